import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import type { BulkActions } from './use-bulk-actions.ts';

/** Asks before answers are removed with their guests (behaviour 33.23). */
export function RemovalQuestion({ bulk }: { bulk: Pick<BulkActions, 'removing' | 'busy'> }) {
  const { asks, cancel, confirm } = bulk.removing;
  if (!asks) return null;
  const guests = countLabel(asks.rows, 'guest');
  const has = asks.answered === 1 ? 'has' : 'have';
  return (
    <Dialog
      open
      onClose={cancel}
      title={`Remove ${guests}?`}
      actions={
        <>
          <DialogClose variant="quiet">Keep them</DialogClose>
          <Button disabled={bulk.busy} onClick={confirm}>
            {`Remove ${guests}`}
          </Button>
        </>
      }
    >
      <p>{`${asks.answered.toLocaleString('en')} ${has} answered. You can undo this for an hour, also from Activity.`}</p>
    </Dialog>
  );
}
