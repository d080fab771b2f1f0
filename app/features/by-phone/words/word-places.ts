/** The places that each guest's own name and link take. */
export const places = ['{name}', '{link}'] as const;

export type WordPlace = (typeof places)[number];

interface Edit {
  words: string;
  /** Where the cursor stands then. */
  cursor: number;
}

/** Where each place begins and ends. */
const findPlaces = (words: string) =>
  [...words.matchAll(/\{(?:name|link)\}/gu)].map(({ index, 0: place }) => ({
    start: index,
    end: index + place.length,
  }));

/** Braces that belong to no whole place. */
const countStray = (words: string) =>
  words.replaceAll(/\{(?:name|link)\}/gu, '').match(/[{}]/gu)?.length ?? 0;

function countShared(before: string, after: string, most: number): number {
  let shared = 0;
  while (shared < most && before[shared] === after[shared]) shared += 1;
  return shared;
}

/** Moves the ends of a change out of the places that it breaks. */
function cutWhole(before: string, { start, end }: { start: number; end: number }) {
  const all = findPlaces(before);
  const around = (at: number) => all.find((place) => at > place.start && at < place.end);
  // What is only typed goes behind the place that it was typed into.
  if (start === end) return { start: around(start)?.end ?? start, end: around(end)?.end ?? end };
  return { start: around(start)?.start ?? start, end: around(end)?.end ?? end };
}

/**
 * What becomes of words after a change that ends at the cursor: a place goes as a whole or stays as a whole, and
 * nothing is written into it (behaviour 48.6).
 */
export function editWords(before: string, after: string, cursor: number): Edit {
  if (countStray(after) <= countStray(before)) return { words: after, cursor };
  const end = Math.max(0, before.length - (after.length - cursor));
  const start = countShared(before, after, Math.min(end, cursor));
  const cut = cutWhole(before, { start, end });
  // A place that was put in may begin as the one that it replaces.
  const whole = after.slice(cut.start, cursor);
  const isWhole = cut.start < start && countStray(whole) === 0;
  const typed = isWhole ? whole : after.slice(start, cursor);
  const words = before.slice(0, cut.start) + typed + before.slice(cut.end);
  const isMoved = cut.start !== start || cut.end !== end;
  // A change that would leave half a place is none.
  if (isMoved && countStray(words) > countStray(before)) return { words: before, cursor: cut.end };
  return { words, cursor: cut.start + typed.length };
}

/** Puts a place back where the cursor is, with a space to the word before. */
export function addPlace(words: string, place: WordPlace, at: number): Edit {
  const cut = findPlaces(words).find(({ start, end }) => at > start && at < end)?.end ?? at;
  const [first, rest] = [words.slice(0, cut), words.slice(cut)];
  const added = (/\S$/u.test(first) ? ' ' : '') + place;
  return { words: first + added + rest, cursor: cut + added.length };
}
