import { expect, test } from 'vitest';

import type { Layer, LayeredCard } from '#app/features/link-card/layers.ts';
import { channels } from '#app/features/theme/ornaments/svg.ts';
import { measureLuminance } from '#tests/setup/pixels.ts';

import { entries } from './idea-sheets.ts';
import { layOutHero, paintPixels } from './title-page.ts';

/** The contrast of the last layer, a text, with 99 % of the pixels below its letters. */
async function measureContrast(picture: LayeredCard): Promise<number> {
  const line = picture.layers.at(-1);
  if (line?.kind !== 'text') throw new Error('The last layer is no text.');
  const black = { ...line, style: { ...line.style, color: '#000000' } };
  const letters = await paintPixels({ ...picture, color: '#ffffff', layers: [black] });
  const bare = await paintPixels({ ...picture, layers: picture.layers.slice(0, -1) });
  const ink = measureLuminance(...channels(line.style.color));
  const ratios: number[] = [];
  for (let at = 0; at < letters.data.length; at += letters.step) {
    if ((letters.data[at] ?? 255) > 200) continue;
    const [red = 0, green = 0, blue = 0] = bare.data.subarray(at, at + 3);
    const beneath = measureLuminance(red, green, blue);
    ratios.push((Math.max(ink, beneath) + 0.05) / (Math.min(ink, beneath) + 0.05));
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 100)] ?? 0;
}

const layOut = async (entry: string, title: string, window: number) => {
  const words = { title, hosts: 'Maya & Jonah', low: true };
  const input = { theme: [entry], eventType: [] };
  return (await layOutHero(input, words, window)).titled;
};

// With a picture of the host's, the hero is lowest and its words are nearest to the ground.
test.each(entries)(
  'who hosts can be read over what is drawn: %s (behaviour 6.19)',
  async (entry) => {
    for (const window of [360, 1280]) {
      const picture = await layOut(entry, 'Congratulations, Dr Amara Okafor!', window);
      expect(await measureContrast(picture), `at ${window} px`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a bar in the color of the letters is noticed', async () => {
  const picture = await layOut('Chill', 'Garden', 360);
  const line = picture.layers.at(-1);
  if (line?.kind !== 'text') throw new Error('The last layer is no text.');
  const bar: Layer = { kind: 'fill', box: line.box, color: line.style.color };
  const crossed = { ...picture, layers: [...picture.layers.slice(0, -1), bar, line] };
  expect(await measureContrast(crossed)).toBeLessThan(1.1);
});
