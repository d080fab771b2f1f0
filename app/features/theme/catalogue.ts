import { texts } from '#app/platform/language/texts.ts';

/** In display order (behaviour 6.1). */
export const themeGroups = [
  {
    id: 'colors',
    label: texts('Colors'),
    tags: texts(['Pastel', 'Neon', 'Monochrome', 'Gold & Glitter']),
  },
  {
    id: 'moods',
    label: texts('Moods'),
    tags: texts(['Romantic', 'Spooky', 'Classy', 'Chill', 'Dreamy', 'Playful']),
  },
  { id: 'music', label: texts('Music'), tags: texts(['Lo-fi', 'Dance Pop', 'Classical', 'Indie']) },
  {
    id: 'style',
    label: texts('Style'),
    tags: texts(['Cottagecore', 'Retro', 'Sci-fi', 'Fairytale', 'Minimalist']),
  },
] as const;

export type ThemeTag = (typeof themeGroups)[number]['tags'][number];

const tags: ReadonlySet<string> = new Set(themeGroups.flatMap((group) => group.tags));

export function isThemeTag(text: string): text is ThemeTag {
  return tags.has(text);
}
