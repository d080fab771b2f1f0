import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

import { trimText } from '#app/platform/text.ts';
import { keepText, useKeptText } from '#app/ui/kept-text.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { WordsRefusal } from './schema.ts';
import type { WordsField } from './words-view.server.ts';

/** What is typed and not saved, with the mark of what the host typed over. */
const typedSchema = v.record(v.string(), v.object({ text: v.string(), mark: v.string() }));

type Typed = v.InferOutput<typeof typedSchema>;

function readTyped(kept: string | null): Typed {
  if (kept === null) return {};
  try {
    return v.parse(typedSchema, JSON.parse(kept));
  } catch {
    return {};
  }
}

const nameWords = (inviteId: string, language: string) => `words.${inviteId}.${language}`;

export const forgetWords = (inviteId: string, language: string) =>
  keepText(nameWords(inviteId, language), null);

interface Around {
  inviteId: string;
  language: string;
  fields: readonly WordsField[];
  refusal: WordsRefusal | undefined;
}

/** Keeps what is typed in this browser until it is saved. What somebody else saves meanwhile stays another text. */
export function useTypedWords({ inviteId, language, fields, refusal }: Around) {
  const name = nameWords(inviteId, language);
  const isHydrated = useHydrated();
  const typed = readTyped(useKeptText(name));
  const keep = (next: Typed) =>
    keepText(name, Object.keys(next).length === 0 ? null : JSON.stringify(next));

  const dropSaved = useEffectEvent(() => {
    const stored = new Map(fields.map(({ key, text }) => [key, text]));
    const left = Object.entries(typed).filter(
      ([key, { text }]) => trimText(text) !== stored.get(key),
    );
    if (left.length < Object.keys(typed).length) keep(Object.fromEntries(left));
  });
  useEffect(() => dropSaved(), [fields]);

  // The host has been told what is stored now. What was sent before this page had its script is kept, too.
  const heed = useEffectEvent(({ typed: sent, marks }: WordsRefusal) => {
    const next = { ...typed };
    for (const { key, text, mark } of fields) {
      const own = next[key]?.text ?? sent[key];
      if (own === undefined || own.replaceAll('\r\n', '\n') === text) continue;
      next[key] = { text: own, mark: marks[key] ?? next[key]?.mark ?? mark };
    }
    keep(next);
  });
  useEffect(() => {
    if (refusal) heed(refusal);
  }, [refusal]);

  const sent = isHydrated ? undefined : refusal;
  const findMark = (key: string) => typed[key]?.mark ?? sent?.marks[key];
  return {
    isTyped: fields.some(({ key }) => key in typed),
    read: ({ key, text }: WordsField) => typed[key]?.text ?? sent?.typed[key] ?? text,
    /** The marks of what the host has seen of each text. */
    shown: fields.map(({ key, mark }) => `${key}=${findMark(key) ?? mark}`).join(' '),
    type: ({ key, text: stored, mark }: WordsField, text: string) => {
      const { [key]: before, ...others } = typed;
      keep(text === stored ? others : { ...others, [key]: { text, mark: before?.mark ?? mark } });
    },
    discard: () => keep({}),
  };
}
