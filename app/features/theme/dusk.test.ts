import { expect, test } from 'vitest';

import { themeGroups } from './catalogue.ts';
import { measureContrast, paint } from './contrast.ts';
import { darkenColors } from './dusk.ts';
import { createThemeTokens } from './tokens.ts';
import { toTone } from './tone.ts';

const toPaint = (hex: string) => {
  const { lightness, chroma, hue } = toTone(hex);
  return paint(lightness, chroma, hue);
};

test('at dusk every text of a light look has the contrast that it has by day (behaviour 6.43, 44.6)', () => {
  const tags = themeGroups.flatMap(({ tags: some }) => some);
  const inputs = [[], ...tags.map((tag) => [tag]), ...tags.map((tag) => ['Pastel', tag])];
  let light = 0;
  for (const theme of inputs) {
    const { colors, isDark } = createThemeTokens({ theme, eventType: [] }, () => []);
    if (isDark) continue;
    light += 1;
    const dusk = darkenColors(colors);
    const worst = (hex: string) =>
      Math.min(
        ...[dusk.background, dusk.surface, dusk.tint].map((ground) =>
          measureContrast(toPaint(hex), toPaint(ground)),
        ),
      );
    expect(worst(dusk.text)).toBeGreaterThanOrEqual(6.9);
    expect(worst(dusk.display)).toBeGreaterThanOrEqual(4.5);
    for (const small of [dusk.muted, dusk.accentText, dusk.focus, dusk.good, dusk.bad]) {
      expect(worst(small)).toBeGreaterThanOrEqual(4.45);
    }
    expect(worst(dusk.border)).toBeGreaterThanOrEqual(3);
    expect(measureContrast(toPaint(dusk.onAccent), toPaint(dusk.accent))).toBeGreaterThanOrEqual(
      4.5,
    );
  }
  expect(light).toBeGreaterThan(10);
});
