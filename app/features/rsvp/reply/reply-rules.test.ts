import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { usualTerms } from '#tests/fixtures/replies.ts';

import type { Answer, GivenReply, Party, Seats, Reply, Terms } from '../reply.ts';
import { applyReply } from './reply-rules.ts';
import { choosePromoted, countSeats } from './seat-rules.ts';

const one: Party = { people: [], companions: 1, isInvitee: false };
const named = (...ids: string[]) => ids.map((id) => ({ id, name: id, child: false }));
const rossis: Party = {
  people: named('chiara', 'marco', 'leo', 'nina'),
  companions: 2,
  isInvitee: true,
};

const all = (answer: Answer) => Object.fromEntries(rossis.people.map(({ id }) => [id, answer]));

const usual = { ...usualTerms, now: 1000 };

function apply(before: Reply | null, given: GivenReply, party = one, terms: Partial<Terms> = {}) {
  const applied = applyReply(before, given, party, { ...usual, ...terms });
  if (!applied.ok) throw new Error(applied.error);
  const { reply, problems } = applied.value;
  return { reply, reasons: problems.map(({ reason }) => reason) };
}

const only = (limit: number, taken: number, whenFull: Seats['whenFull'] = 'list'): Seats => ({
  limit,
  taken,
  next: 7,
  whenFull,
});

describe('one person', () => {
  test('answers by one tap, and brings somebody only with a yes', () => {
    const yes = apply(null, { answer: 'yes' }).reply;
    expect(yes).toMatchObject({ answer: 'yes', people: null, extra: 0 });
    expect(apply(yes, { extra: 1 }).reply.extra).toBe(1);
    expect(apply(yes, { answer: 'no', extra: 1 })).toMatchObject({
      reply: { answer: 'no', extra: 0 },
      reasons: ['notGoing'],
    });
    expect(applyReply(null, { extra: 1 }, one, usual)).toEqual({ ok: false, error: 'unanswered' });
  });

  test('brings as many as the event allows; who has more keeps them and adds none (behaviour 25.17)', () => {
    const yes = apply(null, { answer: 'yes' }).reply;
    expect(apply(yes, { extra: 2 })).toMatchObject({
      reply: { extra: 0 },
      reasons: ['tooManyCompanions'],
    });
    const alone = { ...one, companions: 0 };
    expect(apply(yes, { extra: 1 }, alone).reasons).toEqual(['noCompanions']);
    const five = apply(yes, { extra: 5 }, { ...one, companions: 5 }).reply;
    expect(apply(five, { extra: 3 }, one)).toMatchObject({ reply: { extra: 3 }, reasons: [] });
    expect(apply(five, { extra: 6 }, one)).toMatchObject({ reply: { extra: 5 } });
    expect(apply(yes, { extra: 5 }, one, { by: 'host' }).reply.extra).toBe(5);
  });

  test('says more with the answer; a date to decide by goes with a maybe only', () => {
    const given = { answer: 'maybe', note: 'Hm', decideBy: '2027-05-01', hidden: true } as const;
    const { reply, reasons } = apply(null, given);
    expect(reply).toMatchObject({ note: 'Hm', decideBy: '2027-05-01', hidden: true });
    expect(reasons).toEqual([]);
    expect(apply(reply, { answer: 'yes' }).reply).toMatchObject({ decideBy: '', note: 'Hm' });
    expect(apply(null, { answer: 'yes', decideBy: '2027-05-01' }).reasons).toEqual(['notMaybe']);
  });

  test('is marked late by when who comes was last said (behaviour 25.9)', () => {
    const late = apply(null, { answer: 'yes' }, one, { late: true }).reply;
    expect(late.late).toBe(true);
    const onTime = apply(null, { answer: 'yes' }).reply;
    expect(apply(onTime, { note: 'Hi' }, one, { late: true }).reply.late).toBe(false);
    expect(apply(onTime, { answer: 'no' }, one, { late: true }).reply.late).toBe(true);
    expect(apply(onTime, { answer: 'no' }, one, { late: true, by: 'host' }).reply.late).toBe(false);
  });

  test('is asked again after a change, and confirms by any answer (behaviour 25.13)', () => {
    const before = apply(null, { answer: 'yes' }).reply;
    const changed = { factsVersion: 1, now: 2000 };
    expect(apply(before, { note: 'Hi' }, one, changed).reply.factsVersion).toBe(0);
    for (const given of [{ confirmed: true }, { answer: 'yes' }, { extra: 1 }] as const) {
      const { reply } = apply(before, given, one, changed);
      expect(reply).toMatchObject({ factsVersion: 1, confirmedAt: 2000, answer: 'yes' });
      expect(apply(reply, given, one, { ...changed, now: 3000 }).reply).toEqual(reply);
    }
  });

  test('takes over what the host recorded by answering, not by adding a name', () => {
    const recorded = apply(null, { answer: 'yes' }, one, { by: 'host' }).reply;
    expect(recorded.recordedByHost).toBe(true);
    expect(apply(recorded, { name: 'Ana' }).reply.recordedByHost).toBe(true);
    expect(apply(recorded, { answer: 'yes' }).reply.recordedByHost).toBe(false);
    const own = apply(null, { answer: 'yes' }).reply;
    expect(apply(own, { answer: 'yes', extra: 0 }, one, { by: 'host' }).reply).toEqual(own);
  });
});

