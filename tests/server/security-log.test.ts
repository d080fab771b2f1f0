import { beforeEach, expect, test } from 'vitest';

import { createLimits } from '#app/features/host/limits.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { hostPassword, logIn } from '#tests/setup/hosts.ts';
import { closedLimit } from '#tests/setup/limits.ts';
import {
  addEventOfAna,
  ana,
  findHost,
  logInByPassword,
  readRecoveryCode,
  recover,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { addMember, makeJoinPath, removeMember } from '#tests/setup/members.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { giveEachTestASite, site } from '#tests/setup/use-site.ts';

let visitor: Visitor;
let written: string[];

giveEachTestASite(
  { TRUST_PROXY: 'on' },
  {
    log: createLog((line) => written.push(line)),
    limits: { ...createLimits(), answersByAddress: closedLimit },
  },
);
beforeEach(() => {
  written = [];
  visitor = site.visitor();
});

interface Line {
  role?: string;
  kind?: string;
  event: string;
  username?: string;
  address?: string;
  problem?: string;
  status?: number;
  route?: string;
  invite?: string;
}

const lines = () =>
  written.map((line) => JSON.parse(line) as Line).filter(({ kind }) => kind === 'security');
const events = () => lines().map(({ event, username }) => [event, username]);

test('the life of an account is logged: created, logged in, recovered, signed out (behaviour 23.25)', async () => {
  const code = readRecoveryCode(await signUp(visitor));
  await logInByPassword(visitor, { ...ana, password: 'wrong-one' });
  await logInByPassword(visitor);
  await recover(visitor, { ...ana, code: 'AAAAA-AAAAA', attempt: 'one' });
  await recover(visitor, { username: 'ana', password: 'lanterns', code, attempt: 'two' });
  await visitor.post('/logOut', {});
  expect(events()).toEqual([
    ['account created', 'ana'],
    ['log-in refused', 'ana'],
    ['logged in', 'ana'],
    ['recovery code refused', 'ana'],
    ['recovery code used', 'ana'],
    ['signed out', 'ana'],
  ]);
  expect(lines()[1]?.problem).toBe('wrong-password');
});

test('saving an invitation, which ends the session, is logged as a sign-out (behaviour 23.25)', async () => {
  await signUp(visitor);
  await visitor.postJson('/confirm.data', makeDraft());
  expect(events().at(-1)).toEqual(['signed out', 'ana']);
});

test('an answer that the host deletes is logged, and nothing that was deleted already (behaviour 23.25)', async () => {
  await signUp(visitor);
  const id = await addEvent(site.db, { host: await findHost(site, 'ana') });
  const { db } = site;
  await addAnswer(db, { inviteId: id, name: 'Zoltan', answer: 'yes' });
  const answer = await db.selectFrom('rsvps').select(['id', 'version']).executeTakeFirstOrThrow();
  const record = { answerId: answer.id };
  const remove = { intent: 'record', record, as: 'none', seen: answer.version };
  await visitor.postJson(`${getDashboardPath(id)}.data`, remove);
  await visitor.postJson(`${getDashboardPath(id)}.data`, remove);
  const removed = lines().filter(({ event }) => event === 'answer removed');
  expect(removed).toMatchObject([{ username: 'ana', invite: id }]);
  expect(written.join('\n')).not.toContain('Zoltan');
});

test('several answers that the host removes at once are logged once', async () => {
  await signUp(visitor);
  const id = await addEvent(site.db, { host: await findHost(site, 'ana') });
  const { db } = site;
  await addAnswer(db, { inviteId: id, name: 'Zoltan', answer: 'yes' });
  await addAnswer(db, { inviteId: id, name: 'Yolanda', answer: 'no' });
  const remove = {
    intent: 'remove',
    guests: { ids: (await listAnswers(db, id)).map((answer) => answer.id) },
  };
  await visitor.postJson(`${getDashboardPath(id)}.data`, remove);
  await visitor.postJson(`${getDashboardPath(id)}.data`, remove);
  const removed = lines().filter(({ event }) => event === 'answer removed');
  expect(removed).toMatchObject([{ username: 'ana', invite: id }]);
});

test('refusals are logged with status, route and network, once for each address and minute (behaviour 23.26)', async () => {
  const from = { 'x-forwarded-for': '2001:db8:0:1:2:3:4:5' };
  const { id } = await addEventOfAna(site);
  written = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await visitor.post(`${getGuestPath(id)}?g=t0ken`, { answer: 'yes' }, from);
    expect(answer.status).toBe(429);
  }
  await visitor.post('/hostLogIn', ana, { ...from, origin: 'https://evil.example' });
  const address = '2001:db8:0:1::/64';
  expect(lines()).toMatchObject([
    { event: 'refused', status: 429, route: '/guest/:inviteId', address },
    { event: 'refused', status: 403, route: '/hostLogIn', address },
  ]);
});

