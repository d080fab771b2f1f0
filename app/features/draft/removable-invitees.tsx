import { useCallback, useEffect, useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';

import { InviteeChips } from './invitee-chips.tsx';
import type { Invitee } from './schema.ts';

/** Who is to go, and what they have answered. It stays while the closed question fades. */
interface Asked {
  invitee: Invitee;
  answer: string;
  open: boolean;
}

interface RemovableInviteesProps {
  invitees: Invitee[];
  /** What invitees have answered, in words, by their id. */
  answers: Readonly<Record<string, string>>;
  onRemove: (invitee: Invitee) => void;
  onEmptied: () => void;
}

/** Everybody invited. One who has answered is removed only after a question, for the answer goes with them. */
export function RemovableInvitees(props: RemovableInviteesProps) {
  const { invitees, answers, onRemove, onEmptied } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked((one) => one && { ...one, open: false });
  const latest = useRef({ answers, onRemove });
  useEffect(() => {
    latest.current = { answers, onRemove };
  });
  const removeOrAsk = useCallback((invitee: Invitee) => {
    const answer = latest.current.answers[invitee.id ?? ''];
    if (answer === undefined) latest.current.onRemove(invitee);
    else setAsked({ invitee, answer, open: true });
  }, []);
  return (
    <>
      <InviteeChips invitees={invitees} onRemove={removeOrAsk} onEmptied={onEmptied} />
      {asked ? (
        <RemovalDialog
          asked={asked}
          onClose={close}
          onRemove={() => {
            onRemove(asked.invitee);
            close();
          }}
        />
      ) : null}
    </>
  );
}

interface RemovalDialogProps {
  asked: Asked;
  onClose: () => void;
  onRemove: () => void;
}

function RemovalDialog({ asked, onClose, onRemove }: RemovalDialogProps) {
  const { invitee, answer, open } = asked;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`Remove ${invitee.name}?`}
      actions={
        <>
          <DialogClose>Keep</DialogClose>
          <Button look="primary" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        <bdi>{invitee.name}</bdi> has answered: <strong>{answer}</strong>. Once you save, this
        answer and the personal link go with the guest.
      </p>
    </Dialog>
  );
}
