import type { ReactNode } from 'react';

import { Identity } from '#app/features/rsvp/form/identity.tsx';
import type { RsvpView } from '#app/features/rsvp/schema.ts';
import { getGuestDataPath } from '#app/platform/paths.ts';

import styles from './about.module.css';

interface AboutProps {
  inviteId: string;
  rsvp: RsvpView;
  mail: ReactNode;
}

/** What a known guest finds folded at the foot of the page (behaviour 13.25). */
export function About({ inviteId, rsvp, mail }: AboutProps) {
  const isKnown = rsvp.personal || rsvp.answer !== null;
  return (
    <div id="about" className={styles.about}>
      {rsvp.personal ? <Identity rsvp={rsvp} /> : null}
      {isKnown && !rsvp.personal && rsvp.name !== '' ? (
        <p>
          Answering as <bdi>{rsvp.name}</bdi>
        </p>
      ) : null}
      {mail}
      {isKnown ? <a href={getGuestDataPath(inviteId)}>What is stored about you</a> : null}
    </div>
  );
}
