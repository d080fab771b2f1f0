import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

import { say } from '#app/platform/language/say.ts';

import { useHydrated } from '../use-hydrated.ts';
import { FieldBody, type FieldText } from './field.tsx';

import styles from './password-field.module.css';

interface PasswordFieldProps
  extends
    FieldText,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'ref' | 'aria-describedby'> {
  /** Hides the password, for example while the form is sent. */
  hidden?: boolean;
}

export function PasswordField({ label, hint, error, hidden, ...input }: PasswordFieldProps) {
  const { field, shown, toggle } = useShown();
  const hydrated = useHydrated();
  return (
    <FieldBody {...{ label, hint, error }}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            ref={field}
            type={shown && !hidden ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {hydrated ? <ShowButton pressed={shown} onPress={toggle} /> : null}
        </div>
      )}
    </FieldBody>
  );
}

/** Restores the caret, which browsers reset when the input's type changes. */
function useShown() {
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<{ start: number | null; end: number | null }>(null);
  useLayoutEffect(() => {
    if (caret.current) field.current?.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
  });
  const toggle = () => {
    const { selectionStart: start = null, selectionEnd: end = null } = field.current ?? {};
    caret.current = { start, end };
    setShown(!shown);
  };
  return { field, shown, toggle };
}

function ShowButton({ pressed, onPress }: { pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.show}
      aria-pressed={pressed}
      onClick={onPress}
      // A press with a mouse or finger keeps the focus in the field, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M2.5 12C5 7.5 8.2 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.8 18.5 12 18.5S5 16.5 2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {pressed ? null : <path d="M4 20 20 4" />}
      </svg>
      <span className="visually-hidden">{say('Show password')}</span>
    </button>
  );
}
