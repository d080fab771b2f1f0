import { readFileSync } from 'node:fs';

import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');

function palette(scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const declared = css.matchAll(
    /--(?:color-)?([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
  );
  return new Map(
    [...declared].map(([, name = '', light = '', dark = '', both]) => [
      name,
      both ?? (scheme === 'light' ? light : dark),
    ]),
  );
}

const grounds = ['paper', 'surface', 'raised', 'accent-soft'];
const flags = ['flag-rose', 'flag-marigold', 'flag-mint', 'flag-lilac'];

/** Color pairs with their least contrast ratio. As in the themes, text needs more than WCAG's AA. */
const wanted: [ratio: number, over: string[], under: string[]][] = [
  [7, ['ink'], [...grounds, 'good-soft', 'bad-soft', 'ask-soft']],
  [4.5, ['muted', 'accent', 'accent-strong'], [...grounds, 'ask-soft']],
  [4.5, ['good'], ['paper', 'surface', 'raised', 'good-soft']],
  [4.5, ['bad'], ['paper', 'surface', 'raised', 'bad-soft']],
  [4.5, ['on-accent'], ['accent', 'accent-strong']],
  [3, ['control', 'focus', 'teal', 'plum'], grounds],
  [7, ['canopy-ink'], ['canopy']],
  [4.5, ['canopy-muted', ...flags], ['canopy']],
  [3, ['canopy-line'], ['canopy']],
  [4.5, ['flag-ink'], flags],
];

describe.each(['light', 'dark'] as const)('the house in the %s scheme', (scheme) => {
  const colours = palette(scheme);
  const colour = (name: string): string => {
    const found = colours.get(name);
    if (found === undefined) throw new Error(`base.css declares no ${name}`);
    return found;
  };

  test.each(wanted)('has %s:1 for %s on %s', (ratio, over, under) => {
    const tooFaint = over.flatMap((one) =>
      under
        .map((other) => ({ one, other, found: wcagContrast(colour(one), colour(other)) }))
        .filter(({ found }) => found < ratio),
    );
    expect(tooFaint).toEqual([]);
  });
});
