import { useRef } from 'react';

import { say } from '#app/platform/language/say.ts';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

import { InviteeDialog } from '../households/invitee-dialog.tsx';
import { useInviteeEdit } from '../households/use-invitee-edit.ts';
import { AddInvitee } from './add-invitee.tsx';
import { RemovableInvitees } from './removable-invitees.tsx';
import { type InviteeStep, useInviteeList } from './use-invitee-list.ts';

export function InviteeForm(step: InviteeStep) {
  const { value, answers } = step;
  const list = useInviteeList(step);
  const nameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { removed } = list;
  const editing = useInviteeEdit();
  return (
    <>
      <AddInvitee {...{ step, list, nameField }} />
      <RemovableInvitees
        invitees={value.invitees}
        answers={answers}
        onRemove={list.remove}
        onEdit={editing.start}
        onEmptied={() => nameField.current?.focus()}
      />
      {editing.edited ? (
        <InviteeDialog
          key={editing.edited.key}
          invitee={editing.edited.invitee}
          open={editing.edited.open}
          answer={answers[editing.edited.invitee.id ?? '']}
          onClose={editing.close}
          onDone={list.replace}
        />
      ) : null}
      <UndoBar
        offer={
          removed && {
            key: removed.key,
            text: say('Removed {name}.', { name: removed.invitee.name }),
          }
        }
        onUndo={list.undo}
        onExpire={list.forgetRemoved}
      />
    </>
  );
}
