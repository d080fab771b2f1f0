import { beforeEach, describe, expect, test } from 'vitest';

import type { Press } from '#app/features/door/door-rules.ts';
import type { DoorReply } from '#app/features/door/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import {
  getCardsPath,
  getDashboardPath,
  getDoorListPath,
  getDoorPath,
  getEventDataPath,
} from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { act, giveEachTestAnEvent, id, other, owner, switchEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAnEvent();
let guests: string[];

beforeEach(async () => {
  guests = (await listInvitees(site.db, id)).map((invitee) => invitee.id);
});

const left = 'left-phone';
const right = 'right-phone';
let count = 0;
const press = (guest: string, people: number, changes: Partial<Press> = {}): Press => ({
  guest,
  people,
  base: 0,
  press: (count += 1),
  name: '',
  ...changes,
});
const nothing = { seen: 0, guests: '' };
const post = (message: unknown, { visitor } = owner) =>
  visitor.postJson(getEventDataPath('door', id), message);

async function tell(phone: string, presses: Press[], known: object = nothing) {
  const reply = await post({ phone, presses, ...known });
  expect(reply.status).toBe(200);
  return JSON.parse(reply.text) as DoorReply & { ok: true };
}

async function addOpenAnswer(): Promise<string> {
  const { db } = site;
  await addAnswer(db, { inviteId: id, answer: 'yes', name: 'Zoe' });
  const answers = db.selectFrom('rsvps').select('id').where('invite_id', '=', id);
  return (await answers.executeTakeFirstOrThrow()).id;
}

async function mergeInto(answerId: string): Promise<void> {
  const merge = { intent: 'merge', answerId, inviteeId: guests[0]! };
  await act(merge);
}

async function readHere(): Promise<number> {
  const { arrivals } = await tell(left, []);
  return arrivals.reduce((sum, { people }) => sum + people, 0);
}

describe('the screen at the door', () => {
  test('lists everybody by name with what to expect of them, and who is here (behaviour 41.1)', async () => {
    const { db } = site;
    await addAnswer(db, { inviteId: id, inviteeId: guests[1]!, answer: 'yes', extra: 1 });
    await addAnswer(db, { inviteId: id, answer: 'maybe', name: 'Aaron' });
    const { list } = await tell(left, [press(guests[1]!, 2)]);
    expect(list?.map(({ name, answer, expected }) => [name, answer, expected])).toEqual([
      ['Aaron', 'maybe', 0],
      ['Ana', 'none', 0],
      ['Ben', 'yes', 2],
      ['Cleo', 'none', 0],
    ]);
    const page = await owner.visitor.get(getDoorPath(id));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('<strong>2</strong> of 2 here');
  });

  test('sends the list again only when it has changed (behaviour 41.3)', async () => {
    const first = await tell(left, []);
    const known = { seen: first.seen, guests: first.guests };
    expect(await tell(left, [], known)).not.toHaveProperty('list');
    await addAnswer(site.db, { inviteId: id, answer: 'yes', name: 'New' }, 5);
    const next = await tell(left, [], known);
    expect(next.list?.map(({ name }) => name)).toContain('New');
  });

  test('is its host’s alone (behaviour 41.1)', async () => {
    const message = { phone: left, presses: [press(guests[0]!, 1)], ...nothing };
    const stranger = await post(message, { ...owner, visitor: site.visitor() });
    expect([stranger.status, stranger.text]).toEqual([
      401,
      expect.stringContaining('"signedOut":true'),
    ]);
    expect((await post(message, other)).status).toBe(403);
    for (const path of ['door', 'door/list', 'cards']) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      const refused = await other.visitor.get(`${getDashboardPath(id)}/${path}`);
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain('Cleo');
    }
    expect(await readHere()).toBe(0);
  });
});

