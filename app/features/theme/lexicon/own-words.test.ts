import { describe, expect, it } from 'vitest';

import { normalizeText } from '../custom-text.ts';
import { createThemeTokens, isFestive } from '../tokens.ts';
import contraryWords from './contrary-words.json' with { type: 'json' };
import { readWords } from './find-ideas.ts';
import { listIdeaClaims } from './lexicon.ts';
import ownWords from './own-words.json' with { type: 'json' };

/**
 * What somebody typed; what may be drawn for it, as ideas of the lexicon, things or 'quiet'; what must not; and the
 * number and the color that it says.
 */
interface Phrase {
  text: string;
  shows: string[];
  never: string[];
  count: number | null;
}

const listed = (words = '') => words.split(' ').filter(Boolean);
const toPhrase = ([text = '', shows, never, count]: readonly string[]): Phrase => ({
  text,
  shows: listed(shows),
  never: listed(never),
  count: count ? Number(count) : null,
});
const phrases = Object.values(ownWords).flat().map(toPhrase);

const hear = (text: string) => readWords(normalizeText(text));

/** What is drawn for a text, the leading one first; nothing beside words of illness or mourning. */
function listDrawn(text: string): string[] {
  const { ideas, things } = hear(text);
  if (ideas[0] === 'sorrow' || ideas[0] === 'illness') return ['quiet'];
  return ideas[0] === 'memorial' ? ['memorial'] : [...things, ...ideas];
}

/** The number and the color that the words say are heard. */
function isHeard({ text, count }: Phrase): boolean {
  return count === null || count > 5 || hear(text).count === count;
}

function judge({ text, shows, never }: Phrase): 'right' | 'quiet' | 'wrong' {
  const [lead = 'quiet', ...others] = listDrawn(text);
  if ([lead, ...others].some((name) => never.includes(name))) return 'wrong';
  if (shows.includes(lead)) return 'right';
  return lead === 'quiet' ? 'quiet' : 'wrong';
}

const accent = (text: string) =>
  createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims).colors.accent;

const least = 0.95;

