import { beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';
import { type Visitor } from '#tests/setup/site.ts';
import {
  act,
  findInvitee,
  id,
  owner,
  record,
  switchEvent,
  useHosts,
} from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env, { clock: () => now });
useHosts();
let now = 1_800_000_000_000;

beforeEach(async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  await open();
});

const seats = (count: number | null) => ({ ...usualAnswers, seats: count });

/** Ana has the only place. Ben is on the waiting list, then Cleo, then Dan, who has no address. */
async function open() {
  const invitees = [
    { name: 'Ana', email: 'ana@example.org' },
    { name: 'Ben', email: 'ben@example.org' },
    { name: 'Cleo', email: 'cleo@example.org' },
    { name: 'Dan', email: '' },
  ];
  await switchEvent({ invitees, answerSettings: seats(1) });
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) await record(name, 'yes');
}

async function save(name: string, value: object) {
  const invite = await findInvite(site.db, id);
  return owner.visitor.postJson(`/${name}.data?invite=${id}`, { version: invite?.version, value });
}

/** Who got mail. Mail to removed guests is deleted with them. */
async function told(): Promise<string[]> {
  const mails = (await listMail(site.db, id)).filter(({ kind }) => kind === 'promotion');
  return mails.map(({ address }) => address).toSorted();
}

async function comeAs(name: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.get(`${getGuestPath(id)}?g=${(await findInvitee(name)).token}`);
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
  const [ben, cleo] = [await findInvitee('Ben'), await findInvitee('Cleo')];
  const seen = { [ben.id]: await findSeenVersion(site.db, ben.id) };
  await act({ intent: 'recordMany', guests: { ids: [ben.id] }, as: 'no', seen });
  expect(await told()).toEqual(['ben@example.org', 'cleo@example.org']);
  await record('Ben', 'yes');
  await act({ intent: 'remove', guests: { ids: [cleo.id, (await findInvitee('Dan')).id] } });
  expect(await told()).toEqual(['ben@example.org', 'ben@example.org']);
});

test('all who come in because the host offers more places are told, but for those without an address (behaviour 35.1)', async () => {
  expect((await save('answers', { answerSettings: seats(null) })).status).toBe(202);
  expect(await told()).toEqual(['ben@example.org', 'cleo@example.org']);
});

test('nobody is told in the name of a host whose address is not verified (behaviour 35.1)', async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example', null);
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
