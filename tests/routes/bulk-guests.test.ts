import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { addGuestAddress, confirmGuestAddress } from '#app/features/mail/guest-addresses.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import { getDashboardPath, getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { spot } from '#app/ui/text/with-elements.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { type NewEvent, addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
let owner: LoggedIn;
let id: string;
let [ana, ben, cleo] = ['', '', ''];

const db = () => site.db;
const post = (action: unknown, visitor: Visitor = owner.visitor) =>
  visitor.postJson(`${getDashboardPath(id)}.data`, action);
const everybody = { find: '', show: 'all' };

beforeAll(async () => {
  owner = await logIn(site, 'ana');
});
beforeEach(async () => {
  await start();
});

async function start(changes: NewEvent = {}): Promise<void> {
  id = await addEvent(site.db, { host: owner.host, ...changes });
  [ana = '', ben = '', cleo = ''] = (await listInvitees(db(), id)).map((one) => one.id);
}

type Table = 'invitees' | 'rsvps' | 'guest_labels' | 'reply_history' | 'outbox';

const rowsOf = (table: Table) =>
  db().selectFrom(table).selectAll().where('invite_id', '=', id).orderBy('id').execute();

/** Without the versions of answers, which only grow. */
async function stored() {
  const rsvps = await db()
    .selectFrom('rsvps')
    .selectAll()
    .where('invite_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    rsvps: rsvps.map((row) => ({ ...row, version: 0 })),
    invitees: await rowsOf('invitees'),
    labels: await rowsOf('guest_labels'),
    history: await rowsOf('reply_history'),
    addresses: await db()
      .selectFrom('guest_addresses')
      .selectAll()
      .where('invite_id', '=', id)
      .orderBy('reply_id')
      .execute(),
    outbox: await rowsOf('outbox'),
  };
}

const names = async () => (await listInvitees(db(), id)).map(({ name }) => name);
const said = async () =>
  (await db().selectFrom('rsvps').selectAll().where('invite_id', '=', id).execute())
    .map(({ invitee_id, name, answer, waiting }) => {
      const who = { [ana]: 'Ana', [ben]: 'Ben', [cleo]: 'Cleo' }[invitee_id ?? ''] ?? name;
      return `${who} ${answer}${waiting === null ? '' : ' waiting'}`;
    })
    .toSorted();
const labelsOf = async () =>
  (await db().selectFrom('guest_labels').selectAll().where('invite_id', '=', id).execute())
    .map(
      ({ invitee_id, label }) => `${{ [ana]: 'Ana', [ben]: 'Ben' }[invitee_id] ?? 'Cleo'} ${label}`,
    )
    .toSorted();

