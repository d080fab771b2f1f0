import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { CardAction, CardReply } from './schema.ts';
import { useSavedText } from './use-saved-text.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './text-row.module.css';

interface TextRowProps {
  label: string;
  /** How the field is named to assistive technology and in its errors. */
  what: string;
  stored: string;
  /** Stands for no text. */
  empty: string;
  isLong?: boolean;
  input?: Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;
  maxLength: number;
  toAction: (text: string, seen: string) => CardAction;
  /** Why a text is not sent; '' if it is. */
  check?: (text: string) => string;
  onSaved?: (reply: Extract<CardReply, { ok: true }>) => void;
  logInLink: ReactNode;
}

type Saved = ReturnType<typeof useSavedText>;

function ProblemNote({
  saved: { problem, keep, release },
  what,
  logInLink,
}: Pick<TextRowProps, 'what' | 'logInLink'> & { saved: Saved }) {
  if (problem?.kind === 'away') {
    return (
      <Notice>
        {say('{what} not saved: no connection. It stays here and is sent again.', { what })}
      </Notice>
    );
  }
  if (problem?.kind === 'theirs') {
    return (
      <Notice
        tone="bad"
        actions={
          <>
            <Button onClick={keep}>{say('Keep yours')}</Button>
            <Button onClick={release}>{say('Take theirs')}</Button>
          </>
        }
      >
        {problem.text === ''
          ? say('Somebody changed this: there is none now.')
          : withElements(say('Somebody changed this: “{text}”.', { text: spot('text') }), {
              text: <bdi>{problem.text}</bdi>,
            })}
      </Notice>
    );
  }
  return problem?.signedOut ? <p>{logInLink}</p> : null;
}

/** The field opens with the focus, and ends with Escape or when it is left. */
function useEditing(
  saved: Saved,
  check: (text: string) => string,
  { row, button }: { row: RefObject<HTMLElement | null>; button: RefObject<HTMLElement | null> },
) {
  const [isOpen, setIsOpen] = useState(false);
  const isByKey = useRef(false);
  const isShown = isOpen || saved.isTyped;
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen, row]);
  useEffect(() => {
    if (isShown || !isByKey.current) return;
    isByKey.current = false;
    button.current?.focus({ preventScroll: true });
  }, [isShown, button]);
  const end = () => {
    setIsOpen(false);
    if (!saved.isTyped || saved.problem?.kind === 'theirs') return;
    const why = check(saved.text.trim());
    if (why === '') saved.save();
    else saved.refuse(why);
  };
  return {
    isOpen: isShown,
    open: () => setIsOpen(true),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      isByKey.current = true;
      end();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Its own buttons are no leaving.
      if (!row.current?.contains(relatedTarget)) end();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      isByKey.current = true;
      saved.release();
      setIsOpen(false);
    },
  };
}

const fine = () => '';

/** A row of a guest's card, which a press turns into its field. Leaving the field saves it (behaviour 28.17). */
export function TextRow(props: TextRowProps) {
  const { label, what, stored, empty, isLong = false, maxLength, check = fine, logInLink } = props;
  const saved = useSavedText(stored, props.toAction, props.onSaved);
  const row = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const editing = useEditing(saved, check, { row, button });
  if (!editing.isOpen) {
    return (
      <button ref={button} type="button" className={styles.row} onClick={editing.open}>
        <span className={patterns.small}>{label}</span>
        <bdi className={joinClasses(patterns.typed, stored === '' && patterns.muted)}>
          {stored === '' ? empty : stored}
        </bdi>
        <output className={patterns.good}>{saved.isSaved ? say('Saved') : ''}</output>
      </button>
    );
  }
  const { problem, busy } = saved;
  const field = {
    label: what,
    autoComplete: 'off',
    maxLength,
    error: problem?.kind === 'refused' ? problem.message : '',
    value: saved.text,
    readOnly: busy,
    onBlur: editing.onBlur,
    onKeyDown: editing.onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => saved.type(target.value),
  };
  return (
    <form
      ref={row}
      className={joinClasses(patterns.stack2, styles.field)}
      data-unsaved={saved.isTyped && !busy}
      noValidate
      onSubmit={editing.onSubmit}
    >
      {isLong ? <TextArea rows={3} {...field} /> : <TextField {...props.input} {...field} />}
      <ProblemNote {...{ saved, what, logInLink }} />
    </form>
  );
}
