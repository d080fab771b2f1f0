import { describe, expect, test } from 'vitest';

import { faces } from '#app/features/theme/faces.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import { composeCard } from './cards.server.ts';
import { hashCard } from './content-hash.ts';
import { canSet, listFamilies } from './faces.server.ts';
import { toCardFacts } from './facts.ts';
import type { LayeredCard, TextLayer } from './layers.ts';
import { createTakumiPainter } from './takumi.server.ts';

const looks = ['Neon', 'Romantic', 'Spooky', 'Sci-fi', 'Fairytale', 'Classy'];
const painter = createTakumiPainter();

const told = {
  eventName: 'Garden Supper',
  eventType: [],
  theme: ['Romantic'],
  date: '2027-06-12',
  startTime: '18:00',
  endTime: '01:30',
  endsNextDay: true,
  location: 'Orchard House, 14 Mill Lane, Bath',
  hostedBy: 'Maya & Jonah',
};

const factsOf = (language: Language, changes: Partial<typeof told> = {}) =>
  toCardFacts({ ...told, ...changes }, getGuestWords(language));

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll(/[\u2068\u2069]/g, '');

test.each<[Language, string, string, string, string]>([
  [
    'de',
    'Du bist eingeladen',
    'Gastgeber: Maya & Jonah',
    'Samstag, 12. Juni 2027',
    '18:00–01:30 Uhr am nächsten Tag',
  ],
  [
    'ar',
    'لديك دعوة',
    'الدعوة من Maya & Jonah',
    'السبت، ١٢ يونيو ٢٠٢٧',
    'من ٦:٠٠ م إلى ١:٣٠ ص في اليوم التالي',
  ],
  ['ja', 'ご招待します', '主催者：Maya & Jonah', '2027年6月12日土曜日', '18:00～翌日1:30'],
])(
  'a card in %s says it in that language (behaviour 49.34)',
  (language, above, hosts, day, times) => {
    const facts = factsOf(language);
    expect([facts.greeting, facts.hosts, ...facts.when].map(plain)).toEqual([
      above,
      hosts,
      day,
      times,
    ]);
    const canceled = toCardFacts(
      { ...told, cancellation: { message: '' } },
      getGuestWords(language),
    );
    expect(canceled.greeting).toBe(getGuestWords(language).say('cardCanceled'));
  },
);

test('each language has a card of its own, also of an event without any words (behaviour 49.34)', () => {
  const bare = { eventName: '', date: '', location: '', hostedBy: '' };
  for (const changes of [{}, bare, { ...bare, eventName: 'X' }]) {
    const hashes = languageCodes.map((language) => hashCard(factsOf(language, changes)));
    expect(new Set(hashes).size).toBe(languageCodes.length);
  }
});

test('every face, with those that help it, has the words of every language (behaviour 49.35)', () => {
  for (const language of languageCodes) {
    const { greeting, hosts, when } = factsOf(language);
    const { say } = getGuestWords(language);
    for (const words of [greeting, hosts, ...when, say('noTitle'), say('cardCanceled')]) {
      for (const face of Object.keys(faces) as (keyof typeof faces)[]) {
        expect([language, face, words, canSet(face, words, language)]).toContain(true);
      }
    }
  }
});

test('Chinese and Japanese have their own forms of a character (behaviour 49.35)', () => {
  const [chinese, japanese] = (['zh', 'ja'] as const).map((language) =>
    listFamilies('Figtree', '直', language).filter((family) => /-(?:sc|jp)$/.test(family)),
  );
  expect(chinese).toEqual(['noto-sans-sc', 'noto-sans-jp']);
  expect(japanese).toEqual(['noto-sans-jp', 'noto-sans-sc']);
});

const isText = (layer: LayeredCard['layers'][number]): layer is TextLayer => layer.kind === 'text';

/** The first and the last row with ink when the text is drawn alone. */
async function findInk({ width, height }: LayeredCard, text: TextLayer): Promise<[number, number]> {
  const { halo: _, ...style } = text.style;
  const layers = [{ ...text, style: { ...style, color: '#000000' } }];
  const pixels = await painter.paint({ width, height, color: '#ffffff', layers }, 'raw');
  const rows = Array.from({ length: height }, (_row, row) => row).filter((row) =>
    pixels.subarray(row * width * 4, (row + 1) * width * 4).some((value) => value < 128),
  );
  return [rows[0] ?? 0, rows.at(-1) ?? 0];
}

const longTitles: [Language, string][] = [
  ['ar', 'عيد ميلاد أمي'],
  ['ar', 'حفل زفاف ليلى وعلي في حديقة المدينة يوم عيدي'],
  ['hi', 'माया की जन्मदिन की पार्टी'],
  ['hi', 'दुर्गा और कृष्णा के विवाह का शुभ निमंत्रण'],
  ['zh', '小明的生日派对'],
  ['ja', 'お花見パーティー'],
];

describe.each(looks)('on a card for %s', (tag) => {
  test.each(longTitles)(
    'in %s, “%s” leaves the lines about it alone (behaviour 49.35)',
    async (language, eventName) => {
      const card = await composeCard(factsOf(language, { eventName, theme: [tag] }), painter);
      const art = card.layers.filter(isText).filter(({ box }) => box.y < 490);
      const lines = art.toSorted((one, other) => one.box.y - other.box.y);
      const ink = await Promise.all(lines.map((line) => findInk(card, line)));
      const [above, title, hosts] = ink;
      expect(above?.[1]).toBeLessThan(title?.[0] ?? 0);
      expect(title?.[1]).toBeLessThan(hosts?.[0] ?? 0);
    },
  );

  test('letters that hang together do so (behaviour 49.35)', async () => {
    for (const [language, eventName] of longTitles.slice(0, 4)) {
      const card = await composeCard(factsOf(language, { eventName, theme: [tag] }), painter);
      const lines = card.layers.filter(isText).filter(({ box }) => box.y < 490);
      expect(lines.map(({ style }) => style.tracking)).toEqual([0, 0, 0]);
    }
  });
});