describe('presses', () => {
  test('of two phones at once count once (behaviour 41.4)', async () => {
    const wanted = [press(guests[0]!, 1), press(guests[1]!, 2)];
    const again = wanted.map((one) => ({ ...one, press: (count += 1) }));
    await Promise.all([
      tell(left, wanted),
      tell(right, again),
      tell(left, wanted),
      tell(right, again),
    ]);
    expect(await readHere()).toBe(3);
  });

  test('of a phone that was offline do not overwrite what was pressed on another meanwhile (behaviour 41.4)', async () => {
    await tell(right, [press(guests[0]!, 1)]);
    await tell(right, [press(guests[0]!, 0, { base: 1 })]);
    const late = await tell(left, [press(guests[0]!, 3)]);
    expect(late.elsewhere).toEqual([guests[0]]);
    expect(await readHere()).toBe(0);
  });

  test('are told to the other phones by the number of the last change (behaviour 41.3)', async () => {
    const { seen } = await tell(left, [press(guests[0]!, 1)]);
    await tell(right, [press(guests[1]!, 1)]);
    const news = await tell(left, [], { ...nothing, seen });
    expect(news.arrivals.map(({ guest }) => guest)).toEqual([guests[1]]);
    expect(news.seen).toBe(seen + 1);
  });

  test('stay with a guest whose answer is merged with an invitee’s (behaviour 41.11)', async () => {
    const zoe = await addOpenAnswer();
    await tell(left, [press(zoe, 2), press(guests[0]!, 1)]);
    await mergeInto(zoe);
    const { arrivals } = await tell(left, []);
    expect(arrivals.map(({ guest, people }) => [guest, people])).toEqual([[guests[0], 3]]);
    // This phone does not know of the merge.
    expect(await tell(right, [press(zoe, 3)])).toMatchObject({ elsewhere: [], gone: [] });
    expect(await tell(right, [press(zoe, 4)])).toMatchObject({ elsewhere: [zoe] });
    expect(await readHere()).toBe(3);
  });

  test('for an answer count for the invitee whose it has become (behaviour 41.11)', async () => {
    const zoe = await addOpenAnswer();
    await mergeInto(zoe);
    const { gone, arrivals } = await tell(left, [press(zoe, 2)]);
    expect(gone).toEqual([]);
    expect(arrivals.map(({ guest, people }) => [guest, people])).toEqual([[guests[0], 2]]);
    await act({
      intent: 'remove',
      guests: { ids: [guests[0]] },
    });
    expect(await tell(left, [press(zoe, 0, { base: 1 })])).toMatchObject({ gone: [zoe] });
  });

  test('of somebody who is not on this list change nothing (behaviour 41.7)', async () => {
    const foreign = await addEvent(site.db, { host: other.host });
    const { id: stranger } = await site.db
      .selectFrom('invitees')
      .select('id')
      .where('invite_id', '=', foreign)
      .executeTakeFirstOrThrow();
    const { gone } = await tell(left, [press(stranger, 1), press('nobody', 1)]);
    expect(gone).toEqual([stranger, 'nobody']);
    expect(await readHere()).toBe(0);
  });

  test('add somebody at the door once, and the name goes when that is taken back (behaviour 41.5)', async () => {
    const added = press('+walk-in-1', 2, { name: '  Dora  ' });
    await tell(left, [added]);
    const { arrivals } = await tell(left, [added]);
    expect(arrivals).toEqual([{ guest: '+walk-in-1', people: 2, version: 1, name: 'Dora' }]);
    const back = await tell(left, [press('+walk-in-1', 0, { name: 'Dora' })]);
    expect(back.arrivals).toMatchObject([{ people: 0, name: '' }]);
  });

  test('add at most 1,000 people at the door of an event (behaviour 41.5)', async () => {
    await site.db
      .insertInto('arrivals')
      .values(
        Array.from({ length: 1000 }, (_, index) => ({
          id: `${id}-${index}`,
          invite_id: id,
          guest: `+${index}`,
          people: 1,
          name: '',
          version: 1,
          phone: left,
          press: 0,
          change: index + 1,
          changed_at: 0,
        })),
      )
      .execute();
    const { full } = await tell(left, [press('+one-more', 1, { name: 'Eve' })]);
    expect(full).toEqual(['+one-more']);
    expect(await readHere()).toBe(1000);
  });

  test.each([
    { name: 'no phone', message: { presses: [], ...nothing } },
    { name: 'a negative count', message: { phone: left, presses: [press('a', -1)], ...nothing } },
    { name: 'a huge count', message: { phone: left, presses: [press('a', 100)], ...nothing } },
    {
      name: 'too many presses',
      message: {
        phone: left,
        presses: Array.from({ length: 21 }, () => press('a', 1)),
        ...nothing,
      },
    },
    {
      name: 'a name that is too long',
      message: { phone: left, presses: [press('+a', 1, { name: 'x'.repeat(201) })], ...nothing },
    },
    { name: 'a list', message: [] },
  ])('are refused whole: $name (behaviour 41.7)', async ({ message }) => {
    expect((await post(message)).status).toBe(422);
    expect(await readHere()).toBe(0);
  });

  test('go with the guests of an event whose data is deleted (behaviour 41.10)', async () => {
    await tell(left, [press('+walk-in-2', 1, { name: 'Dora' })]);
    await site.db.deleteFrom('invites').where('id', '=', id).execute();
    const rest = await site.db
      .selectFrom('arrivals')
      .selectAll()
      .where('invite_id', '=', id)
      .execute();
    expect(rest).toEqual([]);
  });
});

describe('on paper', () => {
  test('the door list has those who come or might, or everybody (behaviour 41.8)', async () => {
    await addAnswer(site.db, { inviteId: id, inviteeId: guests[1]!, answer: 'yes' });
    const few = await owner.visitor.get(getDoorListPath(id));
    expect(few.text).toContain('Ben');
    expect(few.text).not.toContain('Cleo');
    const all = await owner.visitor.get(`${getDoorListPath(id)}?who=all`);
    expect(all.text).toContain('Cleo');
  });

  test('every invitee has a card with the code of their own link (behaviour 41.9)', async () => {
    const cards = await owner.visitor.get(getCardsPath(id));
    expect(cards.headers.get('cache-control')).toBe('no-store');
    expect(cards.text.match(/QR code of the personal link of/g)).toHaveLength(3);
  });

  test('a hundred cards come at a time (behaviour 41.9)', async () => {
    await switchEvent({ invitees: makeInvitees(120) });
    const last = await owner.visitor.get(`${getCardsPath(id)}?from=100`);
    expect(last.text.match(/QR code of the personal link of/g)).toHaveLength(20);
    const beyond = await owner.visitor.get(`${getCardsPath(id)}?from=1e9`);
    expect(beyond.text).toContain('Guest 119');
  });
});
