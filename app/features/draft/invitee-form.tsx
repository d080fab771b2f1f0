import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

import { RemovableInvitees } from './removable-invitees.tsx';
import { addInvitee, removeInvitee } from './rules.ts';
import { type Invitee, limits } from './schema.ts';
import type { StepValue } from './steps.ts';

import styles from './forms.module.css';

type Value = StepValue<'invitee'>;

interface InviteeFormProps {
  value: Value;
  setValue: (update: Value | ((previous: Value) => Value)) => void;
  /** What invitees have answered, in words, by their id. */
  answers: Readonly<Record<string, string>>;
}

/** Name and e-mail of somebody to invite, and everybody added so far (spec §2, §5). */
export function InviteeForm({ value, setValue, answers }: InviteeFormProps) {
  const [error, setError] = useState<string>();
  const nameInput = useRef<HTMLInputElement>(null);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const next = addInvitee(value.invitees, value);
    setError(next.ok ? undefined : next.error);
    if (!next.ok || !next.value) return;
    setValue({ invitees: next.value, name: '', email: '' });
    nameInput.current?.focus();
  };

  const remove = (invitee: Invitee) => {
    setError(undefined);
    setValue((old) => ({ ...old, invitees: removeInvitee(old.invitees, invitee) }));
  };

  return (
    <>
      <form className={styles.inviteeRow} onSubmit={add}>
        <TextField
          ref={nameInput}
          label="Name"
          labelHidden
          placeholder="Name"
          value={value.name}
          maxLength={limits.inviteeName}
          autoComplete="off"
          error={error}
          onChange={(event) => setValue({ ...value, name: event.target.value })}
        />
        <TextField
          label="Email"
          labelHidden
          type="email"
          placeholder="Email"
          value={value.email}
          maxLength={limits.inviteeEmail}
          autoComplete="off"
          onChange={(event) => setValue({ ...value, email: event.target.value })}
        />
        <Button type="submit">Add</Button>
      </form>
      <RemovableInvitees
        invitees={value.invitees}
        answers={answers}
        onRemove={remove}
        onEmptied={() => nameInput.current?.focus()}
      />
    </>
  );
}
