/** The most pennants that are drawn; further people change nothing. */
export const mostPennants = 26;
const mostOfOneString = 13;

/** Of the string's sag. */
const sag = 34;
const second = 17;

export interface Pennant {
  /** In percent of the picture's width, and in pixels. */
  x: number;
  y: number;
  /** '' for a pennant without a letter. */
  letter: string;
}

export interface Garland {
  /** The pixels by which each string hangs below the picture's upper edge at its ends. */
  strings: readonly number[];
  pennants: readonly Pennant[];
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter of a name in any script, as a capital; '' for a name that starts with no letter. */
export function takeInitial(name: string): string {
  const [first] = letters.segment(name.trim());
  const initial = first?.segment.toLocaleUpperCase('en') ?? '';
  return /^[\p{L}\p{N}]/u.test(initial) ? initial : '';
}

/** 'Ana' before 'Ben', and who has no letter last. */
function listInitials(firstNames: readonly string[]): string[] {
  return firstNames
    .map(takeInitial)
    .filter((initial) => initial !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'));
}

/**
 * A pennant for each of `people`, at most 26: up to 13 on one string, then on two. Up to 13 carry the initials of
 * `firstNames` in alphabetical order (behaviour 44.5).
 */
export function hangPennants(people: number, firstNames: readonly string[]): Garland {
  const count = Math.min(people, mostPennants);
  const initials = people > mostOfOneString ? [] : listInitials(firstNames);
  const first = count > mostOfOneString ? Math.ceil(count / 2) : count;
  const strings = count > mostOfOneString ? [first, count - first] : [first];
  const pennants = strings.flatMap((length, string) =>
    Array.from({ length }, (_, at) => {
      const share = (at + 0.5) / length;
      const y = string * second + 4 * sag * share * (1 - share);
      return {
        x: Math.round(share * 1000) / 10,
        y: Math.round(y * 10) / 10,
        letter: initials[string * first + at] ?? '',
      };
    }),
  );
  return { strings: strings.map((_, string) => string * second), pennants };
}
