import * as v from 'valibot';

import { keepText, useKeptText } from '#app/ui/kept-text.ts';

import type { MailingKind } from './audience.ts';

const wordsSchema = v.object({ subject: v.string(), text: v.string() });

export type Words = v.InferOutput<typeof wordsSchema>;

const noWords: Words = { subject: '', text: '' };

const nameOf = (inviteId: string, kind: MailingKind) => `message.${inviteId}.${kind}`;

function parse(kept: string | null): Words {
  if (kept === null) return noWords;
  try {
    const parsed = v.safeParse(wordsSchema, JSON.parse(kept));
    return parsed.success ? parsed.output : noWords;
  } catch {
    return noWords;
  }
}

/** Keeps a message that is not sent in this browser; empty words are forgotten (behaviour 31.11). */
export function keepWords(inviteId: string, kind: MailingKind, words: Words): void {
  const isEmpty = words.subject === '' && words.text === '';
  keepText(nameOf(inviteId, kind), isEmpty ? null : JSON.stringify(words));
}

export function useKeptWords(inviteId: string, kind: MailingKind) {
  const kept = useKeptText(nameOf(inviteId, kind));
  const words = parse(kept);
  return {
    ...words,
    isEmpty: kept === null,
    change: (changes: Partial<Words>) => keepWords(inviteId, kind, { ...words, ...changes }),
    discard: () => keepWords(inviteId, kind, noWords),
  };
}
