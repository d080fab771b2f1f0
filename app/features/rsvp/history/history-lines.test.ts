import { expect, test } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { noReply } from '../reply.ts';
import { type RecordedReply, pickRecorded } from '../reply/history-rules.ts';
import { type Change, writeHistory } from './history-lines.ts';

const yes: RecordedReply = pickRecorded({ ...noReply, answer: 'yes' });

const people = [
  { id: 'a', name: 'Chiara', child: false },
  { id: 'b', name: 'Leo', child: true },
];
const terms = {
  subjects: { people, questions: [{ id: 'q', title: 'Diet', kind: 'several' as const }] },
  createdAt: () => 100,
  mostChanges: 200,
  recorder: 'you' as const,
  words: getGuestWords('en'),
};

function change(given: Partial<Change> & Pick<Change, 'before' | 'after'>): Change {
  return { replyId: 'r', by: 'guest', now: 200, ...given };
}

const write = (changes: readonly Change[], reply: RecordedReply | null, more = {}) =>
  writeHistory(changes, reply && { replyId: 'r', reply }, { ...terms, ...more }).map(
    ({ at, lines }) => `${at} ${lines.join('; ')}`,
  );

test('a first answer is the only line: when, what, and by whom (behaviour 28.5)', () => {
  expect(write([], null)).toEqual([]);
  expect(write([], { ...yes, extra: 3, recordedByHost: true })).toEqual([
    '100 going, 4 people; recorded by you',
  ]);
  expect(write([], { ...yes, waiting: 7, name: 'Zoe' })).toEqual([
    '100 on the waiting list, 1 person; name: Zoe',
  ]);
});

test('every change says what it became, the newest first, from what it was (behaviour 28.5)', () => {
  const lines = write(
    [
      change({ before: { answer: 'no' }, after: { answer: 'yes' } }),
      change({
        now: 300,
        by: 'host',
        before: { extra: 0, companions: [], recordedByHost: false },
        after: { extra: 2, companions: ['Rosa', ''], recordedByHost: true },
      }),
      change({ now: 400, before: { note: '' }, after: { note: 'High chair' } }),
    ],
    { ...yes, extra: 2, companions: ['Rosa', ''], note: 'High chair', recordedByHost: true },
  );
  expect(lines).toEqual([
    '400 note: “High chair”',
    '300 going, 3 people; bringing Rosa; recorded by you',
    '200 going',
    '100 declined',
  ]);
});

test('a household’s people and answers are named (behaviour 28.5)', () => {
  const household: RecordedReply = { ...yes, people: { a: 'yes', b: 'no' } };
  const answers = { q: { a: ['Vegan', 'No nuts'], b: ['Halal'] } };
  expect(
    write(
      [
        change({
          before: { people: { a: 'yes', b: 'yes' }, answers: { q: { b: ['Halal'] } } },
          after: { people: { a: 'yes', b: 'no' }, answers },
        }),
        change({ now: 300, before: { answers }, after: { answers: { q: { a: ['Vegan'] } } } }),
      ],
      { ...household, answers: { q: { a: ['Vegan'] } } },
    ),
  ).toEqual([
    '300 Diet (Chiara): “Vegan”; Diet (Leo): answer taken back',
    '200 going (Chiara); Diet (Chiara): “Vegan, No nuts”',
    '100 going, 2 people; Diet (Leo): “Halal”',
  ]);
});

test('the waiting list, a confirmation and a removal have words of their own (behaviour 28.5)', () => {
  const removed: Change = change({ replyId: 'old', by: 'host', before: yes, after: null });
  expect(
    write(
      [
        removed,
        change({ now: 300, by: 'list', before: { waiting: 1 }, after: { waiting: null } }),
        change({ now: 400, before: { confirmedAt: null }, after: { confirmedAt: 400 } }),
        change({ now: 500, before: { late: false }, after: { late: true } }),
        change({ now: 600, before: { hidden: false }, after: { hidden: true } }),
      ],
      { ...yes, confirmedAt: 400, late: true, hidden: true },
    ),
  ).toEqual([
    '600 hidden from other guests',
    '500 confirmed the answer',
    '400 still coming',
    '300 came in from the waiting list: going',
    '100 on the waiting list, 1 person',
    '200 answer removed by you',
    '100 going',
  ]);
});

test('of an event with members a recorded answer is that of a host, whoever looks (behaviour 19.8)', () => {
  const removed = change({ by: 'host', before: { ...yes, recordedByHost: true }, after: null });
  expect(write([removed], null, { recorder: 'a host' })).toEqual([
    '200 answer removed by a host',
    '100 going; recorded by a host',
  ]);
});

