import { beforeEach, describe, expect, test } from 'vitest';

import type { HostServices } from '#app/features/host/claim.server.ts';
import { isKnownDevice, readDevice, rememberDevice } from '#app/features/host/devices.server.ts';
import { type Limits, createLimits } from '#app/features/host/limits.server.ts';
import { recoverPassword } from '#app/features/host/recovery.server.ts';
import {
  type LogInSource,
  logIn as checkLogIn,
  createAccount,
} from '#app/features/host/service.server.ts';
import {
  endSession,
  findCurrentHost,
  listSessions,
  startSession,
} from '#app/features/host/sessions.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { fullGate } from '#tests/setup/limits.ts';

const ana = { username: ' Ana ', password: 'secret', attempt: 'form-1' };
const origin = 'http://localhost';
const day = 24 * 60 * 60 * 1000;
const refused = (error: string) => ({ ok: false, error });

const here: LogInSource = { address: '192.0.2.1', withinLimit: true, device: null };

type LogInArguments = Parameters<typeof checkLogIn>;

const logIn = (
  services: LogInArguments[0],
  typed: LogInArguments[1],
  target: LogInArguments[2],
  source = here,
) => checkLogIn(services, typed, target, source);

function requestWith(cookie: string): Request {
  return new Request(origin, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } });
}

