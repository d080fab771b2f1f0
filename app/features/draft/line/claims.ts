import type { Ask, Meaning, Phrase } from './reading.ts';

export type Draft = Omit<Phrase, 'id' | 'text'>;

export const none: Meaning = { kind: 'none' };
export const words: Meaning = { kind: 'words' };

export function draft(
  span: { start: number; end: number },
  meanings: readonly Meaning[],
  chosen: number | null,
  ask: Ask | null = null,
): Draft {
  return { start: span.start, end: span.end, meanings, chosen, ask: chosen === null ? ask : null };
}

export function leaveUnused(line: string, span: { start: number; end: number }): Draft {
  const text = line.slice(span.start, span.end);
  return draft(span, [{ kind: 'message', text }, none], null, 'unused');
}

export const isApart =
  (piece: { start: number; end: number }) =>
  ({ start, end }: { start: number; end: number }) =>
    piece.end <= start || piece.start >= end;

export const byStart = (one: Draft, other: Draft) => one.start - other.start;

/** The first of two drafts that claim the same words keeps them. */
export function keepApart(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const next of drafts) {
    if (next.end > next.start && kept.every(isApart(next))) kept.push(next);
  }
  return kept.toSorted(byStart);
}
