import { type ReactNode, useEffect, useRef } from 'react';

import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { example } from './add-guests-page.tsx';
import { AddNotes, PasteAndAdd } from './add-parts.tsx';
import { GuestPreview } from './guest-preview.tsx';
import { GuestSources } from './guest-sources.tsx';
import { useAddGuests } from './use-add-guests.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

const nothing: readonly never[] = [];

interface FirstListProps {
  inviteId: string;
  /** The event's, as the screen shows it. */
  version: number;
  /** On a screen of its own the field takes the focus, where that opens no keyboard over it. */
  takesFocus?: boolean;
  /** Beneath, how to do without a list. */
  children?: ReactNode;
}

/** The field that begins a list, in place of one without guests (behaviour 33.1). */
export function FirstList({ inviteId, version, takesFocus = false, children }: FirstListProps) {
  const form = useAddGuests({ inviteId, version, known: nothing, labels: nothing });
  const { text, type, busy } = form;
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady = useHydrated();
  useEffect(() => {
    if (takesFocus && isReady && matchMedia('(width >= 44rem)').matches) field.current?.focus();
  }, [takesFocus, isReady]);
  return (
    <section className={joinClasses(patterns.stack4, styles.content)} aria-labelledby="first-list">
      <h2 id="first-list" className={patterns.heading}>
        {say('Who do you want to invite?')}
      </h2>
      <TextArea
        ref={field}
        label={say('Your guests')}
        labelHidden
        hint={say('One per line. An address is optional. Nothing is sent.')}
        rows={8}
        placeholder={example}
        spellCheck={false}
        autoComplete="off"
        disabled={!isReady}
        readOnly={busy}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <PasteAndAdd form={form} field={field} />
      <AddNotes form={form} back={getAddGuestsPath(inviteId)} />
      <GuestPreview form={form} />
      <GuestSources form={form} inviteId={inviteId} field={field} />
      {children}
    </section>
  );
}
