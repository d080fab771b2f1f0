import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { guestCatalogs } from '#app/features/words/guest/catalogs.server.ts';
import { type GuestMessages, englishWords } from '#app/features/words/guest/guest-words.tsx';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { makeWords } from '#app/platform/language/words.ts';

import { makeSamples } from '../preview/sample.ts';
import { noReply } from '../reply.ts';
import type { RsvpView } from '../schema.ts';
import { type Visit, describeBar } from './bar-state.ts';

const today = '2027-06-01';
const { asked, coming } = makeSamples({ ...usualAnswers, answerBy: '2027-06-12' }, today);
const seats = (free: number, limit: number) => ({ free, limit, whenFull: 'list' as const });
const waiting = { ...coming, reply: { ...noReply, answer: 'yes' as const, extra: 2, waiting: 1 } };

const states: Record<string, [Partial<RsvpView>, Visit?]> = {
  asked: [asked],
  full: [{ ...asked, seats: seats(0, 40) }],
  over: [{ ...asked, isOver: true, seats: seats(0, 1) }],
  coming: [coming, { saved: true }],
  waiting: [{ ...waiting, seats: seats(0, 40) }],
  'too many': [{ ...waiting, seats: seats(0, 2) }],
  changed: [{ ...coming, outdated: 1 }, { changed: ['date', 'place'] }],
  picked: [asked, { picked: { answer: 'no', path: '/' } }],
  closed: [{ ...asked, answering: 'tooLate' }],
};

const wordsOf = (language: Language) => makeWords<GuestMessages>(language, guestCatalogs[language]);

function readBar(name: string, words = englishWords): string[] {
  const [view, visit = {}] = states[name] ?? [{}];
  const { heading, more, choices, below } = describeBar({ ...asked, ...view }, visit, words);
  return [heading, more, ...choices.map(({ label }) => label), ...below].filter(Boolean);
}

test.each<[string, string[]]>([
  ['asked', ['Are you attending?', 'Please answer by Saturday, June 12', 'Yes', 'No', 'Maybe']],
  ['changed', ['Still coming?', 'The date and place have changed since you said yes.']],
  ['picked', ['You picked No', 'One press sends it.']],
  [
    'closed',
    [
      'Answers are closed',
      'They were due Saturday, June 12.',
      'Plans changed? Please tell your host directly.',
    ],
  ],
  [
    'over',
    [
      'Are you attending?',
      'This event is over. You can still answer. The only place is taken.',
      'Join the waiting list',
      'No',
      'Maybe',
    ],
  ],
])('what the bar says when %s, in English (behaviour 25.31)', (name, texts) => {
  expect(readBar(name)).toEqual(texts);
});

test('the same in German, with its dates and lists (behaviour 49.2)', () => {
  const german = wordsOf('de');
  expect(readBar('asked', german)).toEqual([
    'Bist du dabei?',
    'Bitte antworte bis Samstag, 12. Juni',
    'Ja',
    'Nein',
    'Vielleicht',
  ]);
  expect(readBar('changed', german)[1]).toBe(
    'Seit deiner Zusage hat sich einiges geändert: Datum und Ort.',
  );
});

test('the same in Arabic, with its digits and isolated values (behaviour 49.2)', () => {
  expect(readBar('asked', wordsOf('ar'))[1]).toBe(
    'نرجو الرد في موعد أقصاه \u2068السبت، ١٢ يونيو\u2069',
  );
});

/** Words that are the same in both languages. */
const shared: Partial<Record<Language, readonly string[]>> = { es: ['No'], it: ['No'] };

test.each(languageCodes.filter((code) => code !== 'en'))(
  'nothing of it is English in %s',
  (code) => {
    const words = wordsOf(code);
    for (const name of Object.keys(states)) {
      const english = new Set(readBar(name));
      const same = readBar(name, words).filter((text) => english.has(text));
      expect(same.filter((text) => !shared[code]?.includes(text))).toEqual([]);
    }
  },
);

test('languages that take turns are never mixed', () => {
  const alone = new Map(languageCodes.map((code) => [code, readBar('waiting', wordsOf(code))]));
  const kept = new Map(languageCodes.map((code) => [code, wordsOf(code)]));
  for (let turn = 0; turn < 1000; turn += 1) {
    const code = languageCodes[(turn * 5) % languageCodes.length] ?? 'en';
    expect(readBar('waiting', kept.get(code))).toEqual(alone.get(code));
  }
});
