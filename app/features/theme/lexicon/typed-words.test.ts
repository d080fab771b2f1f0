import { describe, expect, it } from 'vitest';

import { normalizeText } from '../custom-text.ts';
import { chooseFamilies } from '../ornaments/compose.ts';
import { createThemeTokens } from '../tokens.ts';
import { listIdeaClaims } from './lexicon.ts';
import { describeDrawn, loadThings, switchPicture, takeNextThing } from './typed-words.ts';

async function read(text: string) {
  await loadThings([normalizeText(text)]);
  return describeDrawn(normalizeText(text));
}
const familyOf = (text: string) =>
  chooseFamilies(createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims))[0];

describe('what own words are drawn from', () => {
  it.each([
    ['Dad’s 60th fishing weekend', ['fishing', '60']],
    ['hedgehogs, foxes and owls', ['hedgehogs', 'foxes', 'owls']],
    ['dinosaur birthday', ['dinosaur', 'birthday']],
    ['三只乌龟', ['乌龟']],
    ['🦊 for Finn', ['🦊']],
    ['just come over', []],
    ['Grandma is very ill, with hedgehogs', ['very ill']],
    ['Halloween for the cancer ward', ['cancer']],
  ])('is said: %s (behaviour 6.39)', async (text, from) => {
    expect((await read(text)).from).toEqual(from);
  });

  it('draws the same in a browser as on the server, once the drawings are there (behaviour 6.26)', async () => {
    const text = 'three hedgehogs and a fox';
    const lexicon = await loadThings([text]);
    expect(createThemeTokens({ theme: [text], eventType: [] }, lexicon)).toEqual(
      createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims),
    );
    expect(await loadThings([text])).toBe(lexicon);
  });

  it('changes to other things for the same words, and back (behaviour 6.39)', async () => {
    const words = 'Model railway club';
    const { others } = await read(words);
    expect(others.length).toBeGreaterThan(0);
    const seen = [words];
    for (let step = 0; step <= others.length; step++) {
      seen.push(takeNextThing(seen.at(-1) ?? '', (await read(seen.at(-1) ?? '')).others));
    }
    expect(seen).toEqual([words, ...others.map((other) => `${words} ${other}`), words]);
    expect((await read(seen[1] ?? '')).from).toEqual([others[0]]);
  });

  it('is nothing where the host wants no picture, and comes back (behaviour 6.39)', async () => {
    const plain = switchPicture('pink hedgehogs');
    expect(await read(plain)).toEqual({
      from: [],
      isSolemn: false,
      others: [],
      isPlain: true,
    });
    expect(familyOf('pink hedgehogs')).toBe('standingThings');
    expect(familyOf(plain)).toBe('sprig');
    expect(switchPicture(plain)).toBe('pink hedgehogs');
    expect(['plain', 'sprig']).toContain(familyOf(switchPicture('birthday')));
    expect((await read(switchPicture('she is very ill'))).from).toEqual(['very ill']);
  });

  it.each([
    ['Dad’s 60th hedgehogs', '60'],
    ['Oma wird 80: Igel', '80'],
    ['zorros, 40 años', '40'],
    ['foxes in 2027', null],
    ['foxes at 5 o’clock', null],
    ['foxes, 500 years', null],
  ])('has an age in digits beside the things: %s (behaviour 6.39)', (text, age) => {
    const { things } = createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims);
    expect(things?.all.slice(1).map(({ emoji }) => emoji)).toEqual(age ? [age] : []);
  });
});
