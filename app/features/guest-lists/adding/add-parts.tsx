import type { RefObject } from 'react';

import { say } from '#app/platform/language/say.ts';
import { logInPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { RefusalNotice } from '#app/ui/log-in-again.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { AddGuestsForm } from './use-add-guests.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

function Summary({ form }: { form: AddGuestsForm }) {
  const { fresh, twins, invalid } = form.sorted;
  const newLabels = form.labels.fresh.length;
  const words = [
    fresh.length > 0 ? say('{count, number} new', { count: fresh.length }) : '',
    twins.length > 0 ? say('{count, number} already there', { count: twins.length }) : '',
    invalid.length > 0 ? say('{count, number} cannot be read', { count: invalid.length }) : '',
    newLabels > 0
      ? say('{newLabels, plural, one {# new label} other {# new labels}}', { newLabels })
      : '',
  ];
  return (
    <output className={joinClasses(patterns.muted, styles.summary)}>
      {words.filter(Boolean).join(' · ')}
    </output>
  );
}

/** What was left, what cannot be added and why, and how many are new. `back` is the way back from the login. */
export function AddNotes({ form, back }: { form: AddGuestsForm; back: string }) {
  const { left } = form;
  return (
    <>
      {left > 0 ? (
        <Notice>
          {say(
            '{left, plural, one {# line could not be read and is still here.} other {# lines could not be read and are still here.}}',
            { left },
          )}
        </Notice>
      ) : null}
      {form.problem ? <Notice tone="bad">{say(form.problem)}</Notice> : null}
      <RefusalNotice refusal={form.refusal} logIn={logInPath(back)} />
      <Summary form={form} />
    </>
  );
}

/** Says how many it adds. */
export function AddButton({ form: { toAdd, busy, problem, add } }: { form: AddGuestsForm }) {
  const many = toAdd.length;
  return (
    <Button variant="primary" disabled={busy || many === 0 || problem !== null} onClick={add}>
      {busy
        ? say('Adding…')
        : many === 0
          ? say('Add guests')
          : say('{many, plural, one {Add # guest} other {Add # guests}}', { many })}
    </Button>
  );
}

interface PasteProps {
  form: AddGuestsForm;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Pastes beneath what is typed, and adds what the field holds. */
export function PasteAndAdd({ form, field }: PasteProps) {
  const { text, type, busy } = form;
  const paste = async () => {
    field.current?.focus();
    // A browser that refuses leaves the field with the focus, ready for a paste by hand.
    const pasted = await navigator.clipboard.readText().catch(() => '');
    if (pasted !== '') type([text.trimEnd(), pasted].filter(Boolean).join('\n'));
  };
  return (
    <div className={styles.paste}>
      <Button className={patterns.scripted} disabled={busy} onClick={() => void paste()}>
        {say('Paste')}
      </Button>
      <AddButton form={form} />
    </div>
  );
}
