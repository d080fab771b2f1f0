import type { ReactNode } from 'react';

import { DirectionsLink } from '#app/features/place/map/place-preview.tsx';
import { formatDate } from '#app/features/schedule/rules.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';

import { fallbacks, formatTimes, formatZone } from './facts.ts';
import type { Invitation } from './invitation.ts';

import styles from './invitation-facts.module.css';

interface InvitationFactsProps {
  view: Invitation;
  /** What else can be done about the date, before the way there. */
  action?: ReactNode;
}

/** When and where, and the way there (behaviour 13.3, 13.5). */
export function InvitationFacts({ view, action }: InvitationFactsProps) {
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Time">
          <span className={styles.date}>{formatDate(view.date) || fallbacks.date}</span>
          <span>
            <TimeText>{formatTimes(view, ' - ') || fallbacks.time}</TimeText>
          </span>
          <Zone view={view} />
        </Fact>
        <Fact name="Location">{view.location || fallbacks.location}</Fact>
      </dl>
      {view.location === '' && !action ? null : (
        <div className={styles.actions}>
          {action}
          {view.location === '' ? null : <DirectionsLink place={view} className={styles.action} />}
        </div>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** The event's zone. A guest's page with its script shows it to a reader in another zone alone (behaviour 13.19). */
function Zone({ view }: { view: Invitation }) {
  const label = formatZone(view);
  if (label === '') return null;
  return (
    <span
      className={styles.zone}
      data-zone={view.timeZone}
      data-at={`${view.date}T${view.startTime}`}
    >
      {label}
    </span>
  );
}
