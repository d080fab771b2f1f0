import { beforeAll, beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env, { clock: () => now });
let owner: LoggedIn;
let id: string;
let now = 1_800_000_000_000;

beforeAll(async () => {
  owner = await logIn(site, 'ana');
});
beforeEach(async () => {
  await verify(1);
  await open();
});

async function verify(verifiedAt: number | null) {
  await site.db
    .updateTable('hosts')
    .set({ mail_address: 'ana@hosts.example', mail_verified_at: verifiedAt })
    .where('uid', '=', owner.host.uid)
    .execute();
}

const seats = (count: number | null) => ({ ...usualAnswers, seats: count });

/** Ana has the only place. Ben is on the waiting list, then Cleo, then Dan, who has no address. */
async function open() {
  const invitees = [
    { name: 'Ana', email: 'ana@example.org' },
    { name: 'Ben', email: 'ben@example.org' },
    { name: 'Cleo', email: 'cleo@example.org' },
    { name: 'Dan', email: '' },
  ];
  id = await addEvent(site.db, { host: owner.host, invitees, answerSettings: seats(1) });
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) await record(name, 'yes');
}

const act = (action: unknown) => owner.visitor.postJson(`${getDashboardPath(id)}.data`, action);

async function findGuest(name: string) {
  const found = (await listInvitees(site.db, id)).find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}

async function record(name: string, as: string) {
  const { id: inviteeId } = await findGuest(name);
  const seen = await findSeenVersion(site.db, inviteeId);
  return act({ intent: 'record', record: { inviteeId }, as, seen });
}

async function save(name: string, value: object) {
  const invite = await findInvite(site.db, id);
  return owner.visitor.postJson(`/${name}.data?invite=${id}`, { version: invite?.version, value });
}

/** Who got mail. Mail to removed guests is deleted with them. */
async function told(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('outbox')
    .select('address')
    .where('invite_id', '=', id)
    .where('kind', '=', 'promotion')
    .orderBy('address')
    .execute();
  return rows.map(({ address }) => address);
}

async function comeAs(name: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.get(`${getGuestPath(id)}?g=${(await findGuest(name)).token}`);
  return visitor;
}

test('who comes in because a guest withdraws is told once (behaviour 35.1)', async () => {
  const ana = await comeAs('Ana');
  expect(await told()).toEqual([]);
  await ana.post(getGuestPath(id), { answer: 'no' });
  await ana.post(getGuestPath(id), { answer: 'no' });
  expect(await told()).toEqual(['ben@example.org']);
});

test('who comes in because the host records an answer, also of many, or removes one, is told (behaviour 35.1)', async () => {
  await record('Ana', 'no');
  expect(await told()).toEqual(['ben@example.org']);
  const [ben, cleo] = [await findGuest('Ben'), await findGuest('Cleo')];
  const seen = { [ben.id]: await findSeenVersion(site.db, ben.id) };
  await act({ intent: 'recordMany', guests: { ids: [ben.id] }, as: 'no', seen });
  expect(await told()).toEqual(['ben@example.org', 'cleo@example.org']);
  await record('Ben', 'yes');
  await act({ intent: 'remove', guests: { ids: [cleo.id, (await findGuest('Dan')).id] } });
  expect(await told()).toEqual(['ben@example.org', 'ben@example.org']);
});

test('all who come in because the host offers more places are told, but for those without an address (behaviour 35.1)', async () => {
  expect((await save('answers', { answerSettings: seats(null) })).status).toBe(202);
  expect(await told()).toEqual(['ben@example.org', 'cleo@example.org']);
});

test('nobody is told in the name of a host whose address is not verified (behaviour 35.1)', async () => {
  await verify(null);
  await record('Ana', 'no');
  expect(await told()).toEqual([]);
});

test('nobody is told of an event that is over or canceled (behaviour 35.1)', async () => {
  const day = 24 * 60 * 60 * 1000;
  now += 300 * day;
  await record('Ana', 'no');
  now -= 300 * day;
  expect(await told()).toEqual([]);
  await open();
  await cancelAs(owner.visitor, id);
  await record('Ana', 'no');
  expect(await told()).toEqual([]);
});

test('a change that is refused tells nobody (behaviour 35.1)', async () => {
  const invite = await findInvite(site.db, id);
  const stale = { version: (invite?.version ?? 0) + 5, value: { answerSettings: seats(9) } };
  expect((await owner.visitor.postJson(`/answers.data?invite=${id}`, stale)).status).toBe(409);
  expect(await told()).toEqual([]);
});
