import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { BulkActions } from './use-bulk-actions.ts';

export function BulkOutcome({ bulk }: { bulk: BulkActions }) {
  return (
    <>
      <BulkProblem bulk={bulk} />
      {bulk.note === '' ? null : (
        <Notice actions={<Button onClick={bulk.dismissNote}>{say('Dismiss')}</Button>}>
          {bulk.note}
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
    <Notice
      tone="bad"
      actions={
        newer > 0 ? (
          <>
            <Button onClick={keepNewer}>{say('Keep as it is')}</Button>
            <Button disabled={busy} onClick={recordNewer}>
              {say('Record for {newer, number} more', { newer })}
            </Button>
          </>
        ) : null
      }
    >
      {problem}
    </Notice>
  );
}