describe('own words', () => {
  it('draw what they say or nothing, and never something else (behaviour 6.16, 6.18)', () => {
    const judged = phrases.map((phrase) => ({ text: phrase.text, verdict: judge(phrase) }));
    const of = (verdict: string) => judged.filter((each) => each.verdict === verdict);
    process.stdout.write(`${of('right').length} right, ${of('quiet').length} quiet\n`);
    expect(phrases.length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(ownWords)).toHaveLength(14);
    expect(of('wrong')).toEqual([]);
    expect(phrases.filter((phrase) => !isHeard(phrase))).toEqual([]);
    expect(of('right').length / phrases.length).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(contraryWords))(
    'draw nothing that makes what they say wrong: %s (behaviour 6.31, 6.32, 6.33, 6.40)',
    (_, list) => {
      expect(list.map(toPhrase).filter((phrase) => judge(phrase) === 'wrong')).toEqual([]);
    },
  );

  it.each([
    ['summer wedding, christmas colors', 'wedding'],
    ['cake instead of dinosaurs', 'cake'],
    ['dinosaur-free birthday', 'birthday'],
    ['Geburtstag statt Dinosaurier', 'birthday'],
    ['not a birthday, just tea', 'teaParty'],
  ])('lead with what is meant: %s (behaviour 6.31, 6.35)', (text, idea) => {
    expect(hear(text).ideas[0]).toBe(idea);
  });

  it.each([
    ['Snorkeling with turtles', 'standingThings', 'seabed'],
    ['Turtles and dolphins', 'standingThings', 'seabed'],
    ['Lobster on the pier', 'standingThings', 'pier'],
    ['Fishing with Dad', 'standingThings', 'pier'],
    ['Crab boil', 'standingThings', 'sea'],
    ['Three turtles', 'standingThings', 'meadow'],
    ['A dolphin and a fox', 'framedThings', 'hills'],
    ['The moose and the hedgehog', 'framedThings', 'hills'],
    ['Model railway club', 'standingThings', 'rails'],
    ['Kite on a dune', 'flownThings', 'dunes'],
    ['Festa delle api', 'flownThings', 'meadow'],
    ['🏮🎐', 'hungThings', 'meadow'],
  ])('set things where they are at home: %s (behaviour 6.36)', (text, family, ground) => {
    const drawn = createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims);
    expect(drawn.families[0]?.name).toBe(family);
    expect(drawn.things?.ground).toBe(ground);
  });

  it.each(['board meeting', 'mitgliederversammlung', '董事会'])(
    'of work have nothing to celebrate: %s (behaviour 12.24)',
    (text) => {
      expect(isFestive({ theme: [text], eventType: [] }, listIdeaClaims)).toBe(false);
      expect(isFestive({ theme: ['remission'], eventType: [] }, listIdeaClaims)).toBe(true);
    },
  );

  it.each([
    ['christmas in july pool party', ['float', 'bauble']],
    ['Weihnachten am Strand', ['waves', 'bauble']],
    ['frozen drinks by the pool', ['float']],
  ])(
    'lead with the place where it is warm, without snow: %s (behaviour 6.31)',
    (text, families) => {
      const drawn = createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims).families;
      expect(drawn.map(({ name }) => name)).toEqual(expect.arrayContaining(families));
      expect(drawn[0]?.name).toBe(families[0]);
      expect(drawn.map(({ name }) => name)).not.toContain('snow');
    },
  );

  it.each([
    'Helen’s last day with us, she’s very ill: farewell party',
    'Konfetti und Kuchen für Oma, sie ist schwer krank',
    'carnaval para la abuela enferma',
    'cirque pour Léo, malade',
    'festa di compleanno del nonno malato',
    'festa na piscina pela avó doente',
    'verjaardag van Jan, hij is ziek',
    'urodziny chorej babci',
    'rojstni dan, babica je bolna',
    'doğum günü, dedem hasta',
    'عيد ميلاد جدتي المريضة',
    'बीमार दादाजी का जन्मदिन',
    '奶奶生病了 生日',
    '誕生日 入院中',
  ])('of illness, death or grief turn every scene off: %s (behaviour 6.32)', (text) => {
    for (const theme of [[text], [text, 'Playful', 'Neon']]) {
      const tokens = createThemeTokens({ theme, eventType: ['Birthday Party'] }, listIdeaClaims);
      expect(tokens.families.map(({ name }) => name)).toEqual(['posy']);
      expect(tokens.motion).toBe(0);
    }
  });

  it.each([
    ['Sinterklaas pakjesavond', 'saintNicholas'],
    ['Nikolausabend', 'saintNicholas'],
    ['Miklavževanje', 'saintNicholas'],
    ['Noche de Reyes Magos', 'epiphany'],
    ['La Befana', 'epiphany'],
    ['七夕祭り', 'epiphany'],
    ['七夕约会', 'valentine'],
    ['Koningsdag', 'kingsDay'],
    ['Jewish New Year dinner', undefined],
    ['Cumhuriyet Bayramı', undefined],
    ['عيد الأم', undefined],
    ['fiesta de caracoles', undefined],
  ])('draw no feast as that of another country: %s (behaviour 6.33)', (text, idea) => {
    expect(hear(text).ideas[0]).toBe(idea);
  });

  it.each([
    ['two cats', 2],
    ['drei blaue Roboter', 3],
    ['cuatro pequeños dinosaurios', 4],
    ['cinq papillons', 5],
    ['三只恐龙', 3],
    ['恐竜二匹', null],
    ['twins in the jungle', 2],
    ['two day mountain hike', null],
    ['6 cats', null],
    ['cats, the 5th', null],
  ])('say how many there are, up to five: %s (behaviour 6.34)', (text, count) => {
    expect(hear(text).count).toBe(count);
    expect(createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims).count).toBe(
      count ?? undefined,
    );
  });

  it.each([
    ['a birthday without unicorns', 'birthday', 'unicorn'],
    ['Kuchen, keine Katzen', 'cake', 'cat'],
    ['playa sin piratas', 'beach', 'ship'],
    ['plage sans pirates ni chats', 'beach', 'cat'],
    ['spiaggia senza gatti', 'beach', 'cat'],
    ['praia sem gatos', 'beach', 'cat'],
    ['strand zonder katten', 'beach', 'cat'],
    ['plaża bez piratów', 'beach', 'ship'],
    ['plaža brez piratov', 'beach', 'ship'],
    ['kedisiz doğum günü', 'birthday', 'cat'],
    ['شاطئ بدون قطط', 'beach', 'cat'],
    ['डायनासोर के बिना जन्मदिन', 'birthday', 'dinosaur'],
    ['生日 不要恐龙', 'birthday', 'dinosaur'],
    ['誕生日、恐竜なし', 'birthday', 'dinosaur'],
  ])('leave out what they deny: %s (behaviour 6.35)', (text, leading, denied) => {
    expect(hear(text).ideas[0]).toBe(leading);
    const { families } = createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims);
    expect(families.map(({ name }) => name)).not.toContain(denied);
  });

  it('deny something only where they mean to (behaviour 6.35)', () => {
    expect(hear('not just cats').ideas).toEqual(['cats']);
    expect(hear('festa no jardim').ideas).toEqual(['garden']);
    expect(hear('no cats or dogs, just cake')).toMatchObject({ denied: ['cats', 'dogs'] });
    expect(hear('not ill, very ill').ideas).toEqual(['sorrow']);
  });

  it.each([
    ['pink dinosaurs', 'no pink dinosaurs'],
    ['rosa Dinosaurier', 'kein rosa, Dinosaurier'],
  ])('color any idea, unless they deny the color: %s (behaviour 6.12, 6.35)', (named, denied) => {
    expect(accent(named)).not.toBe(accent('dinosaurs'));
    expect(accent(denied)).toBe(accent('dinosaurs'));
  });
});
