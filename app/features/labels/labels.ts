import { texts } from '#app/platform/language/say.ts';
import { isStorable } from '#app/platform/text.ts';

/** Length of a label, and the most labels of an event, a guest and a search. */
export const labelLimits = { length: 40, event: 50, guest: 20, search: 5 } as const;

export const { labelMissing } = texts({
  labelMissing: 'Please type a label of at most 40 characters.',
});

export interface LabelCount {
  label: string;
  count: number;
}

/** Equal for labels that differ only in case. */
export const toLabelKey = (label: string): string => label.toLowerCase();

/** Trims a label and gives it the spelling of a known one. Null when it is empty or too long (behaviour 33.24). */
export function readLabel(typed: string, known: readonly string[]): string | null {
  const label = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (label === '' || label.length > labelLimits.length || !isStorable(label)) return null;
  const key = toLabelKey(label);
  return known.find((one) => toLabelKey(one) === key) ?? label;
}

/** Labels by key, each in the spelling of the known label, else of its first occurrence. */
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
