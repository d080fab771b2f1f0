import { describe, expect, it } from 'vitest';

import { themeGroups } from '#app/features/theme/catalogue.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { type CardFacts, toCardFacts, neutralFacts } from './facts.ts';
import type { LayeredCard, TextSize, TextLayer } from './layers.ts';
import { layOutCard } from './layout.ts';
import { artSize, cardSize } from './zones.ts';

const english = getGuestWords('en');

const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);

/** Measures a face in which every letter is 0.6 em wide. Words wrap only where they may. */
function measureText({ text, box, style, breaks }: TextLayer): Promise<TextSize> {
  const letter = style.size * 0.6;
  const most = Math.max(1, Math.floor(box.width / letter));
  const lengths: number[] = [];
  let used = 0;
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length <= most) used += 1 + word.length;
    else {
      if (used > 0) lengths.push(used);
      used = word.length;
      while (used > (breaks ? most : Infinity)) {
        lengths.push(most);
        used -= most;
      }
    }
  }
  lengths.push(used);
  return Promise.resolve({
    width: Math.max(...lengths) * letter,
    height: lengths.length * style.size * style.leading,
    lines: lengths.length,
  });
}

function factsOf(changes: Partial<Parameters<typeof toCardFacts>[0]> = {}): CardFacts {
  return toCardFacts(
    {
      eventName: 'Maya & Jonah’s Garden Supper',
      eventType: [],
      theme: ['Romantic'],
      date: '2027-06-12',
      startTime: '16:00',
      endTime: '22:00',
      endsNextDay: false,
      location: 'Orchard House, 14 Mill Lane, Bath',
      hostedBy: '',
      ...changes,
    },
    english,
  );
}

const layOut = (facts: CardFacts) => layOutCard(facts, (face) => [face], measureText);
const textsOf = ({ layers }: LayeredCard) =>
  layers.filter((layer): layer is TextLayer => layer.kind === 'text');

function findFaults(picture: LayeredCard): string[] {
  const texts = textsOf(picture);
  const outside = texts.filter(
    ({ box }) =>
      box.x < 0 ||
      box.y < 0 ||
      box.x + box.width > cardSize.width ||
      box.y + box.height > cardSize.height,
  );
  const overlapping = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter(
        ({ box }) =>
          box.x < one.box.x + one.box.width &&
          one.box.x < box.x + box.width &&
          box.y < one.box.y + one.box.height &&
          one.box.y < box.y + box.height,
      )
      .map((other) => `'${one.text}' and '${other.text}' overlap`),
  );
  const small = texts.filter(({ style }) => style.size < 24);
  return [
    ...outside.map(({ text }) => `'${text}' is outside`),
    ...overlapping,
    ...small.map(({ text, style }) => `'${text}' has ${style.size} px`),
  ];
}

const titles = {
  usual: 'Maya & Jonah’s Garden Supper',
  short: 'Ava',
  endless: 'x'.repeat(100),
  wordy:
    'An evening of very long and winding titles, which nobody should be asked to read aloud at all',
  missing: '',
};

describe.each(tags)('a card for %s', (tag) => {
  it.each(Object.entries(titles))('has room for a title that is %s', async (_, eventName) => {
    const picture = await layOut(factsOf({ theme: [tag], eventName }));
    expect(findFaults(picture)).toEqual([]);
  });

  it.each(Object.entries(titles))(
    'has room for hosts under a title that is %s',
    async (_, eventName) => {
      const hostedBy = 'Maya & Jonah';
      const picture = await layOut(factsOf({ theme: [tag], eventName, hostedBy }));
      expect(findFaults(picture)).toEqual([]);
      expect(textsOf(picture).at(-1)?.text).toBe('Hosted by Maya & Jonah');
    },
  );
});

it('leaves out hosts who do not fit on a line (behaviour 13.22)', async () => {
  const texts = textsOf(await layOut(factsOf({ hostedBy: 'Maya & Jonah '.repeat(9) })));
  expect(texts.filter(({ text }) => text.startsWith('Hosted'))).toEqual([]);
});

