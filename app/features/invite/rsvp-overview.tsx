import type { ReactNode } from 'react';

import { DashboardCard } from './dashboard-card.tsx';
import { QuietPart } from './quiet-part.tsx';
import type { Figures } from './views.ts';

import styles from './rsvp-overview.module.css';

const number = new Intl.NumberFormat('en');

const rows = [
  ['going', 'Going'],
  ['maybe', 'Maybe'],
  ['declined', 'Declined'],
  ['noResponse', 'No response'],
] as const;

/** '12 going · 15 people' (decisions §1). */
export function goingLine({ going, people }: Figures): string {
  return `${number.format(going)} going · ${number.format(people)} ${people === 1 ? 'person' : 'people'}`;
}

/** Who is coming, at a glance: the number that counts, the shares, and the four figures. */
export function RsvpOverview({ figures, mark }: { figures: Figures; mark: ReactNode }) {
  const answers = figures.going + figures.maybe + figures.declined;
  return (
    <DashboardCard title="RSVP Overview" aside={mark}>
      <p className={styles.headline}>
        <span className={styles.number}>{number.format(figures.going)}</span>{' '}
        <span className={styles.words}>
          going <span className={styles.people}>· {goingLine(figures).split(' · ')[1]}</span>
        </span>
      </p>
      {answers > 0 ? (
        <div className={styles.bar} aria-hidden="true">
          {rows.map(([name]) =>
            figures[name] > 0 ? (
              <span key={name} className={styles[name]} style={{ flexGrow: figures[name] }} />
            ) : null,
          )}
        </div>
      ) : (
        <QuietPart of="post">
          <p>No answers yet. Share the guest link to get the first one.</p>
        </QuietPart>
      )}
      <dl className={styles.figures}>
        {rows.map(([name, label]) => (
          <div key={name}>
            <dt>
              <span className={styles[name]} aria-hidden="true" />
              {label}
            </dt>
            <dd>{number.format(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </DashboardCard>
  );
}
