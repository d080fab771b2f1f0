/** In display order (behaviour 6.1). */
export const themeGroups = [
  { id: 'colors', label: 'Colors', tags: ['Pastel', 'Neon', 'Monochrome', 'Gold & Glitter'] },
  {
    id: 'moods',
    label: 'Moods',
    tags: ['Romantic', 'Spooky', 'Classy', 'Chill', 'Dreamy', 'Playful'],
  },
  { id: 'music', label: 'Music', tags: ['Lo-fi', 'Dance Pop', 'Classical', 'Indie'] },
  {
    id: 'style',
    label: 'Style',
    tags: ['Cottagecore', 'Retro', 'Sci-fi', 'Fairytale', 'Minimalist'],
  },
] as const;

export type ThemeTag = (typeof themeGroups)[number]['tags'][number];

const tags: ReadonlySet<string> = new Set(themeGroups.flatMap((group) => group.tags));

export function isThemeTag(text: string): text is ThemeTag {
  return tags.has(text);
}
