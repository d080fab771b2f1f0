import { isStorable } from '#app/platform/text.ts';

/** How long a label may be, how many an event and a guest may have, and how many a search may name. */
export const labelLimits = { length: 40, event: 50, guest: 20, search: 5 } as const;

/** A label, and how many guests have it. */
export interface LabelCount {
  label: string;
  count: number;
}

/**
 * A typed label as it is stored: trimmed, with single spaces, and in the spelling of a label of this event that differs
 * only in case. Null when it is empty or too long (behaviour 33.24).
 */
export function readLabel(typed: string, known: readonly string[]): string | null {
  const label = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (label === '' || label.length > labelLimits.length || !isStorable(label)) return null;
  const key = label.toLowerCase();
  return known.find((one) => one.toLowerCase() === key) ?? label;
}

/** What labels that are the same have in common. */
export const toLabelKey = (label: string): string => label.toLowerCase();

/** Labels by their keys, each in the spelling of a known label or else of the first of them. */
export function spellLabels(
  labels: Iterable<string>,
  known: readonly string[],
): Map<string, string> {
  const spelled = new Map<string, string>();
  const byKey = new Map(known.map((label) => [toLabelKey(label), label]));
  for (const label of labels) {
    const key = toLabelKey(label);
    if (!spelled.has(key)) spelled.set(key, byKey.get(key) ?? label);
  }
  return spelled;
}