function changeOf({ text }: { text: string }): string {
  const found = /"change","([\w-]+)"/.exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no change in ${text}`);
  return found;
}
const undo = async (done: { text: string }) =>
  expect((await post({ intent: 'undo', change: changeOf(done) })).status).toBe(200);

async function guestOf(token: string | undefined): Promise<Visitor> {
  const guest = site.visitor();
  await guest.get(`${getGuestPath(id)}?g=${token}`);
  return guest;
}

/** Returns the version and the time of Ana's answer. */
async function declineAna(): Promise<{ version: number; at: number }> {
  const seen = await findSeenVersion(db(), ana);
  await post({ intent: 'record', record: { inviteeId: ana }, as: 'no', seen });
  const answers = db().selectFrom('rsvps').select(['version', 'updated_at as at']);
  return answers.where('invite_id', '=', id).executeTakeFirstOrThrow();
}

const activity = async () =>
  JSON.parse((await owner.visitor.get(getEventDataPath('dashboard', id))).text).activity;

describe('guests who are removed together', () => {
  test('come back by Undo with link, answer, history, labels and mail, once (behaviour 33.22, 33.23)', async () => {
    await post({ intent: 'label', guests: { ids: [ana, ben] }, label: 'Family', on: true });
    await post({ intent: 'record', record: { inviteeId: ana }, as: 'yes' });
    const seen = await findSeenVersion(db(), ana);
    await post({ intent: 'record', record: { inviteeId: ana }, as: 'no', seen });
    await addAnswer(db(), { inviteId: id, name: 'Eva', answer: 'yes' });
    const mail = { inviteId: id, inviteeId: ana, hostUid: null, address: 'ana@example.org' };
    const queue = (queued: NewMail) =>
      db()
        .transaction()
        .execute((trx) => site.services.mail.enqueue(trx, [queued]));
    await queue({ ...mail, kind: 'invitation', payload: null });
    const open = (await stored()).rsvps.find((row) => row.invitee_id === null);
    const reply = { inviteId: id, replyId: open?.id ?? '', address: 'eva@example.org' };
    await addGuestAddress(db(), { ...reply, isShared: true, now: 5 });
    await confirmGuestAddress(db(), reply, 6);
    await queue({ ...reply, hostUid: null, kind: 'confirmation', payload: null });
    const before = await stored();
    expect([before.addresses, before.outbox]).toMatchObject([{ length: 1 }, { length: 2 }]);
    const removed = await post({ intent: 'remove', guests: { ids: [ana, cleo, open?.id] } });
    expect(removed.text).toContain('"count",3');
    expect(await names()).toEqual(['Ben']);
    expect(await said()).toEqual([]);
    expect(await stored()).toMatchObject({ addresses: [], outbox: [] });
    const change = changeOf(removed);
    expect((await post({ intent: 'undo', change })).status).toBe(200);
    expect(await stored()).toEqual(before);
    const [first] = await listInvitees(db(), id);
    expect((await (await guestOf(first?.token)).get(getGuestPath(id))).text).toContain('Ana');
    await post({ intent: 'remove', guests: { ids: [ana] } });
    await post({ intent: 'undo', change });
    expect(await names()).toEqual(['Ben', 'Cleo']);
  });

  test('are all that a search lists, except for some, and nobody of another event (behaviour 33.23)', async () => {
    const elsewhere = await addEvent(site.db, { host: owner.host });
    const [far] = await listInvitees(db(), elsewhere);
    await post({ intent: 'label', guests: { ids: [ana, ben] }, label: 'Family', on: true });
    const every = { ...everybody, labels: ['Family'] };
    await post({ intent: 'remove', guests: { every, except: [ben] } });
    expect(await names()).toEqual(['Ben', 'Cleo']);
    expect((await post({ intent: 'remove', guests: { ids: [far?.id] } })).text).toContain(
      '"count",0',
    );
    expect(await listInvitees(db(), elsewhere)).toHaveLength(3);
    const german = { ...everybody, languages: ['de'] };
    await post({ intent: 'remove', guests: { every: german, except: [] } });
    const found = { ...everybody, find: 'cle' };
    await post({ intent: 'remove', guests: { every: found, except: [] } });
    expect(await names()).toEqual(['Ben']);
  });

  test('go with more answers than the host knows only after a question (behaviour 33.23)', async () => {
    await post({ intent: 'record', record: { inviteeId: ana }, as: 'no' });
    const openId = await addAnswer(db(), { inviteId: id, name: 'Eva', answer: 'maybe' });
    const guests = { ids: [ana, ben, openId] };
    const remove = (answered: number) => post({ intent: 'remove', guests, answered });
    const asked = await remove(0);
    expect(asked.text).toContain('"asks"');
    expect(await names()).toEqual(['Ana', 'Ben', 'Cleo']);
    expect((await remove(1)).text).toContain('"asks"');
    expect(await said()).toHaveLength(2);
    expect((await remove(2)).text).toContain('"count",3');
    expect(await names()).toEqual(['Cleo']);
    const unanswered = { intent: 'remove', guests: { every: everybody, except: [] }, answered: 0 };
    expect((await post(unanswered)).text).toContain('"count",1');
  });

  test('can be put back from the activity for an hour, once (behaviour 33.22)', async () => {
    await post({ intent: 'remove', guests: { ids: [ana, ben] } });
    const removed = (await activity())[0];
    expect(removed).toMatchObject({
      who: 'You',
      what: `${spot('who')} removed 2 guests`,
      canUndo: true,
    });
    await post({ intent: 'undo', change: removed.part });
    expect(await names()).toEqual(['Ana', 'Ben', 'Cleo']);
    expect((await activity()).slice(0, 2)).toMatchObject([
      { kind: 'guests-restored', what: `${spot('who')} put back 2 guests`, canUndo: false },
      { kind: 'guests-removed', canUndo: false },
    ]);
    await post({ intent: 'remove', guests: { ids: [ana] } });
    await db().updateTable('undo_rows').set({ changed_at: 1 }).execute();
    await startHousekeeping(site.services, () => true).stop();
    expect((await activity())[0]).toMatchObject({ canUndo: false });
  });

  test('make an older screen of the list out of date (behaviour 33.23)', async () => {
    await post({ intent: 'remove', guests: { ids: [ana] } });
    const value = { invitees: [{ name: 'Zoe', email: 'zoe@example.org' }] };
    const stale = await owner.visitor.postJson(`/invitee.data?invite=${id}`, { version: 1, value });
    expect(stale.status).toBe(409);
    expect(await names()).toEqual(['Ben', 'Cleo']);
  });

  test('free their places, and wait when they come back to a full event (behaviour 33.23)', async () => {
    await start({ answerSettings: { ...usualAnswers, seats: 1 } });
    await post({ intent: 'record', record: { inviteeId: ana }, as: 'yes' });
    const [, second] = await listInvitees(db(), id);
    await (await guestOf(second?.token)).post(getGuestPath(id), { answer: 'yes' });
    expect(await said()).toEqual(['Ana yes', 'Ben yes waiting']);
    const removed = await post({ intent: 'remove', guests: { ids: [ana] } });
    expect(await said()).toEqual(['Ben yes']);
    await undo(removed);
    expect(await said()).toEqual(['Ana yes waiting', 'Ben yes']);
  });

  test('of ten thousand come back too (behaviour 33.23)', async () => {
    await start({ invitees: makeInvitees(10_000) });
    const all = { every: everybody, except: [] };
    await post({ intent: 'label', guests: all, label: 'Many', on: true });
    const removed = await post({ intent: 'remove', guests: all });
    expect(await names()).toEqual([]);
    await undo(removed);
    expect(await names()).toHaveLength(10_000);
    expect((await stored()).labels).toHaveLength(10_000);
  });

  test('are gone for good an hour later (behaviour 33.22)', async () => {
    const removed = await post({ intent: 'remove', guests: { ids: [ana] } });
    await db().updateTable('undo_rows').set({ changed_at: 1 }).execute();
    await startHousekeeping(site.services, () => true).stop();
    expect(await db().selectFrom('undo_rows').select('id').execute()).toEqual([]);
    await undo(removed);
    expect(await names()).toEqual(['Ben', 'Cleo']);
  });
});

describe('an answer for many guests', () => {
  test('is recorded for all of them, and Undo keeps what a guest has said since (behaviour 33.27)', async () => {
    const { at: seenAt } = await declineAna();
    await addAnswer(db(), { inviteId: id, name: 'Eva', answer: 'maybe' });
    const guests = { every: everybody, except: [cleo] };
    const recorded = await post({ intent: 'recordMany', guests, as: 'yes', seenAt });
    expect(recorded.text).toContain('"count",3');
    expect(await said()).toEqual(['Ana yes', 'Ben yes', 'Eva yes']);
    const [, second] = await listInvitees(db(), id);
    await (await guestOf(second?.token)).post(getGuestPath(id), { answer: 'maybe' });
    await undo(recorded);
    expect(await said()).toEqual(['Ana no', 'Ben maybe', 'Eva maybe']);
    const again = await post({ intent: 'recordMany', guests: { ids: [cleo] }, as: 'yes+1' });
    await undo(again);
    expect(await said()).toEqual(['Ana no', 'Ben maybe', 'Eva maybe']);
  });

  test('leaves the companions of a party whose answer it is (behaviour 33.27)', async () => {
    await start({ answerSettings: { ...usualAnswers, companions: 3 } });
    await addAnswer(db(), { inviteId: id, inviteeId: ana, answer: 'yes', extra: 3 });
    await addAnswer(db(), { inviteId: id, inviteeId: ben, answer: 'no' });
    await post({ intent: 'recordMany', guests: { ids: [ana, ben] }, as: 'yes' });
    const parties = await db()
      .selectFrom('rsvps')
      .select(['answer', 'extra'])
      .where('invite_id', '=', id)
      .orderBy('extra', 'desc')
      .execute();
    expect(parties).toEqual([
      { answer: 'yes', extra: 3 },
      { answer: 'yes', extra: 0 },
    ]);
  });

  test('as Going +1 takes nobody away from a party of three companions (behaviour 33.27)', async () => {
    await start({ answerSettings: { ...usualAnswers, companions: 3 } });
    await addAnswer(db(), { inviteId: id, inviteeId: ana, answer: 'yes', extra: 3 });
    await addAnswer(db(), { inviteId: id, inviteeId: ben, answer: 'yes' });
    await post({ intent: 'recordMany', guests: { ids: [ana, ben, cleo] }, as: 'yes+1' });
    const parties = db().selectFrom('rsvps').select('extra').where('invite_id', '=', id);
    const extras = (await parties.orderBy('extra', 'desc').execute()).map(({ extra }) => extra);
    expect(extras).toEqual([3, 1, 1]);
  });

  test('leaves every version of a named guest’s answer but the one that was seen (behaviour 38.18)', async () => {
    await declineAna();
    await post({ intent: 'record', record: { inviteeId: ana }, as: 'maybe', seen: 1 });
    const { version } = await declineAna();
    const bulk = { intent: 'recordMany', guests: { ids: [ana, ben] }, as: 'yes' };
    for (const other of [null, version - 1, version + 1]) {
      const recorded = await post({ ...bulk, seen: { [ana]: other, [ben]: null } });
      expect(recorded.text).toContain('Not for Ana: Somebody changed this answer after');
      expect(await said()).toEqual(['Ana no', 'Ben yes']);
    }
    await post({ ...bulk, guests: { ids: [ana] }, seen: { [ana]: version } });
    expect(await said()).toEqual(['Ana yes', 'Ben yes']);
  });

  test('leaves what was said after all were read, unless this host recorded it (behaviour 38.18)', async () => {
    const { at } = await declineAna();
    const guests = { every: everybody, except: [ben, cleo] };
    const bulk = { intent: 'recordMany', guests, as: 'yes', seenAt: at - 1 };
    expect((await post({ ...bulk, own: [at + 1] })).text).toContain('Not for Ana: ');
    expect(await said()).toEqual(['Ana no']);
    await post({ ...bulk, own: [at] });
    expect(await said()).toEqual(['Ana yes']);
  });

  test('leaves what was said after they were selected, and names who said it (behaviour 38.18)', async () => {
    const { at: changedAt } = await declineAna();
    const guests = { ids: [ana, ben] };
    const bulk = { intent: 'recordMany', guests, as: 'yes' };
    const recorded = await post({ ...bulk, seenAt: changedAt - 1 });
    expect(recorded.text).toContain('"count",1');
    expect(recorded.text).toContain('Not for Ana: Somebody changed this answer after');
    expect(recorded.text).toContain('"newer"');
    expect(await said()).toEqual(['Ana no', 'Ben yes']);
    expect((await post({ ...bulk, seenAt: changedAt })).text).toContain('"count",2');
    expect(await said()).toEqual(['Ana yes', 'Ben yes']);
  });

  test('names those for whom it could not be recorded, and is recorded for the others (behaviour 33.27)', async () => {
    await start({ answerSettings: { ...usualAnswers, seats: 2, whenFull: 'closed' } });
    const guests = { ids: [ana, ben, cleo] };
    const recorded = await post({ intent: 'recordMany', guests, as: 'yes' });
    expect(recorded.text).toContain('"count",2');
    expect(recorded.text).toContain('Not for Cleo: ');
    expect(await said()).toEqual(['Ana yes', 'Ben yes']);
    await undo(recorded);
    expect(await said()).toEqual([]);
  });
});

describe('a label for many guests', () => {
  test('is given once in one spelling, taken off, and both come back by Undo (behaviour 33.24)', async () => {
    await post({ intent: 'label', guests: { ids: [ana] }, label: 'Family', on: true });
    const given = await post({
      intent: 'label',
      guests: { ids: [ana, ben] },
      label: ' family ',
      on: true,
    });
    expect(given.text).toContain('"count",1');
    expect(await labelsOf()).toEqual(['Ana Family', 'Ben Family']);
    await undo(given);
    expect(await labelsOf()).toEqual(['Ana Family']);
    const off = await post({ intent: 'label', guests: { ids: [ana] }, label: 'Family', on: false });
    expect(await labelsOf()).toEqual([]);
    await undo(off);
    expect(await labelsOf()).toEqual(['Ana Family']);
  });

  test('stands with the guests, filters the list and is known to no guest (behaviour 33.24)', async () => {
    await post({ intent: 'label', guests: { ids: [ben] }, label: 'Vegan cousins', on: true });
    const listed = await owner.visitor.get(`${getEventDataPath('guests', id)}?label=Vegan+cousins`);
    expect(listed.text).toContain('"name":"Ben"');
    expect(listed.text).toContain('"labels":[{"label":"Vegan cousins","count":1}]');
    expect(listed.text).not.toContain('Cleo');
    const [, second] = await listInvitees(db(), id);
    const page = await (await guestOf(second?.token)).get(getGuestPath(id));
    expect(page.text).not.toContain('Vegan cousins');
  });

  test('is refused when it is none or one too many, and says who has too many (behaviour 33.24)', async () => {
    const none = await post({ intent: 'label', guests: { ids: [ana] }, label: ' ', on: true });
    expect(none.status).toBe(422);
    expect(none.text).toContain('Please type a label of at most 40 characters.');
    for (let count = 0; count < 50; count += 1) {
      const guest = [ana, ben, cleo][Math.floor(count / 20)];
      await post({ intent: 'label', guests: { ids: [guest] }, label: `Label ${count}`, on: true });
    }
    const more = await post({ intent: 'label', guests: { ids: [cleo] }, label: 'More', on: true });
    expect(more.text).toContain('An event has at most 50 labels');
    const both = await post({
      intent: 'label',
      guests: { ids: [ana, cleo] },
      label: 'Label 30',
      on: true,
    });
    expect(both.text).toContain('One guest has 20 labels already');
    expect(both.text).toContain('"count",1');
  });
});

test('links are those of the selected guests alone (behaviour 33.28)', async () => {
  const [first, second] = await listInvitees(db(), id);
  const { text } = await post({ intent: 'links', guests: { ids: [ana] } });
  expect(text).toContain(first?.token);
  expect(text).not.toContain(second?.token);
});

test.each(['remove', 'label', 'recordMany', 'links', 'undo'])(
  '%s is for the host of the event alone (behaviour 33.22)',
  async (intent) => {
    const removed = await post({ intent: 'remove', guests: { ids: [cleo] } });
    const other = await logIn(site, `mal-${intent}`);
    const more = { label: 'x', on: true, as: 'yes', change: changeOf(removed) };
    const action = { intent, guests: { ids: [ana] }, ...more };
    expect((await post(action, other.visitor)).status).toBe(403);
    expect((await post(action, site.visitor())).status).toBe(401);
    expect(await names()).toEqual(['Ana', 'Ben']);
    expect(await said()).toEqual([]);
  },
);
