import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import type { BulkActions } from './use-bulk-actions.ts';

/** Asks before answers are removed with their guests (behaviour 33.23). */
export function RemovalQuestion({ bulk }: { bulk: Pick<BulkActions, 'removing' | 'busy'> }) {
  const { asks, cancel, confirm } = bulk.removing;
  if (!asks) return null;
  const { rows, answered } = asks;
  return (
    <Dialog
      open
      onClose={cancel}
      title={say('{rows, plural, one {Remove # guest?} other {Remove # guests?}}', { rows })}
      actions={
        <>
          <DialogClose variant="quiet">{say('Keep them')}</DialogClose>
          <Button disabled={bulk.busy} onClick={confirm}>
            {say('{rows, plural, one {Remove # guest} other {Remove # guests}}', { rows })}
          </Button>
        </>
      }
    >
      <p>
        {say('{answered, plural, one {# has answered.} other {# have answered.}}', { answered })}{' '}
        {say('You can undo this for an hour, also from Activity.')}
      </p>
    </Dialog>
  );
}
