import { Link } from 'react-router';

import { classes } from '#app/ui/classes.ts';

import { DashboardCard } from './dashboard-card.tsx';
import { countLabel } from './facts.ts';
import { nextRows } from './rules.ts';
import type { GuestRow, HostView } from './views.ts';

import styles from './guest-list.module.css';

const manyRows = 200;

function Rows({ label, rows }: { label: string; rows: readonly GuestRow[] }) {
  return (
    <ul className={classes(styles.rows, rows.length > manyRows && styles.many)} aria-label={label}>
      {rows.map(({ key, name, email, label: answer }) => (
        <li key={key}>
          <span className={styles.who}>
            <bdi>{name}</bdi>{' '}
            {email ? (
              <span className={styles.email}>
                (<bdi>{email}</bdi>)
              </span>
            ) : null}
          </span>
          <span className={styles.answer} data-answer={answer}>
            {answer}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ShowMore({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null;
  const next = Math.min(nextRows(shown), all);
  return (
    <Link className={styles.more} to={`?guests=${nextRows(shown)}`} preventScrollReset replace>
      Show {(next - shown).toLocaleString('en')} more of {all.toLocaleString('en')}
    </Link>
  );
}

/** Every invitee with their answer, then the answers from the open link. */
export function GuestList({ guests, guestCount, openAnswers, openAnswerCount }: HostView) {
  const empty = guestCount === 0 && openAnswerCount === 0;
  return (
    <DashboardCard
      title="Guest List"
      aside={
        guestCount > 0 ? <p className={styles.count}>{countLabel(guestCount, 'guest')}</p> : null
      }
    >
      {guestCount === 0 ? (
        <p className={styles.none}>No guests added yet. Add them on the Invitees page.</p>
      ) : null}
      {empty ? null : (
        <section className={styles.scroller} aria-label="Guests" tabIndex={0}>
          {guestCount > 0 ? <Rows label="Invited" rows={guests} /> : null}
          <ShowMore shown={guests.length} all={guestCount} />
          {openAnswerCount > 0 ? (
            <>
              <h3 className={styles.open}>From the guest link</h3>
              <Rows label="From the guest link" rows={openAnswers} />
              <ShowMore shown={openAnswers.length} all={openAnswerCount} />
            </>
          ) : null}
        </section>
      )}
    </DashboardCard>
  );
}
