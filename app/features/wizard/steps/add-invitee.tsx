import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { hasContacts, pickContacts } from '#app/features/guest-lists/adding/contacts.client.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { ignoreSecondPress } from '#app/ui/double-click.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { GuestRows } from '../standing/guest-rows.tsx';
import { announceInvitees, listTypedLines, settleInvitees } from '../standing/invitee-entry.ts';
import { TakesAlong } from '../standing/takes-along.tsx';
import type { InviteeStep, useInviteeList } from './use-invitee-list.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './forms.module.css';

export type NameField = RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;

interface AddInviteeProps {
  step: InviteeStep;
  list: ReturnType<typeof useInviteeList>;
  /** One line, or several. */
  nameField: NameField;
}

/** The field is a list from its second line until it is empty, or by its button. */
function useListMode(
  { value }: InviteeStep,
  nameField: NameField,
): { isList: boolean; openList: () => void; focusName: () => void } {
  const [wanted, setWanted] = useState(false);
  const hasLines = /[\r\n]/.test(value.name);
  const isList = hasLines || wanted;
  const [last, setLast] = useState(value.name);
  if (last !== value.name) {
    setLast(value.name);
    setWanted(value.name !== '' && isList);
  }
  const awaits = useRef(false);
  useEffect(() => {
    if (!awaits.current) return;
    awaits.current = false;
    nameField.current?.focus();
  });
  const focusName = () => {
    awaits.current = true;
    nameField.current?.focus();
  };
  return {
    isList,
    focusName,
    openList: () => {
      awaits.current = true;
      setWanted(!isList || hasLines);
    },
  };
}

/** Several lines on the clipboard, which a field of one line would join. */
function joinPasted(before: string, pasted: string): string | null {
  if (!/[\r\n]/.test(pasted.trim())) return null;
  return [before.trim(), pasted.trim()].filter(Boolean).join('\n');
}

function useAdding({ step, list, nameField }: AddInviteeProps) {
  const { value, goOn } = step;
  const emailInput = useRef<HTMLInputElement>(null);
  const mode = useListMode(step, nameField);

  const finish = (at: 'added' | 'name' | 'email') => {
    if (at === 'email') emailInput.current?.focus();
    else mode.focusName();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const entry = list.readNow();
    if (entry.kind === 'one' && !entry.isLone) return;
    event.preventDefault();
    if (entry.kind === 'none') goOn();
    else if (entry.kind === 'list') finish(list.add());
    else emailInput.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const lines = joinPasted(value.name, text);
    if (lines === null && (value.name !== '' || !list.fillBoth(text))) return;
    event.preventDefault();
    if (lines === null) return;
    mode.openList();
    list.type('name', lines);
  };
  return { ...mode, emailInput, finish, enter, paste };
}

export function AddInvitee(props: AddInviteeProps) {
  const { step, list, nameField } = props;
  const { entry, remarks } = list;
  const { finish, paste, ...adding } = useAdding(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    finish(list.add());
  };
  return (
    <form className={patterns.stack3} onPaste={paste} onSubmit={submit}>
      <Fields {...{ step, list, nameField }} {...adding} />
      <AddRow {...{ step, list }} {...adding} />
      {remarks.lone === undefined ? null : (
        <Notice
          tone="ask"
          urgent
          actions={
            <Button onClick={() => finish(list.addWithoutEmail())}>
              {say('Add without email')}
            </Button>
          }
        >
          {withElements(say('{name} has no email yet.', { name: spot('name') }), {
            name: <bdi>{remarks.lone}</bdi>,
          })}
        </Notice>
      )}
      <TakesAlong>{announceInvitees(entry, step.button)}</TakesAlong>
      <output className={joinClasses(patterns.small, styles.news)}>{remarks.news}</output>
      {entry.kind === 'list' ? <GuestRows rows={entry.rows} invalid={entry.invalid} /> : null}
    </form>
  );
}

type FieldsProps = AddInviteeProps & {
  emailInput: RefObject<HTMLInputElement | null>;
  isList: boolean;
  enter: (event: KeyboardEvent) => void;
  focusName: () => void;
};

function Fields({ step, list, nameField, emailInput, isList, enter, focusName }: FieldsProps) {
  const { value, refusal, readGuests } = step;
  const { remarks, entry } = list;
  const atEmail = entry.kind === 'open' && entry.email !== undefined;
  // The reader may have loaded since the press.
  const left = refusal ? (settleInvitees(value, readGuests).problem ?? undefined) : undefined;
  const nameError = remarks.name ?? (atEmail ? undefined : left);
  const emailError = remarks.email ?? (atEmail ? left : undefined);
  return (
    <div className={styles.inviteeRow}>
      {isList ? (
        <LinesField {...{ list, nameField, focusName }} text={value.name} error={nameError} />
      ) : (
        <TextField
          ref={nameField}
          label={say('Name')}
          labelHidden
          placeholder={say('Name')}
          value={value.name}
          maxLength={limits.line}
          autoComplete="off"
          enterKeyHint="next"
          error={nameError}
          onKeyDown={enter}
          onBlur={() => list.fillBoth(value.name)}
          onChange={(event) => list.type('name', event.target.value)}
        />
      )}
      {isList && value.email === '' ? null : (
        <TextField
          ref={emailInput}
          label={say('Email')}
          labelHidden
          type="email"
          placeholder={say('Email')}
          value={value.email}
          maxLength={limits.inviteeEmail}
          autoComplete="off"
          error={emailError}
          onChange={(event) => list.type('email', event.target.value)}
        />
      )}
    </div>
  );
}

interface LinesFieldProps extends Omit<AddInviteeProps, 'step'> {
  text: string;
  error: string | undefined;
  focusName: () => void;
}

function LinesField({ list, nameField, text, error, focusName }: LinesFieldProps) {
  return (
    <TextArea
      ref={nameField}
      label={say('Names and emails, one guest per line')}
      labelHidden
      placeholder={say('Ana Okafor <ana@example.org>\nBen Ito, ben@example.org\nChiara')}
      rows={4}
      value={text}
      error={error}
      onChange={(event) => {
        list.type('name', event.target.value);
        if (event.target.value === '') focusName();
      }}
    />
  );
}

type AddRowProps = Omit<AddInviteeProps, 'nameField'> & { isList: boolean; openList: () => void };

function AddRow({ step, list, isList, openList }: AddRowProps) {
  const { value } = step;
  const { entry } = list;
  const picks = useHydrated() && hasContacts();
  const count = entry.kind === 'list' ? entry.fresh.length : null;
  const pick = async () => {
    const lines = await pickContacts();
    if (lines === '') return;
    openList();
    list.type('name', [value.name.trim(), lines].filter(Boolean).join('\n'));
  };
  return (
    <div className={patterns.bar}>
      <Button type="submit" onClick={ignoreSecondPress}>
        {count === null || count === 0 ? say('Add') : say('Add {count, number}', { count })}
      </Button>
      {isList && listTypedLines(value.name).length > 0 ? null : (
        <Button onClick={openList}>{isList ? say('One guest') : say('Paste a list')}</Button>
      )}
      {picks ? <Button onClick={() => void pick()}>{say('Contacts')}</Button> : null}
    </div>
  );
}