test('what is cleared is told as removed, and not where another answer clears it (behaviour 28.5)', () => {
  expect(
    write(
      [
        change({ before: { decideBy: '2027-05-01' }, after: { decideBy: '' } }),
        change({ now: 300, before: { name: 'Zoe' }, after: { name: '' } }),
        change({ now: 400, before: { answer: 'maybe' }, after: { answer: 'yes' } }),
        change({ now: 500, before: { companions: ['Rosa'] }, after: { companions: [''] } }),
      ],
      { ...yes, extra: 1, companions: [''] },
    ).slice(0, 4),
  ).toEqual([
    '500 names of their guests removed',
    '400 going, 2 people',
    '300 name removed',
    '200 date to decide by removed',
  ]);
  const decided = change({
    before: { answer: 'maybe', decideBy: '2027-05-01' },
    after: { answer: 'yes', decideBy: '' },
  });
  expect(write([decided], yes)).toEqual([
    '200 going',
    '100 maybe; will decide by Saturday, May 1, 2027',
  ]);
  const left = change({
    before: { extra: 1, companions: ['Rosa'] },
    after: { extra: 0, companions: [] },
  });
  expect(write([left], yes)[0]).toBe('200 going');
});

test('where the first answer is not known any more it is left out (behaviour 28.5)', () => {
  const one = change({ before: { answer: 'no' }, after: { answer: 'yes' } });
  expect(write([one], yes, { createdAt: () => null })).toEqual(['200 going']);
  expect(write([one], yes, { mostChanges: 1 })).toEqual(['200 going']);
});

test('words from the right stay in their place, and a question mark takes no colon (behaviour 28.5)', () => {
  const [line] = writeHistory(
    [],
    { replyId: 'r', reply: { ...yes, answers: { q: { a: 'כן' }, p: { '': 'Friday' } } } },
    {
      ...terms,
      subjects: {
        people: [{ id: 'a', name: 'דנה', child: false }],
        questions: [
          { id: 'q', title: 'Fish?', kind: 'text' },
          { id: 'p', title: 'Which day?', kind: 'text' },
        ],
      },
    },
  );
  expect(line?.lines).toEqual([
    'going',
    'Fish? (\u2068דנה\u2069): “\u2068כן\u2069”',
    'Which day? “Friday”',
  ]);
});

test('a name that turns the writing round turns no other name of a line (behaviour 22.8)', () => {
  const turned = '\u2069\u202eRosa';
  const reply = { ...yes, extra: 2, companions: [turned, 'Leo'], name: turned };
  const [line] = writeHistory([], { replyId: 'r', reply }, terms);
  expect(line?.lines).toEqual([
    'going, 3 people',
    'bringing \u2068\u202eRosa\u2069, Leo',
    'name: \u2068\u202eRosa\u2069',
  ]);
  const turners = ['a', 'b', 'c'].map((id) => ({ id, name: turned + id, child: false }));
  const said = { ...yes, people: { a: 'yes', b: 'yes', c: 'no' } } as const;
  const subjects = { people: turners, questions: [] };
  const [head] = writeHistory([], { replyId: 'r', reply: said }, { ...terms, subjects });
  expect(head?.lines).toEqual([
    'going, 2 people (\u2068\u202eRosaa\u2069, \u2068\u202eRosab\u2069)',
  ]);
});

test('an answer that was fitted to a change of the event stays the guest’s own (behaviour 28.5)', () => {
  const said = { people: { a: 'yes', b: 'yes' } } as const;
  const fitted = change({ by: 'edit', before: { people: { a: 'yes' } }, after: said });
  const reply = { ...yes, ...said };
  const then = '100 going';
  expect(write([fitted], reply)).toEqual([
    '200 going, 2 people; after your change of the people or the questions',
    then,
  ]);
  expect(write([fitted], reply, { recorder: 'a host' })[0]).toBe(
    '200 going, 2 people; after a host’s change of the people or the questions',
  );
});

test('a guest reads it in the language of the page (behaviour 28.5, 49.23)', () => {
  const said = { ...yes, people: { a: 'yes', b: 'no' }, answers: { q: { a: ['Käse'] } } } as const;
  const changes = [
    change({ before: { answer: 'no' }, after: { answer: 'yes' } }),
    change({ now: 300, by: 'list', before: { waiting: 1 }, after: { waiting: null } }),
    change({
      now: 400,
      by: 'host',
      before: { note: '', decideBy: '', recordedByHost: false },
      after: { note: 'Danke', decideBy: '2027-05-01', recordedByHost: true },
    }),
  ];
  const reply: RecordedReply = { ...said, extra: 1, note: 'Danke', recordedByHost: true };
  const more = { recorder: 'a host' as const, words: getGuestWords('de') };
  expect(write(changes, reply, more)).toEqual([
    '400 Entscheidung bis Samstag, 1. Mai 2027; Nachricht: „Danke“; von den Gastgebern eingetragen',
    '300 von der Warteliste nachgerückt: Zusage, 2 Personen (Chiara)',
    '200 auf der Warteliste, 2 Personen (Chiara)',
    '100 Absage (Leo); Diet (Chiara): „Käse“',
  ]);
  const [arabic] = write([], { ...yes, extra: 4, name: 'Zoe' }, { words: getGuestWords('ar') });
  expect(arabic).toBe('100 نعم، ٥ أشخاص; الاسم: \u2068Zoe\u2069');
});
