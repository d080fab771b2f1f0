import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { BulkActions } from './use-bulk-actions.ts';

import styles from './bulk-bar.module.css';

export function BulkOutcome({ bulk }: { bulk: BulkActions }) {
  return (
    <>
      <BulkProblem bulk={bulk} />
      {bulk.note === '' ? null : (
        <Notice>
          {bulk.note}
          <p className={styles.choices}>
            <Button onClick={bulk.dismissNote}>Dismiss</Button>
          </p>
        </Notice>
      )}
    </>
  );
}

/** Why a change was refused, or for whom; for newer answers, buttons for both choices (behaviour 38.18). */
function BulkProblem({ bulk }: { bulk: BulkActions }) {
  const { problem, newer, busy, keepNewer, recordNewer } = bulk;
  if (problem === '') return null;
  return (
    <Notice tone="bad">
      {problem}
      {newer > 0 ? (
        <p className={styles.choices}>
          <Button onClick={keepNewer}>Keep as it is</Button>
          <Button disabled={busy} onClick={recordNewer}>
            {`Record for ${newer.toLocaleString('en')} more`}
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