describe.each(engines)('hosts on $name', (engine) => {
  const database = useDatabase(engine);
  let services: HostServices & { origin: string };
  let now = 0;

  beforeEach(async () => {
    await database.db.deleteFrom('hosts').execute();
    now = Date.UTC(2030, 0, 1);
    services = {
      db: database.db,
      clock: () => now,
      limits: createLimits(),
      live: createBus(),
      origin,
    };
  });

  async function create(fields = ana) {
    const created = await createAccount(services, fields);
    if (!created.ok) throw new Error(created.error);
    return created.value;
  }

  const logInAs = (username: string, password: string) =>
    logIn(services, { username, password }, null);
  const recoverAna = (code: string) =>
    recoverPassword(services, { ...ana, attempt: 'form-3', code, password: 'another' }, null);
  const countOf = async (table: 'hosts' | 'sessions') =>
    (await database.db.selectFrom(table).selectAll().execute()).length;

  test('an account has the normalised username, its synthetic address and it as display name (behaviour 17.24)', async () => {
    const { host } = await create();
    expect(host).toEqual({
      uid: host.uid,
      username: 'ana',
      email: 'ana@hosts.festoon.invalid',
      displayName: 'ana',
    });
    expect(host.uid).toMatch(/^[\w-]{22}$/);
  });

  test('neither password nor recovery code is stored in the clear (behaviour 17.34)', async () => {
    const { recoveryCode } = await create();
    const row = await database.db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('secret');
    expect(JSON.stringify(row)).not.toContain(recoveryCode);
    expect(JSON.stringify(row)).not.toContain(recoveryCode.replaceAll('-', ''));
  });

  test('a username is taken whatever its case (behaviour 17.11, 17.17)', async () => {
    await create();
    const again = { username: 'ANA', password: 'secret', attempt: 'form-2' };
    expect(await createAccount(services, again)).toEqual(refused('taken'));
  });

  test('of many who want a username at once exactly one gets it (behaviour 17.17)', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        createAccount(services, { ...ana, attempt: `form ${n}` }),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results.filter((one) => !one.ok)) {
      expect(result).toEqual(refused('taken'));
    }
    expect(await countOf('hosts')).toBe(1);
  });

  test('the same sign-up sent twice makes one account, and the last code shown is the one that counts (behaviour 17.25)', async () => {
    const first = await create();
    const second = await create();
    expect(second.host).toEqual(first.host);
    expect(await countOf('hosts')).toBe(1);
    expect(await recoverAna(first.recoveryCode)).toEqual(refused('wrong-recovery-code'));
    expect(await recoverAna(second.recoveryCode)).toMatchObject({ ok: true });
  });

  test('the same form with another password does not open the account', async () => {
    await create();
    expect(await createAccount(services, { ...ana, password: 'guessed' })).toEqual(
      refused('taken'),
    );
  });

  test('a log-in needs the right username and password', async () => {
    const { host } = await create();
    expect(await logInAs('ANA ', 'secret')).toEqual({ ok: true, value: host });
    expect(await logInAs('ana', 'Secret')).toEqual(refused('wrong-password'));
    expect(await logInAs('ana', 'secret ')).toEqual(refused('wrong-password'));
    expect(await logInAs('bob', 'secret')).toEqual(refused('unknown-username'));
  });

  test('a password is the same in either Unicode form, and may hold any character, even one that text columns refuse', async () => {
    await create({ ...ana, password: 'caf\u00e9 noir' });
    const typed = { username: 'ana', password: 'cafe\u0301 noir' };
    expect(await logIn(services, typed, null)).toMatchObject({ ok: true });
    await create({ ...ana, username: 'bob', password: 'nul\0nul' });
    const nul = { username: 'bob', password: 'nul\0nul' };
    expect(await logIn(services, nul, null)).toMatchObject({ ok: true });
    expect(await logIn(services, { ...nul, password: 'nul' }, null)).toMatchObject({ ok: false });
  });

  test('with an invitation, its stored login address decides (behaviour 17.22)', async () => {
    const { host } = await create();
    await create({ username: 'bob', password: 'bobs-own', attempt: 'form-2' });
    const target = { hostUid: host.uid, hostUsername: 'ana', hostEmail: host.email };
    const as = (username: string, password: string, invite: typeof target | null = target) =>
      logIn(services, { username, password }, invite);
    expect(await as('ana', 'secret')).toEqual({ ok: true, value: host });
    expect(await as('bob', 'bobs-own')).toEqual(refused('other-username'));
    expect(await as('ana', 'wrong!')).toEqual(refused('wrong-password-for-invite'));
    const nameless = { ...target, hostUsername: '' };
    expect(await as('bob', 'bobs-own', nameless)).toMatchObject({ ok: false });
    expect(await as('bob', 'secret', nameless)).toEqual({ ok: true, value: host });
    const gone = { ...target, hostEmail: 'nobody@hosts.festoon.invalid' };
    expect(await as('ana', 'secret', gone)).toEqual(refused('no-host-details'));
  });

  async function fail(times: number, source = here) {
    for (let failure = 1; failure <= times; failure += 1) {
      expect(await logIn(services, { ...ana, password: 'wrong!' }, null, source)).toMatchObject({
        error: 'wrong-password',
      });
    }
  }

  test('ten failures close a username for their address, and nobody’s but that one (behaviour 17.28)', async () => {
    await create();
    await create({ username: 'bob', password: 'bobs-own', attempt: 'form-2' });
    await fail(10);
    expect(await logIn(services, ana, null)).toEqual(refused('too-many'));
    const bob = { username: 'bob', password: 'bobs-own' };
    expect(await logIn(services, bob, null)).toMatchObject({ ok: true });
    const elsewhere = { ...here, address: '192.0.2.2' };
    expect(await logIn(services, ana, null, elsewhere)).toMatchObject({ ok: true });
  });

  test('a device that a host has signed in on has failures of its own (behaviour 17.40)', async () => {
    const { host } = await create();
    const cookie = await rememberDevice(services, requestWith(''), host.uid);
    const device = readDevice(services, requestWith(cookie));
    const known = { ...here, withinLimit: false, device };
    await fail(10);
    expect(await logIn(services, ana, null, known)).toMatchObject({ ok: true });
    await fail(10, known);
    expect(await logIn(services, ana, null, known)).toMatchObject({ error: 'too-many' });
  });

  test('a device is known to the hosts who signed in on it, for a year, by a hash (behaviour 17.40)', async () => {
    const { host } = await create();
    const { host: bob } = await create({ ...ana, username: 'bob' });
    const cookie = await rememberDevice(services, requestWith(''), host.uid);
    const device = readDevice(services, requestWith(cookie)) ?? '';
    expect(cookie).not.toContain(device);
    expect(await isKnownDevice(services, device, host.uid)).toBe(true);
    expect(await isKnownDevice(services, device, bob.uid)).toBe(false);
    const again = await rememberDevice(services, requestWith(cookie), bob.uid);
    expect(again.split(';', 1)).toEqual(cookie.split(';', 1));
    expect(await isKnownDevice(services, device, bob.uid)).toBe(true);
    now += 365 * day;
    expect(await isKnownDevice(services, device, host.uid)).toBe(false);
  });

  test('a device token that this site has not given out is replaced (behaviour 17.40)', async () => {
    const { host } = await create();
    const planted = `festoon.device=${encodeURIComponent(btoa(JSON.stringify('planted')))}`;
    const cookie = await rememberDevice(services, requestWith(planted), host.uid);
    expect(cookie.split(';', 1)).not.toEqual([planted]);
    const device = readDevice(services, requestWith(planted)) ?? '';
    expect(await isKnownDevice(services, device, host.uid)).toBe(false);
  });

  test('a success forgets the failures before it (behaviour 17.28)', async () => {
    await create();
    for (let round = 1; round <= 3; round += 1) {
      for (let failure = 1; failure <= 9; failure += 1) {
        await logIn(services, { ...ana, password: 'wrong!' }, null);
      }
      expect(await logIn(services, ana, null)).toMatchObject({ ok: true });
    }
  });

  test('when too many passwords are being checked, the next is turned away', async () => {
    await create();
    const closed: Limits = { ...services.limits, hashing: fullGate };
    const busy = { ...services, limits: closed };
    expect(await logIn(busy, ana, null)).toEqual(refused('too-many'));
    const eve = { username: 'eve', password: 'secret', attempt: 'form-9' };
    expect(await createAccount(busy, eve)).toEqual(refused('too-many'));
    expect(await countOf('hosts')).toBe(1);
  });

  test('a recovery code sets a new password once, ends every session and gives a new code (behaviour 17.27)', async () => {
    const { host, recoveryCode } = await create();
    const cookie = await startSession(services, host.uid);
    const typed = { username: 'Ana', code: recoveryCode.toLowerCase(), password: 'renewed' };
    const recovered = await recoverPassword(services, { ...typed, attempt: 'form-5' }, null);
    if (!recovered.ok) throw new Error(recovered.error);
    expect(recovered.value.host).toEqual(host);
    expect(recovered.value.recoveryCode).not.toBe(recoveryCode);
    expect(await findCurrentHost(services, requestWith(cookie))).toBeNull();
    expect(await logIn(services, ana, null)).toMatchObject({ error: 'wrong-password' });
    expect(await logIn(services, { ...ana, password: 'renewed' }, null)).toMatchObject({
      ok: true,
    });

    const again = await recoverPassword(services, { ...typed, attempt: 'form-6' }, null);
    expect(again).toEqual(refused('wrong-recovery-code'));
    const next = { ...typed, code: recovered.value.recoveryCode, attempt: 'form-7' };
    expect(await recoverPassword(services, next, null)).toMatchObject({ ok: true });
  });

  test('the same recovery sent twice, even at once, is answered with the same new code (behaviour 17.39)', async () => {
    const { recoveryCode } = await create();
    const typed = { username: 'ana', code: recoveryCode, password: 'renewed', attempt: 'form-5' };
    const [one, two] = await Promise.all([
      recoverPassword(services, typed, null),
      recoverPassword(services, typed, null),
    ]);
    const three = await recoverPassword(services, typed, null);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  test('a used recovery code with another password is refused, also with the same form (behaviour 17.39)', async () => {
    const { recoveryCode } = await create();
    const typed = { username: 'ana', code: recoveryCode, password: 'renewed', attempt: 'form-5' };
    expect(await recoverPassword(services, typed, null)).toMatchObject({ ok: true });
    const other = await recoverPassword(services, { ...typed, password: 'another' }, null);
    expect(other).toEqual(refused('wrong-recovery-code'));
    const renewed = { username: 'ana', password: 'renewed' };
    expect(await logIn(services, renewed, null)).toMatchObject({ ok: true });
  });

  test('a recovery can be repeated for ten minutes, and ends no session the second time (behaviour 17.39)', async () => {
    const { host, recoveryCode } = await create();
    const typed = { username: 'ana', code: recoveryCode, password: 'renewed', attempt: 'form-5' };
    const first = await recoverPassword(services, typed, null);
    const cookie = await startSession(services, host.uid);
    now += 10 * 60 * 1000 - 1;
    expect(await recoverPassword(services, typed, null)).toEqual(first);
    expect(await findCurrentHost(services, requestWith(cookie))).toEqual(host);
    now += 1;
    expect(await recoverPassword(services, typed, null)).toEqual(refused('wrong-recovery-code'));
  });

  test('a recovery makes every device an unknown one (behaviour 17.27)', async () => {
    const { host, recoveryCode } = await create();
    const cookie = await rememberDevice(services, requestWith(''), host.uid);
    expect(await recoverAna(recoveryCode)).toMatchObject({ ok: true });
    const device = readDevice(services, requestWith(cookie)) ?? '';
    expect(await isKnownDevice(services, device, host.uid)).toBe(false);
  });

  test('of two different recoveries with one code exactly one succeeds', async () => {
    const { recoveryCode } = await create();
    const results = await Promise.all(
      ['a', 'b'].map((attempt) =>
        recoverPassword(
          services,
          { username: 'ana', code: recoveryCode, password: `renewed ${attempt}`, attempt },
          null,
        ),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  test('a wrong recovery code changes nothing', async () => {
    const { recoveryCode } = await create();
    const typed = { ...ana, code: '00000-00000-00000-00000-00000', password: 'renewed' };
    expect(await recoverPassword(services, typed, null)).toMatchObject({
      error: 'wrong-recovery-code',
    });
    expect(await logIn(services, ana, null)).toMatchObject({ ok: true });
    expect(await recoverAna(recoveryCode)).toMatchObject({ ok: true });
  });

  test.each([
    [{ username: '', code: 'c', password: 'renewed' }, 'missing-for-recovery'],
    [{ username: 'ana', code: ' ', password: 'renewed' }, 'missing-for-recovery'],
    [{ username: 'ana', code: 'c', password: '' }, 'missing-for-recovery'],
    [{ username: 'a', code: 'c', password: 'renewed' }, 'bad-username'],
    [{ username: 'ana', code: 'c', password: 'short' }, 'weak-password'],
    [{ username: 'nobody', code: 'c', password: 'renewed' }, 'unknown-username'],
  ])('a recovery with %j is refused: %s', async (typed, error) => {
    expect(await recoverPassword(services, { ...typed, attempt: 'form' }, null)).toEqual(
      refused(error),
    );
  });

  test('a session is known by its token, of which only a hash is stored (behaviour 17.33)', async () => {
    const { host } = await create();
    const cookie = await startSession(services, host.uid);
    expect(await findCurrentHost(services, requestWith(cookie))).toEqual(host);
    const row = await database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(atob(decodeURIComponent(cookie.split(/[=;]/, 2)[1] ?? ''))).not.toContain(
      row.token_hash,
    );
    expect(cookie).not.toContain(row.token_hash);
  });

  test('every log-in has a session of its own; ending one ends that one, and forgets the cookie', async () => {
    const { host } = await create();
    const phone = await startSession(services, host.uid);
    const laptop = await startSession(services, host.uid);
    expect(await countOf('sessions')).toBe(2);
    expect(await endSession(services, requestWith(phone))).toContain('Max-Age=0');
    expect(await findCurrentHost(services, requestWith(phone))).toBeNull();
    expect(await findCurrentHost(services, requestWith(laptop))).toEqual(host);
  });

  test.each([
    '',
    'festoon.session=',
    'festoon.session=%',
    'festoon.session=bm9uc2Vuc2U',
    'x'.repeat(9999),
  ])('the cookie %j is nobody’s', async (cookie) => {
    expect(await findCurrentHost(services, requestWith(cookie))).toBeNull();
  });

  test('a session ends after 30 days, and the next log-in sweeps it away (behaviour 17.33)', async () => {
    const { host } = await create();
    const cookie = await startSession(services, host.uid);
    for (const days of [13, 13, 4]) {
      now += days * day - 1;
      expect(await findCurrentHost(services, requestWith(cookie))).toEqual(host);
    }
    now += 3;
    expect(await findCurrentHost(services, requestWith(cookie))).toBeNull();
    await startSession(services, host.uid);
    expect(await countOf('sessions')).toBe(1);
  });

  test('a session ends after 14 days without use, and the next log-in sweeps it away (behaviour 32.4)', async () => {
    const { host } = await create();
    const cookie = await startSession(services, host.uid);
    const find = () => findCurrentHost(services, requestWith(cookie));
    now += 14 * day - 1;
    expect(await find()).toEqual(host);
    now += 14 * day;
    expect(await find()).toBeNull();
    expect(await listSessions(services, host.uid, null)).toEqual([]);
    await startSession(services, host.uid);
    expect(await countOf('sessions')).toBe(1);
  });

  test('a session that an earlier release has opened counts from then on (behaviour 32.4)', async () => {
    const { host } = await create();
    const cookie = await startSession(services, host.uid);
    await database.db.updateTable('sessions').set({ seen_at: null }).execute();
    expect(await findCurrentHost(services, requestWith(cookie))).toEqual(host);
    expect(await listSessions(services, host.uid, null)).toMatchObject([{ seenAt: now }]);
  });
});
