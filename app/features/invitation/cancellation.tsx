import type { ReactNode } from 'react';

import type { Cancellation } from '#app/features/invite/schema.ts';
import { useGuestWords, usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import styles from './cancellation.module.css';

export function CanceledPlate() {
  return <p className={styles.plate}>{useGuestWords().say('eventIsCanceled')}</p>;
}

interface CancellationNoteProps {
  cancellation: Cancellation;
  hostedBy: string;
  filePath: string | null;
  children?: ReactNode;
}

/** Replaces the question to the guests (behaviour 34.2). */
export function CancellationNote({
  cancellation: { message },
  hostedBy,
  filePath,
  children,
}: CancellationNoteProps) {
  const { say } = usePageWords();
  return (
    <section id="answer" className={styles.note} aria-label={say('eventIsCanceled')}>
      {children}
      {message === '' ? null : (
        <figure className={styles.words}>
          <blockquote dir="auto">
            {withElements(say('quoted', { text: spot('text') }), { text: message })}
          </blockquote>
          {hostedBy === '' ? null : (
            <figcaption>
              <bdi>{hostedBy}</bdi>
            </figcaption>
          )}
        </figure>
      )}
      <p className={styles.rest}>
        {filePath === null
          ? say('nothingToDo')
          : withElements(
              say('twoSentences', {
                first: say('nothingToDo'),
                second: say('takeOutOfCalendar', { link: spot('link') }),
              }),
              { link: <a href={filePath}>{say('takeItOut')}</a> },
            )}
      </p>
    </section>
  );
}