const titleOf = (picture: LayeredCard) => textsOf(picture).at(-1);

it('sets a short title larger than a long one, and a long word is broken only when it must be', async () => {
  const short = titleOf(await layOut(factsOf({ eventName: titles.short })));
  const wordy = titleOf(await layOut(factsOf({ eventName: titles.wordy })));
  const endless = titleOf(await layOut(factsOf({ eventName: titles.endless })));
  expect(short?.style.size).toBeGreaterThan(wordy?.style.size ?? Infinity);
  expect([short?.breaks, endless?.breaks]).toEqual([false, true]);
});

it('keeps the facts beneath the picture, side by side', async () => {
  const facts = textsOf(await layOut(factsOf())).filter(({ box }) => box.y >= artSize.height);
  expect(facts.map(({ text }) => text)).toEqual([
    'Saturday, June 12, 2027',
    '4:00 PM - 10:00 PM',
    'Orchard House',
    '14 Mill Lane, Bath',
  ]);
  expect(facts[0]?.box.x).toBeLessThan(cardSize.width / 2);
  expect(facts[2]?.box.x).toBeGreaterThan(cardSize.width / 2);
});

it('gives the only fact the whole strip, and none an ornament', async () => {
  const only = await layOut(factsOf({ location: '' }));
  expect(textsOf(only)[0]?.box).toMatchObject({ x: 60, width: 1080 });
  const none = await layOut(factsOf({ location: '', date: '', startTime: '', endTime: '' }));
  expect(textsOf(none).every(({ box }) => box.y < artSize.height)).toBe(true);
  expect(none.layers.filter(({ kind }) => kind === 'art')).toHaveLength(2);
});

it('reads from right to left where the words do', async () => {
  const picture = await layOut(factsOf({ eventName: '🎂 حفلة عيد ميلاد', location: 'Beirut' }));
  expect(textsOf(picture).map(({ text, dir }) => [text, dir])).toContainEqual([
    '🎂 حفلة عيد ميلاد',
    'rtl',
  ]);
  expect(textsOf(picture).find(({ text }) => text === 'Beirut')?.dir).toBe('ltr');
});

it('has a neutral card in the house’s own look', async () => {
  const picture = await layOut(neutralFacts);
  expect(findFaults(picture)).toEqual([]);
  expect(textsOf(picture).map(({ text }) => text)).toEqual([
    'Invitations that look like the party',
    'Festoon',
  ]);
});

it('sets a title of emoji that the picture draws in no letters (behaviour 6.41)', async () => {
  const drawn = await layOut(factsOf({ theme: ['🦊🌲'], eventName: '🦊 🌲', hostedBy: 'Maya' }));
  expect(textsOf(drawn).map(({ text }) => text)).not.toContain('🦊 🌲');
  expect(
    textsOf(drawn)
      .slice(-2)
      .map(({ text }) => text),
  ).toEqual(["You're Invited!", 'Hosted by Maya']);
  const other = await layOut(factsOf({ theme: ['🦊🌲'], eventName: '🦊 🎺' }));
  expect(textsOf(other).map(({ text }) => text)).toContain('🦊 🎺');
});

it.each(['three kings', 'book club', 'valentine'])(
  'keeps the words below what stands above them: %s',
  async (theme) => {
    const [first] = textsOf(await layOut(factsOf({ theme: [theme] }))).slice(4);
    expect(first?.text).toBe('You’re invited to');
    expect(first?.box.y).toBeGreaterThan(artSize.height * 0.35);
  },
);

const linesOf = async (eventName: string, theme: string[] = []) =>
  textsOf(await layOut(factsOf({ theme, eventName }))).map(({ text }) => text);

it('invites to no grief (behaviour 6.42)', async () => {
  expect(await linesOf('Grandma is ill')).not.toContain('You’re invited to');
  expect(await linesOf('An evening', ['in loving memory'])).not.toContain('You’re invited to');
  expect(await linesOf('An evening')).toContain('You’re invited to');
});
