import type { ReactNode } from 'react';

import type { Cancellation } from '#app/features/invite/schema.ts';

import styles from './cancellation.module.css';

export function CanceledPlate() {
  return <p className={styles.plate}>This event is canceled</p>;
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
  return (
    <section id="answer" className={styles.note} aria-label="This event is canceled">
      {children}
      {message === '' ? null : (
        <figure className={styles.words}>
          <blockquote dir="auto">{`“${message}”`}</blockquote>
          {hostedBy === '' ? null : (
            <figcaption>
              <bdi>{hostedBy}</bdi>
            </figcaption>
          )}
        </figure>
      )}
      <p className={styles.rest}>
        Nothing to do.{' '}
        {filePath === null ? null : (
          <>
            If it’s in your calendar, <a href={filePath}>take it out</a>.
          </>
        )}
      </p>
    </section>
  );
}
