import * as fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { recordMany } from '#app/features/guests/bulk/record-many.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { judgeMany, storeMany } from '#app/features/rsvp/reply/answer-many.server.ts';
import { answer } from '#app/features/rsvp/reply/answer.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import { listHistory } from '#app/features/rsvp/reply/reply-store.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent, findOwn } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';

const people = [
  { name: 'Chiara', child: false },
  { name: 'Leo', child: true },
];
const guestCount = 8;
const invitees = Array.from({ length: guestCount }, (_, index) => ({
  name: `Guest ${index}`,
  email: '',
  ...(index % 3 === 0 ? { people } : {}),
}));

const choice = fc.constantFrom(
  { answer: 'yes' as const },
  { answer: 'yes' as const, extra: 0 },
  { answer: 'yes' as const, extra: 1 },
  { answer: 'maybe' as const, extra: 0 },
  { answer: 'no' as const, extra: 0 },
);
const turn = fc.record({ guest: fc.nat({ max: guestCount - 1 }), given: choice });

/** Without what differs between two events. */
const numberless = (text: string) => text.replaceAll(/"waiting":\d+/g, '"waiting":true');

/** Ten weeks before the fixture's date, and a week after it. */
const times = [Date.UTC(2027, 3, 1), Date.UTC(2027, 5, 20)];

describe.each(engines)('answers for many guests on $name', (engine) => {
  const opened = useDatabase(engine);
  const live = createBus();

  /** Everything that is stored, without ids, and with ranks in place of numbers on the waiting list. */
  async function readAll(inviteId: string) {
    const rows = await opened.db
      .selectFrom('rsvps')
      .innerJoin('invitees', 'invitees.id', 'rsvps.invitee_id')
      .selectAll('rsvps')
      .select('invitees.name as who')
      .where('rsvps.invite_id', '=', inviteId)
      .orderBy('invitees.position')
      .execute();
    const order = rows.map(({ waiting }) => waiting ?? 0).toSorted((a, b) => a - b);
    const read = [];
    for (const { id, invite_id: _invite, invitee_id: inviteeId, people: each, ...row } of rows) {
      const history = await listHistory(opened.db, inviteId, { inviteeId: inviteeId ?? '' });
      const changes = history.map(({ by, before, after }) =>
        numberless(JSON.stringify([by, before, after]).replaceAll(/"[\w-]{8}":/g, '"who":')),
      );
      const waiting = row.waiting === null ? null : order.indexOf(row.waiting);
      const answers = Object.values(JSON.parse(each ?? '{}') as object);
      // Fewer writes raise the version less often.
      const version = 0;
      read.push({ ...row, version, waiting, people: answers, changes, id: id === '' });
    }
    return read;
  }

  async function setUp(seats: number | null, whenFull: 'list' | 'closed') {
    const answerSettings = { ...usualAnswers, seats, whenFull };
    const id = await addEvent(opened.db, { invitees, answerSettings });
    const listed = await listInvitees(opened.db, id);
    return { id, guests: listed.map((row) => ({ inviteeId: row.id })) };
  }

  test('store what single ones store, one after the other (behaviour 33.27)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(null, 1, 2, 3, 5, 8),
        fc.constantFrom<('list' | 'closed')[]>('list', 'closed'),
        fc.array(turn, { maxLength: 10 }),
        fc.uniqueArray(turn, { selector: ({ guest }) => guest, minLength: 1 }),
        fc.constantFrom(...times),
        async (seats, whenFull, before, bulk, now) => {
          const events = [await setUp(seats, whenFull), await setUp(seats, whenFull)];
          const say = (
            event: (typeof events)[0],
            { guest, given }: (typeof bulk)[0],
            at: number,
          ) => {
            const respondent = { inviteId: event.id, guest: event.guests[guest]! };
            const deps = { db: opened.db, clock: () => at, live };
            return answer(deps, respondent, given, { by: 'host' });
          };
          for (const event of events) {
            for (const [index, one] of before.entries()) await say(event, one, times[0]! + index);
          }
          const [single, many] = [events[0]!, events[1]!];
          const told: string[] = [];
          for (const one of bulk) {
            const done = await say(single, one, now);
            told.push(
              done.ok ? done.value.problems.map(({ reason }) => reason).join() : done.error,
            );
          }
          const asked = bulk.map((one) => ({
            guest: many.guests[one.guest]!,
            give: () => one.given,
          }));
          const { outcomes } = await opened.db.transaction().execute(async (trx) => {
            await lockInvite(trx, many.id);
            const judged = await judgeMany(trx, many.id, asked, now);
            await storeMany(trx, many.id, judged.toStore, undefined);
            return judged;
          });
          expect(
            outcomes.map((one) =>
              one.ok ? one.value.problems.map(({ reason }) => reason).join() : one.error,
            ),
          ).toEqual(told);
          expect(await readAll(many.id)).toEqual(await readAll(single.id));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('cost each the same, however many wait (behaviour 33.35)', async () => {
    const costs = [];
    for (const count of [100, 200, 400]) {
      const id = await addEvent(opened.db, { answerSettings: { ...usualAnswers, seats: 5 } });
      const rows = Array.from({ length: count }, (_, index) => ({
        id: `${id}-${index}`,
        invite_id: id,
        invitee_id: null,
        guest_key_hash: `${id}-${index}`,
        name: '',
        answer: 'yes' as const,
        extra: 0,
        waiting: index + 1,
        version: 1,
        created_at: 1,
        updated_at: 1,
      }));
      await insertRows(opened.db, 'rsvps', rows);
      const cost = { statements: 0, rows: 0 };
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          cost.statements += 1;
          cost.rows += result.rows.length;
          return result;
        },
      };
      const services = { db: opened.db.withPlugin(counting), clock: () => times[0]!, live };
      const own = await findOwn(opened.db, id, secretHost);
      const everybody = { every: { find: '', show: 'all' as const, labels: [] }, except: [] };
      const asked = { intent: 'recordMany' as const, guests: everybody, seenAt: times[0]! };
      await recordMany(services, own, { ...asked, as: 'yes+1' });
      await recordMany(services, own, { ...asked, as: 'no' });
      costs.push(cost);
    }
    const [one, two, four] = costs as [(typeof costs)[0], (typeof costs)[0], (typeof costs)[0]];
    for (const key of ['rows', 'statements'] as const) {
      // Of a cost that grows with the square, the second difference is about four times the first.
      expect(four[key] - two[key]).toBeLessThan(2.5 * (two[key] - one[key]) + 20);
    }
  });
});
