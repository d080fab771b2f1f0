import { useCallback, useEffect, useRef, useState } from 'react';

import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { InviteeChips } from './invitee-chips.tsx';

interface PendingRemoval {
  invitee: Invitee;
  answer: string;
}

interface RemovableInviteesProps {
  invitees: Invitee[];
  /** Each invitee's answer in words, by id. */
  answers: Readonly<Record<string, string>>;
  onRemove: (invitee: Invitee) => void;
  onEdit: (invitee: Invitee) => void;
  onEmptied: () => void;
}

/** Removing an invitee who has answered deletes the answer, so a dialog asks first. */
export function RemovableInvitees(props: RemovableInviteesProps) {
  const { invitees, answers, onRemove, onEdit, onEmptied } = props;
  const [asked, setAsked] = useState<PendingRemoval | null>(null);
  const close = () => setAsked(null);
  const latest = useRef({ answers, onRemove });
  useEffect(() => {
    latest.current = { answers, onRemove };
  });
  const removeOrAsk = useCallback((invitee: Invitee) => {
    const answer = latest.current.answers[invitee.id ?? ''];
    if (answer === undefined) latest.current.onRemove(invitee);
    else setAsked({ invitee, answer });
  }, []);
  return (
    <>
      <InviteeChips {...{ invitees, onEdit, onEmptied }} onRemove={removeOrAsk} />
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
  asked: PendingRemoval;
  onClose: () => void;
  onRemove: () => void;
}

function RemovalDialog({ asked, onClose, onRemove }: RemovalDialogProps) {
  const { invitee, answer } = asked;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Remove {name}?', { name: invitee.name })}
      actions={
        <>
          <DialogClose>{say('Keep')}</DialogClose>
          <Button variant="primary" onClick={onRemove}>
            {say('Remove')}
          </Button>
        </>
      }
    >
      <p>
        {withElements(
          say('{name} has answered: {answer}.', { name: spot('name'), answer: spot('answer') }),
          { name: <bdi>{invitee.name}</bdi>, answer: <strong>{answer}</strong> },
        )}{' '}
        {say('Once you save, this answer and the personal link go with the guest.')}
      </p>
    </Dialog>
  );
}
