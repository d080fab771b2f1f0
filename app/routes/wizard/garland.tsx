import type { CSSProperties } from 'react';
import { NavLink, useLocation } from 'react-router';

import { isFilled } from '#app/features/draft/rules.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import { classes } from '#app/ui/classes.ts';

import { wizardSteps } from './steps.ts';

import styles from './garland.module.css';

const colors = [styles.accent, styles.marigold, styles.teal, styles.plum];

/** The way through the wizard: a pennant a step, coloured once the step holds something. */
export function Garland() {
  const { pathname } = useLocation();
  const values = useDraftSteps();
  const filled = wizardSteps.map(({ part }) => part !== null && isFilled(part, values[part]));
  const ready = filled.slice(0, -1).every(Boolean);
  const current = wizardSteps.findIndex(({ to }) => to === pathname);
  return (
    <nav className={styles.garland} aria-label="Progress">
      <svg className={styles.string} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0Q50 40 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <span id="garland-filled" hidden>
        Filled in
      </span>
      <ol className={styles.steps}>
        {wizardSteps.map((step, index) => {
          const done = step.part === null ? ready : filled[index];
          return (
            <li key={step.to} className={styles.step} style={hang(index)}>
              <NavLink
                to={step.to}
                className={styles.link ?? ''}
                {...(done ? { 'aria-describedby': 'garland-filled' } : {})}
              >
                <Pennant className={classes(styles.pennant, done && colors[index % 4])} />
                <span className={styles.label}>{step.label}</span>
              </NavLink>
            </li>
          );
        })}
      </ol>
      {current === -1 ? null : (
        <p className={styles.here} aria-hidden>
          <b>{wizardSteps[current]?.label}</b> · {current + 1} of {wizardSteps.length}
        </p>
      )}
    </nav>
  );
}

function Pennant({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 40" aria-hidden>
      <path d="M3 2.5H29L16 37.5Z" />
    </svg>
  );
}

/** How far a pennant hangs down with the string, from 0 at its ends to 1 in the middle, and its tilt. */
function hang(index: number): CSSProperties {
  const along = (index + 0.5) / wizardSteps.length;
  const sag = { '--sag': 4 * along * (1 - along), '--tilt': `${(1 - 2 * along) * 9}deg` };
  return sag as CSSProperties;
}
