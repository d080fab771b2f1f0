import { messages } from '#app/features/invite/messages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import styles from './step-page.module.css';

/** The server did not answer, or failed. `step` leads back to the screen with the typed values. */
export function SaveFailed({ step }: { step: string }) {
  return (
    <main className={styles.page}>
      <title>Not saved yet · Festoon</title>
      <Wordmark />
      <h1>Not saved yet</h1>
      <Notice tone="bad">{messages.saveFailed}</Notice>
      <p>What you typed is still here. Go back to it and save again.</p>
      <div className={styles.ways}>
        <ButtonLink to={step} replace look="primary">
          Back to what I typed
        </ButtonLink>
      </div>
    </main>
  );
}
