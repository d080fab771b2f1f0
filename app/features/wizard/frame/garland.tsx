import type { CSSProperties } from 'react';
import { NavLink, useLocation } from 'react-router';

import { isFilled } from '#app/features/draft/parts.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import { say } from '#app/platform/language/say.ts';
import { getFlagClass } from '#app/ui/brand/flags.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import { wizardSteps } from './steps.ts';

import styles from './garland.module.css';

/** The review counts as filled once all others are. */
export function useFilledSteps(): boolean[] {
  const values = useDraftSteps();
  const filled = wizardSteps.map(({ part }) => part !== null && isFilled(part, values[part]));
  return [...filled.slice(0, -1), filled.slice(0, -1).every(Boolean)];
}

export function Garland() {
  const { pathname } = useLocation();
  const filled = useFilledSteps();
  const glides = useStepTransition();
  const current = wizardSteps.findIndex(({ to }) => to === pathname);
  return (
    <nav className={styles.garland} aria-label={say('Progress')}>
      <svg className={styles.string} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0Q50 40 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <span id="garland-filled" hidden>
        {say('Filled in')}
      </span>
      <ol className={styles.steps}>
        {wizardSteps.map((step, index) => (
          <li
            key={step.to}
            className={joinClasses(styles.step, getFlagClass(index))}
            style={hang(index)}
          >
            <NavLink
              to={step.to}
              viewTransition={glides}
              className={styles.link ?? ''}
              {...(filled[index] ? { 'aria-describedby': 'garland-filled' } : {})}
            >
              <Pennant filled={filled[index] ?? false} />
              <span className={styles.label}>{say(step.label)}</span>
            </NavLink>
          </li>
        ))}
      </ol>
      {current === -1 ? null : (
        <p className={styles.here} aria-hidden>
          {withElements(
            say('{step} {place, number} of {total, number}', {
              step: spot('step'),
              place: current + 1,
              total: wizardSteps.length,
            }),
            { step: <b>{say(wizardSteps[current]?.label ?? '')}</b> },
          )}
        </p>
      )}
    </nav>
  );
}

function Pennant({ filled }: { filled: boolean }) {
  return (
    <svg
      className={joinClasses(styles.pennant, filled && styles.filled)}
      viewBox="0 0 32 40"
      aria-hidden
    >
      <path d="M3 2.5H29L16 37.5Z" />
    </svg>
  );
}

/** How far the string sags at a pennant, from 0 at its ends to 1 in the middle, and the pennant's tilt. */
function hang(index: number): CSSProperties {
  const along = (index + 0.5) / wizardSteps.length;
  const sag = { '--sag': 4 * along * (1 - along), '--tilt': `${(1 - 2 * along) * 9}deg` };
  return sag as CSSProperties;
}