describe('a household', () => {
  test('one tap answers for all, then each person answers (behaviour 25.14)', () => {
    const yes = apply(null, { answer: 'yes' }, rossis).reply;
    expect(yes.people).toEqual(all('yes'));
    const three = apply(yes, { people: { ...all('yes'), leo: 'no' } }, rossis).reply;
    expect(three).toMatchObject({ answer: 'yes', people: { leo: 'no', nina: 'yes' } });
    expect(apply(three, { answer: 'yes' }, rossis).reply).toEqual(three);
    expect(apply(three, { answer: 'maybe' }, rossis).reply.people).toEqual(all('maybe'));
  });

  test('No is for everybody, whatever is checked (behaviour 25.14)', () => {
    const yes = apply(null, { answer: 'yes' }, rossis).reply;
    const no = apply(yes, { answer: 'no', people: all('yes') }, rossis).reply;
    expect(no).toMatchObject({ answer: 'no', people: all('no') });
    expect(apply(yes, { answer: 'maybe', people: all('yes') }, rossis).reply.answer).toBe('maybe');
    const host = { answer: 'maybe', people: { chiara: 'maybe', leo: 'no' } } as const;
    const recorded = apply(null, host, rossis, { by: 'host' }).reply;
    expect(recorded.people).toEqual({ ...all('maybe'), leo: 'no' });
  });

  test('nothing that follows a yes takes it back (behaviour 25.14)', () => {
    const yes = apply(null, { answer: 'yes' }, rossis).reply;
    const nobody = apply(yes, { people: all('no'), note: 'Sorry' }, rossis);
    expect(nobody.reply).toEqual({ ...yes, note: 'Sorry' });
    expect(nobody.reasons).toEqual(['nobodyComing']);
    expect(apply(yes, { people: all('no') }, rossis, { by: 'host' }).reply.answer).toBe('no');
  });

  test('changed by the host while its guest answers keeps what still fits (behaviour 25.8)', () => {
    const yes = apply(null, { answer: 'yes' }, rossis).reply;
    const grown = { ...rossis, people: named('chiara', 'marco', 'baby') };
    const { reply, reasons } = apply(yes, { people: { chiara: 'yes', leo: 'yes' } }, grown);
    expect(reply.people).toEqual({ chiara: 'yes', marco: 'yes' });
    expect(reasons).toEqual(['unknownPerson']);
    expect(apply(reply, { answer: 'yes' }, grown).reply.people).toMatchObject({ baby: 'yes' });
    expect(apply(yes, { people: { leo: 'no' } }, one).reasons).toEqual(['unknownPerson']);
  });
});

