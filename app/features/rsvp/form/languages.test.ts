import { describe, expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';
import { foodQuestion, songQuestion } from '#tests/fixtures/questions.ts';

import { formatAnswers, formatValue } from '../answer-text.ts';
import { describeProblem } from '../descriptions.ts';
import { type Reply, noReply } from '../reply.ts';
import { describeOpen, listChoices } from './questions.ts';
import { describeReply } from './reply-sentence.ts';

const people = ['Chiara', 'Marco', 'Nina', 'Leo', 'Ana'].map((id) => ({
  id,
  name: `${id} Rossi`,
  child: false,
}));
const yesNo = { ...songQuestion, id: 'fern', title: 'Fernweh', kind: 'yesno' as const };
const number = { ...songQuestion, id: 'tiere', title: 'Tiere', kind: 'number' as const };
const days = { ...foodQuestion, kind: 'several' as const };

const unmark = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

function say(language: Language, reply: Partial<Reply>, party = people): string {
  return unmark(
    describeReply(
      {
        party: { people: reply.people ? party : [], companions: 4, isInvitee: true },
        reply: { ...noReply, answer: 'yes', ...reply },
        extra: reply.extra ?? 0,
        questions: [foodQuestion, yesNo, number],
        isOver: false,
      },
      getGuestWords(language),
    ),
  );
}

const open = (language: Language, ids: readonly string[]) =>
  unmark(
    describeOpen(
      songQuestion,
      {
        missing: ids.map((person) => ({ question: 'song', person })),
        party: { people, companions: 0, isInvitee: true },
        reply: noReply,
      },
      getGuestWords(language),
    ),
  );

describe('an answer in a sentence of its language (behaviour 49.21)', () => {
  const lotte = { extra: 3, companions: ['Lotte'] };
  const all = {
    people: { Chiara: 'yes', Marco: 'yes', Nina: 'no', Leo: 'no', Ana: 'no' },
  } as const;

  test.each<[Language, string, string]>([
    ['en', 'You, Lotte and 2 more.', 'Chiara and Marco. Nina, Leo and Ana stay home.'],
    [
      'de',
      'Du, Lotte und 2 weitere Personen.',
      'Chiara und Marco. Nina, Leo und Ana bleiben zu Hause.',
    ],
    ['pl', 'Ty, Lotte i jeszcze 2 osoby.', 'Chiara i Marco. W domu zostają: Nina, Leo i Ana.'],
    ['sl', 'Ti, Lotte in še 2 osebi.', 'Chiara in Marco. Doma ostanejo: Nina, Leo in Ana.'],
    ['ar', 'أنت وLotte وشخصان آخران.', 'Chiara وMarco. في البيت: Nina وLeo وAna.'],
    ['ja', 'ご本人、Lotte、ほか2人。', 'Chiara、Marco。Nina、Leo、Anaは不参加。'],
  ])('%s: %s', (language, companions, household) => {
    expect(say(language, lotte)).toBe(companions);
    expect(say(language, all)).toBe(household);
  });

  test('answers end as the sentences of the language do, and yes and no are its words', () => {
    const answers = { fern: { '': 'yes' }, tiere: { '': 1200 } };
    expect(say('de', { answers })).toBe('Nur du. Fernweh: Ja. Tiere: 1.200.');
    expect(say('fr', { answers })).toBe(
      'Toi, c’est tout. Fernweh\u00a0: Oui. Tiere\u00a0: 1\u202f200.',
    );
    expect(say('ar', { answers })).toBe('أنت وحدك. Fernweh: نعم. Tiere: ١٬٢٠٠.');
    expect(say('zh', { answers })).toBe('只有你。Fernweh：是。Tiere：1,200。');
    expect(say('hi', { answers })).toBe('सिर्फ़ आप। Fernweh: हाँ। Tiere: 1,200।');
  });

  test('an English choice makes a sentence in English alone', () => {
    const answers = { food: { '': 'Vegetarian' } };
    expect(say('en', { answers })).toBe('Just you. You eat vegetarian.');
    expect(say('de', { answers })).toBe('Nur du. Besondere Ernährung: Vegetarisch.');
  });

  test('in Arabic a name of other letters keeps its own direction (behaviour 22.8)', () => {
    const reply = { ...noReply, answer: 'yes', extra: 1, companions: ['Lotte'] } as const;
    const party = { people: [], companions: 1, isInvitee: true };
    const answers = { fern: { '': 'yes' } };
    const said = { party, extra: 1, questions: [yesNo], isOver: false };
    expect(describeReply({ ...said, reply: { ...reply, answers } }, getGuestWords('ar'))).toBe(
      '\u2068أنت\u2069 و\u2068Lotte\u2069. \u2068Fernweh\u2069: \u2068نعم\u2069.',
    );
  });
});

describe('answers that are still missing (behaviour 49.2)', () => {
  test.each<[Language, string, string, string]>([
    [
      'de',
      'Die Antwort von Nina fehlt noch.',
      'Die Antworten von Nina und Leo fehlen noch.',
      '5 Antworten fehlen noch.',
    ],
    [
      'pl',
      'Brakuje jeszcze odpowiedzi: Nina.',
      'Brakuje jeszcze odpowiedzi: Nina i Leo.',
      'Brakuje jeszcze 5 odpowiedzi.',
    ],
    [
      'sl',
      'Odgovor še manjka: Nina.',
      'Odgovora še manjkata: Nina in Leo.',
      'Manjka še 5 odgovorov.',
    ],
    [
      'ar',
      'لا تزال إجابة ناقصة: Nina.',
      'لا تزال إجابتان ناقصتين: Nina وLeo.',
      'لا تزال ٥ إجابات ناقصة.',
    ],
  ])('%s', (language, one, two, five) => {
    const ids = people.map(({ id }) => id);
    expect(open(language, ['Nina'])).toBe(one);
    expect(open(language, ['Nina', 'Leo'])).toBe(two);
    expect(open(language, ids)).toBe(five);
  });
});

test.each<[Language, string[]]>([
  ['pl', ['Przyjdzie 1 osoba', 'Przyjdą 2 osoby', 'Przyjdzie 5 osób', 'Przyjdą 22 osoby']],
  ['sl', ['Pride 1 oseba', 'Prideta 2 osebi', 'Pride 5 oseb', 'Pride 22 oseb']],
  ['ar', ['سيحضر شخص واحد', 'سيحضر شخصان', 'سيحضر ٥ أشخاص', 'سيحضر ٢٢ شخصًا']],
])('how many others come, in %s (behaviour 49.2)', (language, headings) => {
  const { say: speak } = getGuestWords(language);
  expect([1, 2, 5, 22].map((count) => speak('guestsComing', { count }))).toEqual(headings);
});

test.each<[Language, string, string]>([
  ['en', 'You can bring one more person, or nobody.', 'You can bring up to 3 people.'],
  ['pl', 'Możesz przyjść z jedną osobą albo bez nikogo.', 'Możesz zabrać najwyżej 3 osoby.'],
  ['ar', 'يمكنك إحضار شخص واحد أو لا أحد.', 'يمكنك إحضار ٣ أشخاص على الأكثر.'],
])('how many a guest may bring, in %s (behaviour 49.22)', (language, one, three) => {
  const words = getGuestWords(language);
  const reason = 'tooManyCompanions';
  expect(describeProblem({ reason, limit: 1 }, words)).toBe(one);
  expect(describeProblem({ reason, limit: 3 }, words)).toBe(three);
});

test('chosen answers are listed with the commas of the language (behaviour 49.2)', () => {
  const value = ['Rot', 'Blau'];
  const listed = (language: Language) => formatValue(days, value, getGuestWords(language));
  expect(['de', 'ar', 'zh', 'ja'].map((code) => listed(code as Language))).toEqual([
    'Rot, Blau',
    'Rot، Blau',
    'Rot、Blau',
    'Rot、Blau',
  ]);
  const given = { Chiara: 2000, gone: 1 };
  expect(formatAnswers(number, given, people, getGuestWords('de'))).toBe(
    'Chiara Rossi: 2.000 · Jemand, der nicht mehr zur Gruppe gehört: 1',
  );
});

test.each(languageCodes)(
  'yes and no are sent as such, whatever they are in %s (behaviour 49.20)',
  (language) => {
    const party = { people: [], companions: 0, isInvitee: true };
    const choices = listChoices(yesNo, { party }, getGuestWords(language));
    expect(choices.map(([value]) => value)).toEqual(['yes', 'no']);
    expect(new Set(choices.map(([, label]) => label)).size).toBe(2);
  },
);