test('an invitation beyond the limit of a day is refused, logged, and ends no session (behaviour 22.14)', async () => {
  await signUp(visitor);
  const host = await findHost(site, 'ana');
  const now = site.services.clock();
  for (let saved = 0; saved < 20; saved += 1) await addEvent(site.db, { host }, now);
  for (const path of ['/confirm.data', '/confirm']) {
    const answer = await visitor.postJson(path, makeDraft());
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('20 new invitations within 24 hours');
  }
  expect((await visitor.get('/hostLogIn')).text).toContain('already signed in');
  expect(lines().at(-1)).toMatchObject({ event: 'refused', status: 429, route: '/confirm' });
});

test('no line holds a password, a code, a cookie, a token or what is typed for an unknown username (behaviour 23.25)', async () => {
  const code = readRecoveryCode(await signUp(visitor, { username: 'ana', password: 'pass-one' }));
  const id = await addEvent(site.db, { host: await findHost(site, 'ana') });
  const { cookies } = visitor;
  const secrets = ['pass-one', code, ...cookies.values()];
  await logInByPassword(visitor, { username: 'pass-typed-as-name', password: 'pass-two' });
  await logInByPassword(
    visitor,
    { username: 'ana', password: 'pass-three' },
    '?redirect=/query-string',
  );
  await recover(visitor, {
    username: 'ana',
    password: 'pass-four',
    code: 'WRONG-CODE',
    attempt: 'a',
  });
  const used = { username: 'ana', password: 'pass-five', code, attempt: 'attempt-id' };
  secrets.push(readRecoveryCode(await recover(visitor, used)), ...cookies.values());
  await visitor.post(`${getGuestPath(id)}?g=t0ken`, { answer: 'yes' });
  await visitor.post('/logOut', {});
  expect(lines().length).toBeGreaterThan(5);
  const text = written.join('\n');
  const sent = ['pass-', 'WRONG-CODE', 't0ken', 'query-string', 'attempt-id', id];
  expect([...secrets, ...sent].filter((secret) => text.includes(secret))).toEqual([]);
});

test('exports are logged, and who joins, changes role, leaves or is removed (behaviour 23.25)', async () => {
  await signUp(visitor, { username: 'ana', password: hostPassword });
  const host = await findHost(site, 'ana');
  const id = await addEvent(site.db, { host });
  const owner = { ...(await logIn(site, host)), visitor };
  const event = getDashboardPath(id);
  for (const file of ['/account/everything.json', `${event}/event.json`, `${event}/guests.csv`]) {
    expect((await visitor.get(file)).status).toBe(200);
  }
  const about = { owner, inviteId: id };
  const helper = await addMember(site, { ...about, role: 'door' });
  await helper.visitor.post(await makeJoinPath(visitor, id, 'co-host'), {});
  await helper.visitor.post(await makeJoinPath(visitor, id, 'co-host'), {});
  await helper.visitor.post(`${event}/leave`, {});
  const member = await addMember(site, { ...about, role: 'co-host' });
  await removeMember(site, { ...about, member });
  const heir = await addMember(site, { ...about, role: 'co-host' });
  const address = '127.0.0.1';
  const whose = (username: string) => ({ username, invite: id, address });
  const deletion = { username: 'ana', events: 'hand-over', current: hostPassword };
  expect((await visitor.post('/account/delete', deletion)).location).toBe('/');
  const [door, coHost] = [helper, member].map(({ host: { username } }) => username);
  expect(lines().slice(1)).toMatchObject([
    { event: 'account exported', username: 'ana', address },
    { event: 'event exported', ...whose('ana') },
    { event: 'guests exported', ...whose('ana') },
    { event: 'event joined', ...whose(door ?? ''), role: 'door' },
    { event: 'role changed', ...whose(door ?? ''), role: 'co-host' },
    { event: 'event left', ...whose(door ?? '') },
    { event: 'event joined', ...whose(coHost ?? ''), role: 'co-host' },
    { event: 'member removed', ...whose('ana') },
    { event: 'event joined', ...whose(heir.host.username), role: 'co-host' },
    { event: 'owner changed', ...whose('ana') },
    { event: 'account deleted', username: 'ana' },
  ]);
});
