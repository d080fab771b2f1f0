import type { KeyboardEvent } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { LogInAgain } from '#app/ui/log-in-again.tsx';

import type { InlineEdit } from './use-inline-edit.ts';

import notice from '#app/ui/notice.module.css';
import patterns from '#app/ui/patterns.module.css';
import styles from './inline-editor.module.css';

interface InlineEditorProps {
  edit: InlineEdit;
  label: string;
  hint?: string | undefined;
  multiline?: boolean;
  /** The login screen, for an ended session. */
  logIn: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function focusAtEnd(control: Control | null): void {
  control?.focus();
  control?.setSelectionRange(control.value.length, control.value.length);
}

function Stored({ value }: { value: string }) {
  return (
    <section
      className={joinClasses(notice.notice, patterns.stack1, patterns.typed, styles.stored)}
      aria-label={say('Stored now')}
      tabIndex={0}
    >
      <p className={joinClasses(patterns.small, patterns.strong)}>{say('Stored now')}</p>
      <p>{value === '' ? say('Nothing') : value}</p>
    </section>
  );
}

/** Escape cancels. Typed text stays until it is saved. */
export function InlineEditor({ edit, label, hint, multiline = false, logIn }: InlineEditorProps) {
  const { text, setText, saving, problem } = edit;
  const field = {
    label,
    hint,
    error: problem?.message,
    value: text,
    readOnly: saving,
    onChange: (event: { target: Control }) => setText(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !saving) edit.cancel();
    },
  };
  return (
    <form
      className={patterns.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      {multiline ? (
        <TextArea {...field} ref={focusAtEnd} />
      ) : (
        <TextField {...field} ref={focusAtEnd} />
      )}
      {problem?.stored ? <Stored value={problem.stored.value} /> : null}
      {problem?.signedOut ? <LogInAgain to={logIn} className={patterns.link} /> : null}
      <div className={patterns.bar}>
        <Button type="submit" variant="primary" disabled={saving}>
          {saving ? say('Saving…') : say('Save')}
        </Button>
        <Button disabled={saving} onClick={edit.cancel}>
          {say('Cancel')}
        </Button>
      </div>
    </form>
  );
}