describe('seats', () => {
  test('a companion without a place is refused while the guest’s own yes stays (behaviour 25.11)', () => {
    const first = apply(null, { answer: 'yes', extra: 1 }, one, { seats: only(10, 9) });
    expect(first).toMatchObject({
      reply: { answer: 'yes', extra: 0, waiting: null },
      reasons: ['noSeatForCompanion'],
    });
    const later = apply(first.reply, { extra: 1 }, one, { seats: only(10, 10) });
    expect(later).toMatchObject({ reply: { extra: 0 }, reasons: ['noSeatForCompanion'] });
  });

  test('a party is never split: it waits as a whole, in order of arrival (behaviour 25.11)', () => {
    const seats = only(10, 8);
    const { reply, reasons } = apply(null, { answer: 'yes' }, rossis, { seats });
    expect(reply).toMatchObject({ answer: 'yes', waiting: 7 });
    expect(reasons).toEqual([]);
    expect(apply(reply, { answer: 'yes' }, rossis, { seats: only(10, 10) }).reply.waiting).toBe(7);
    expect(apply(reply, { answer: 'no' }, rossis, { seats }).reply.waiting).toBeNull();
  });

  test('without a waiting list a yes is refused, and what was said before stays (behaviour 25.11)', () => {
    const seats = only(10, 10, 'closed');
    expect(applyReply(null, { answer: 'yes' }, one, { ...usual, seats })).toEqual({
      ok: false,
      error: 'full',
    });
    const maybe = apply(null, { answer: 'maybe', decideBy: '2027-01-01' }, one, { seats }).reply;
    const { reply, reasons } = apply(maybe, { answer: 'yes', note: 'Please' }, one, { seats });
    expect(reply).toEqual({ ...maybe, note: 'Please' });
    expect(reply.decideBy).toBe('2027-01-01');
    expect(reasons).toEqual(['full']);
    expect(apply(null, { answer: 'no' }, one, { seats }).reply.answer).toBe('no');
  });

  test('whoever has places keeps them when the host lowers their number', () => {
    const yes = apply(null, { answer: 'yes' }, rossis, { seats: only(10, 0) }).reply;
    const seats = only(2, 4);
    expect(apply(yes, { note: 'Hi' }, rossis, { seats }).reply.waiting).toBeNull();
    const fewer = apply(yes, { people: { leo: 'no' } }, rossis, { seats });
    expect(fewer).toMatchObject({ reply: { people: { leo: 'no' } }, reasons: [] });
    const again = apply(fewer.reply, { people: { leo: 'yes' } }, rossis, { seats: only(2, 3) });
    expect(again).toMatchObject({
      reply: { people: { leo: 'no' } },
      reasons: ['noSeatForPerson'],
    });
  });

  interface Step {
    guest: number;
    given: GivenReply;
  }
  const step: fc.Arbitrary<Step> = fc.record({
    guest: fc.nat({ max: 5 }),
    given: fc.record(
      {
        answer: fc.constantFrom<Answer[]>('yes', 'yes', 'no', 'maybe'),
        extra: fc.nat({ max: 3 }),
        people: fc.dictionary(
          fc.constantFrom('chiara', 'marco', 'leo', 'nina'),
          fc.constantFrom<Answer[]>('yes', 'no'),
        ),
      },
      { requiredKeys: [] },
    ),
  });

  test('whatever arrives, the places are never exceeded and nobody who fits is left waiting (behaviour 25.11)', () => {
    const run = fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom<Seats['whenFull'][]>('list', 'closed'),
      (steps, limit, whenFull) => {
        const replies = new Map<number, Reply>();
        const seated = () => [...replies.values()].filter(({ waiting }) => waiting === null);
        const taken = () => seated().reduce((sum, reply) => sum + countSeats(reply), 0);
        const list = () =>
          [...replies].flatMap(([guest, reply]) =>
            reply.waiting === null
              ? []
              : [{ id: String(guest), waiting: reply.waiting, seats: countSeats(reply) }],
          );
        let next = 1;
        for (const { guest, given } of steps) {
          const party = guest < 2 ? rossis : { ...one, companions: 3 };
          const before = replies.get(guest) ?? null;
          const seats = { limit, taken: taken(), next, whenFull };
          const applied = applyReply(before, given, party, { ...usual, seats });
          next += 1;
          if (!applied.ok) continue;
          replies.set(guest, applied.value.reply);
          for (const { id } of choosePromoted(list(), limit - taken())) {
            const promoted = replies.get(Number(id));
            if (promoted) replies.set(Number(id), { ...promoted, waiting: null });
          }
          expect(taken()).toBeLessThanOrEqual(limit);
          expect(choosePromoted(list(), limit - taken())).toEqual([]);
          const said = [...replies.values()];
          const listed = said.filter(({ waiting }) => waiting !== null);
          expect(listed.filter(({ answer }) => answer !== 'yes')).toEqual([]);
          expect(whenFull === 'closed' ? listed : []).toEqual([]);
          expect(said.filter(({ answer, extra }) => answer !== 'yes' && extra > 0)).toEqual([]);
          const now = replies.get(guest) ?? null;
          const again = { ...usual, seats: { limit, taken: taken(), next, whenFull } };
          const repeated = applyReply(now, given, party, again);
          expect(repeated.ok ? repeated.value.reply : now).toEqual(now);
        }
      },
    );
    fc.assert(run, { numRuns: 300 });
  });
});

test.each([
  ['2027-04-30', ['decidesInPast']],
  ['2027-05-01', []],
  ['2027-06-12', []],
  ['2027-06-13', ['decidesAfter']],
])(
  'a guest who might come decides by %s or is told why not (behaviour 25.49)',
  (decideBy, told) => {
    const terms = { today: '2027-05-01', date: '2027-06-12' };
    const maybe = apply(null, { answer: 'maybe' }, one, terms).reply;
    const { reply, reasons } = apply(maybe, { decideBy, note: 'Hi' }, one, terms);
    expect(reasons).toEqual(told);
    expect(reply).toMatchObject({ note: 'Hi', decideBy: told.length === 0 ? decideBy : '' });
    const undated = apply(maybe, { decideBy }, one, { ...terms, date: '' });
    expect(undated.reasons).toHaveLength(decideBy < terms.today ? 1 : 0);
  },
);
