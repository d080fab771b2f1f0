import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Form } from 'react-router';

import { readyTextMax } from '#app/features/told/ready-text.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { keepText, useKeptText } from '#app/ui/kept-text.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { usePost } from '#app/ui/use-post.ts';

import type { PhoneAction, PhoneReply, PhoneView } from '../schema.ts';
import { type WordPlace, addPlace, editWords, places } from './word-places.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './words-form.module.css';

interface WordsFormProps {
  view: Pick<PhoneView, 'inviteId' | 'about' | 'words'>;
  /** To a form that was sent without a script. */
  reply: PhoneReply | undefined;
}

const placeNames = texts({ '{name}': 'Add the name', '{link}': 'Add the link' });

const describePlaces = () =>
  say('{name} and {link} are places: each guest’s own name and link go there.', {
    name: '{name}',
    link: '{link}',
  });

interface Edited {
  words: string;
  cursor: number;
}

/** At once, for a later render would move the cursor to the end. */
function showEdit(area: HTMLTextAreaElement, { words, cursor }: Edited): void {
  area.value = words;
  area.setSelectionRange(cursor, cursor);
}

/** What is typed stays in this browser until it is saved or given up. */
function useWords({ inviteId, about, words: stored }: WordsFormProps['view']) {
  const name = `by-phone-words.${inviteId}.${about}`;
  const kept = useKeptText(name);
  const words = kept ?? stored;
  const put = (area: HTMLTextAreaElement, edit: Edited) => {
    keepText(name, edit.words === stored ? null : edit.words);
    showEdit(area, edit);
  };
  return {
    words,
    isTyped: kept !== null,
    drop: () => keepText(name, null),
    add: (area: HTMLTextAreaElement, place: WordPlace) => {
      put(area, addPlace(words, place, area.selectionEnd));
      area.focus();
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
      const { value, selectionEnd } = target;
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      const edit = isComposing
        ? { words: value, cursor: selectionEnd }
        : editWords(words, value, selectionEnd);
      put(target, edit);
    },
  };
}

/** Saves the words without leaving the guest. */
function useSaving(onSaved: () => void) {
  const [error, setError] = useState<string>();
  const toast = useToast();
  const { busy, send } = usePost<{ action: PhoneAction; reply: PhoneReply }>((reply) => {
    setError(reply.ok ? undefined : reply.message);
    if (!reply.ok) return;
    onSaved();
    toast({ id: 'by-phone', text: say('Saved, for everybody in this round.') });
  });
  return { error, busy, send, forget: () => setError(undefined) };
}

function Places({ words, add }: { words: string; add: (place: WordPlace) => void }) {
  const missing = places.filter((place) => !words.includes(place));
  if (missing.length === 0) return null;
  return (
    <div className={joinClasses(patterns.bar, patterns.scripted)}>
      {missing.map((place) => (
        <Button key={place} onClick={() => add(place)}>
          {say(placeNames[place])}
        </Button>
      ))}
    </div>
  );
}

function Buttons({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className={patterns.bar}>
      <Button type="submit" variant="primary" disabled={busy}>
        {say('Save')}
      </Button>
      <Button variant="quiet" className={patterns.scripted} onClick={onCancel}>
        {say('Cancel')}
      </Button>
    </div>
  );
}

/** The words for everybody in the round, with the places of name and link as wholes (behaviour 48.6). */
export function WordsForm({ view, reply }: WordsFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { words, isTyped, drop, add, onChange } = useWords(view);
  const close = () => {
    drop();
    setIsOpen(false);
    summary.current?.focus();
  };
  const { error, busy, send, forget } = useSaving(close);
  const refused = reply?.ok === false && reply.field === 'words' ? reply : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ intent: 'words', words });
  };
  const addHere = (place: WordPlace) => {
    if (field.current) add(field.current, place);
  };
  const cancel = () => {
    forget();
    close();
  };
  return (
    <details
      className={styles.words}
      open={isOpen || isTyped || refused !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary}>{say('Edit the words')}</summary>
      <Form method="post" className={patterns.stack3} preventScrollReset onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="words" />
        <TextArea
          ref={field}
          name="words"
          label={say('The words for everybody')}
          rows={6}
          maxLength={readyTextMax}
          value={refused?.typed ?? words}
          onChange={onChange}
          error={error ?? refused?.message}
          hint={describePlaces()}
        />
        <Places words={words} add={addHere} />
        <Buttons busy={busy} onCancel={cancel} />
      </Form>
    </details>
  );
}
