import { type ThemeTag, themeGroups } from './catalogue.ts';

/** Of the eight party types, in lower case: what a host would not be glad to get unasked. */
const misfits: Readonly<Record<string, readonly ThemeTag[]>> = {
  'birthday party': ['Spooky'],
  'dinner party': ['Spooky', 'Neon', 'Dance Pop', 'Sci-fi'],
  'brunch party': ['Spooky', 'Neon', 'Dance Pop', 'Sci-fi'],
  'night party': ['Pastel', 'Cottagecore'],
  'pool party': ['Spooky', 'Monochrome', 'Classical'],
  'graduation party': ['Spooky', 'Romantic'],
  'baby shower': ['Spooky', 'Neon', 'Monochrome', 'Dance Pop', 'Sci-fi'],
  housewarming: ['Spooky', 'Sci-fi'],
};

/** Suits an occasion in the host's own words, which may be a memorial. */
const calm: ReadonlySet<ThemeTag> = new Set([
  'Pastel',
  'Monochrome',
  'Classy',
  'Classical',
  'Cottagecore',
  'Minimalist',
]);

function fits(tag: ThemeTag, eventType: readonly string[]): boolean {
  if (eventType.length === 0) return tag !== 'Spooky';
  return eventType.every((type) => {
    const key = type.toLowerCase();
    return Object.hasOwn(misfits, key) ? !misfits[key]?.includes(tag) : calm.has(tag);
  });
}

/** All sets of two or three tags of different groups. */
const mixes = themeGroups
  .reduce<ThemeTag[][]>(
    (sets, { tags }) => [
      ...sets,
      ...sets
        .filter((set) => set.length < 3)
        .flatMap((set) => tags.map((tag): ThemeTag[] => [...set, tag])),
    ],
    [[]],
  )
  .filter((set) => set.length >= 2);

/**
 * Two or three tags that fit the occasion and give another look than `theme`, if possible without a tag of it (behaviour
 * 6.24). `random` gives numbers in [0, 1).
 */
export function pickSurprise(
  theme: readonly string[],
  eventType: readonly string[],
  random: () => number,
): ThemeTag[] {
  const others = mixes.filter(
    (mix) => mix.length !== theme.length || !mix.every((tag) => theme.includes(tag)),
  );
  const fitting = others.filter((mix) => mix.every((tag) => fits(tag, eventType)));
  const fresh = fitting.filter((mix) => !mix.some((tag) => theme.includes(tag)));
  // Several occasions may leave no mix but the one that is chosen. Calm suits each of them.
  const quiet = others.filter((mix) => mix.every((tag) => calm.has(tag)));
  const from = [fresh, fitting, quiet].find((each) => each.length > 0) ?? others;
  return from[Math.floor(random() * from.length)] ?? [];
}
