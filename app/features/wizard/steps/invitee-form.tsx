import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useRef,
} from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { ignoreSecondPress } from '#app/ui/double-click.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

import { InviteeDialog } from '../households/invitee-dialog.tsx';
import { useInviteeEdit } from '../households/use-invitee-edit.ts';
import { RemovableInvitees } from './removable-invitees.tsx';
import { type InviteeStep, useInviteeList } from './use-invitee-list.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './forms.module.css';

interface InviteeFormProps extends InviteeStep {
  /** Each invitee's answer in words, by id. */
  answers: Readonly<Record<string, string>>;
}

export function InviteeForm({ value, setValue, answers }: InviteeFormProps) {
  const list = useInviteeList({ value, setValue });
  const nameInput = useRef<HTMLInputElement>(null);
  const { removed } = list;
  const editing = useInviteeEdit();
  return (
    <>
      <AddInvitee {...{ value, list, nameInput }} />
      <RemovableInvitees
        invitees={value.invitees}
        answers={answers}
        onRemove={list.remove}
        onEdit={editing.start}
        onEmptied={() => nameInput.current?.focus()}
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
        offer={removed && { key: removed.key, text: `Removed ${removed.invitee.name}.` }}
        onUndo={list.undo}
        onExpire={list.forgetRemoved}
      />
    </>
  );
}

interface AddInviteeProps extends Pick<InviteeStep, 'value'> {
  list: ReturnType<typeof useInviteeList>;
  nameInput: RefObject<HTMLInputElement | null>;
}

function AddInvitee({ value, list, nameInput }: AddInviteeProps) {
  const emailInput = useRef<HTMLInputElement>(null);
  const { remarks } = list;

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    (list.add() === 'email' ? emailInput : nameInput).current?.focus();
  };
  const goToEmail = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    emailInput.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    if (list.paste(event.clipboardData.getData('text'))) event.preventDefault();
  };

  return (
    <form className={patterns.stack2} onSubmit={add} onPaste={paste}>
      <div className={styles.inviteeRow}>
        <TextField
          ref={nameInput}
          label="Name"
          labelHidden
          placeholder="Name"
          value={value.name}
          maxLength={limits.inviteeName}
          autoComplete="off"
          enterKeyHint="next"
          error={remarks.name}
          onKeyDown={goToEmail}
          onChange={(event) => list.type('name', event.target.value)}
        />
        <TextField
          ref={emailInput}
          label="Email"
          labelHidden
          type="email"
          placeholder="Email"
          value={value.email}
          maxLength={limits.inviteeEmail}
          autoComplete="off"
          error={remarks.email}
          onChange={(event) => list.type('email', event.target.value)}
        />
        <AddButton />
      </div>
      <Remarks news={remarks.news} />
    </form>
  );
}

function AddButton() {
  return (
    <Button type="submit" onClick={ignoreSecondPress}>
      Add
    </Button>
  );
}

function Remarks({ news }: { news: string | undefined }) {
  return (
    <>
      <p className={patterns.small}>
        You can also paste several people at once, one per line: Ana, ana@example.org
      </p>
      <output className={joinClasses(patterns.small, styles.news)}>{news}</output>
    </>
  );
}
