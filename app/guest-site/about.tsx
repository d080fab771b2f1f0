import type { ReactNode } from 'react';

import { Identity } from '#app/features/rsvp/form/identity.tsx';
import type { RsvpView } from '#app/features/rsvp/schema.ts';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import styles from './about.module.css';

interface AboutProps {
  rsvp: RsvpView;
  /** Of the page that says what is stored. */
  dataPath: string;
  mail: ReactNode;
}

/** What a known guest finds folded at the foot of the page (behaviour 13.25). */
export function About({ rsvp, dataPath, mail }: AboutProps) {
  const { say } = usePageWords();
  const isKnown = rsvp.personal || rsvp.answer !== null;
  return (
    <div id="about" className={styles.about}>
      {rsvp.personal ? <Identity rsvp={rsvp} /> : null}
      {isKnown && !rsvp.personal && rsvp.name !== '' ? (
        <p>
          {withElements(say('aboutAnsweringAs', { name: spot('name') }), {
            name: <bdi>{rsvp.name}</bdi>,
          })}
        </p>
      ) : null}
      {mail}
      {isKnown ? <a href={dataPath}>{say('storedAboutYou')}</a> : null}
    </div>
  );
}
