import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addEvent } from '#tests/setup/events.ts';
import { addHost, logIn } from '#tests/setup/hosts.ts';
import { logInByPassword, readRecoveryCode, recover, signUp } from '#tests/setup/log-in-screen.ts';
import { makeJoinPath } from '#tests/setup/members.ts';
import { createPostgres, longTimeLimits } from '#tests/setup/postgres.ts';
import { createSiteDatabase } from '#tests/setup/site-database.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

import { runHosts } from '../../scripts/run-hosts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const origin = 'https://party.example.org';

/** Runs `npm run hosts` as `npm run` does. */
function run(env: Record<string, string>, ...words: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'scripts/hosts.ts'), ...words],
      { cwd: root, env: { PATH: process.env['PATH'], APP_ORIGIN: origin, ...env } },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? -1) : 0;
        resolve({ code, output: `${stdout}${stderr}`.trimEnd() });
      },
    );
  });
}

/** The path of the link in the last line. */
const readLink = ({ output }: { output: string }) =>
  output.split('\n').at(-1)?.slice(origin.length) ?? '';

describe.each(['sqlite', 'postgres'])('beside a running server on %s', (engine) => {
  let site: Site;
  let env: Record<string, string>;
  let removeDatabase: () => Promise<void>;

  beforeEach(async () => {
    const database = await createSiteDatabase(engine);
    env = { DATABASE_URL: '', ...database.env };
    removeDatabase = () => database.remove();
    const settings = { REGISTRATION: 'invited', ...database.env };
    site = await openSite(settings, { database, clock: () => Date.now() });
  });
  afterEach(async () => {
    await site.close();
    await removeDatabase();
  });

  /** Over a connection of its own, as the command is, without the start of a process. */
  const hosts = (...words: string[]) => runHosts(words, { APP_ORIGIN: origin, ...env });
  const listNames = async () =>
    (await site.db.selectFrom('hosts').select('username').execute()).map(
      ({ username }) => username,
    );

  test('makes a host, whose link sets a password once and shows a recovery code (behaviour 46.10, 46.11)', async () => {
    const made = await run(env, 'create', ' Lena ');
    expect(made.code).toBe(0);
    const link = readLink(made);
    expect(link).toMatch(/^\/hostLogIn\/reset\?token=[\w-]{43}$/);
    const lena = { username: 'lena', password: 'secret' };
    expect((await logInByPassword(site.visitor(), lena)).status).toBe(401);
    expect((await recover(site.visitor(), { ...lena, code: '' })).status).toBe(400);
    expect(readWords(await site.visitor().get(link))).toContain('Set new password');
    const set = await site.visitor().post(link, { password: 'secret' });
    expect(set.status).toBe(200);
    const code = readRecoveryCode(set);
    expect(code).not.toBe('');
    expect((await logInByPassword(site.visitor(), lena)).status).toBe(302);
    expect((await site.visitor().post(link, { password: 'another' })).status).toBe(403);
    const recovered = await recover(site.visitor(), { ...lena, password: 'third!', code });
    expect(recovered.status).toBe(200);
  });

  test('makes a link for a host who is there, which ends the one before it and every session (behaviour 46.11)', async () => {
    const { host, visitor } = await logIn(site, 'ben');
    const first = readLink(await hosts('link', 'ben'));
    const second = readLink(await hosts('link', 'BEN'));
    expect((await site.visitor().post(first, { password: 'secret' })).status).toBe(403);
    expect((await visitor.get('/account')).status).toBe(200);
    expect((await site.visitor().post(second, { password: 'secret' })).status).toBe(200);
    expect((await visitor.get('/account')).status).toBe(302);
    const events = await site.db
      .selectFrom('security_events')
      .select('event')
      .where('host_uid', '=', host.uid)
      .where('device', '=', 'Command line')
      .execute();
    expect(events).toEqual([{ event: 'password link made' }, { event: 'password link made' }]);
  });

  test('makes a registration link (behaviour 46.3, 46.10)', async () => {
    const link = readLink(await hosts('invite'));
    expect(link).toMatch(/^\/hostLogIn\?invited=[\w-]{43}$/);
    const query = link.slice('/hostLogIn'.length);
    const ana = { username: 'ana', password: 'secret' };
    expect((await signUp(site.visitor(), ana, query)).status).toBe(200);
    expect(await listNames()).toEqual(['ana']);
    const closed = await runHosts(['invite'], { ...env, REGISTRATION: 'closed' });
    expect(closed).toMatchObject({ code: 1 });
    expect(closed.output).toContain('With REGISTRATION=closed no link can be used.');
  });

  test('appoints and dismisses administrators, and says when nobody is one (behaviour 46.6)', async () => {
    await addHost(site.db, 'ana');
    const adminSince = async () =>
      (await site.db.selectFrom('hosts').select('admin_since').executeTakeFirstOrThrow())
        .admin_since;
    expect((await hosts('admin', 'ana')).output).toBe('ana is an administrator now.');
    expect(await adminSince()).not.toBeNull();
    expect((await hosts('admin', 'ana')).output).toBe('ana is an administrator already.');
    expect((await hosts('admin', 'ana', '--off')).output).toBe(
      'ana is no administrator any more. Nobody is an administrator now.',
    );
    expect(await adminSince()).toBeNull();
    expect((await hosts('admin', 'ana', '--off')).output).toBe('ana is no administrator already.');
  });

  test('lists hosts with what they take, and nothing of their events (behaviour 46.10)', async () => {
    const { host } = await logIn(site, 'ana');
    await addHost(site.db, 'ben', 86_400_000 * 365);
    await addEvent(site.db, {
      host,
      eventName: 'Canary title',
      invitees: [{ name: 'Canary guest', email: 'canary@example.org' }],
    });
    await hosts('admin', 'ben');
    const { output, code } = await hosts('list');
    expect(code).toBe(0);
    expect(output).toContain('2 hosts');
    const today = new Date().toISOString().slice(0, 10);
    expect(output).toMatch(new RegExp(`^ana +1970-01-01 +${today} +1 +\\d+ kB$`, 'm'));
    expect(output).toMatch(/^ben +1971-01-01 +- +0 +0 kB +administrator$/m);
    expect(output.toLowerCase()).not.toContain('canary');
    expect((await hosts('list', 'B')).output).toMatch(/^ben [^]*\n1 host$/m);
    expect((await hosts('list', '%')).output).toContain('0 hosts');
  });

  test('removes a host only when it was said what becomes of the events (behaviour 46.12)', async () => {
    const ana = await logIn(site, 'ana');
    const ben = await logIn(site, 'ben');
    const kept = await addEvent(site.db, { host: ana.host });
    const gone = await addEvent(site.db, { host: ana.host });
    await ben.visitor.post(await makeJoinPath(ana.visitor, kept, 'co-host'), {});
    const refused = await hosts('remove', 'ana');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('ana has 2 events, 1 of them with a co-host.');
    expect(await listNames()).toHaveLength(2);
    const removed = await hosts('remove', 'ana', '--hand-over');
    expect(removed).toEqual({
      code: 0,
      output: 'ana is removed. 1 of their events now belong to a co-host.',
    });
    const left = await site.db.selectFrom('invites').select(['id', 'host_uid']).execute();
    expect(left).toEqual([{ id: kept, host_uid: ben.host.uid }]);
    expect((await site.visitor().get(`/guest/${gone}`)).status).toBe(404);
    expect((await ana.visitor.get('/account')).status).toBe(302);
    await hosts('admin', 'ben');
    expect((await hosts('remove', 'ben', '--delete-events')).output).toBe(
      'ben is removed. Nobody is an administrator now.',
    );
    expect(await site.db.selectFrom('invites').select('id').execute()).toEqual([]);
    expect((await hosts('remove', 'ben')).output).toBe('There is no host "ben".');
  });

  test.each([
    [['create', 'ana'], 'There is a host ana already.'],
    [['create', 'a!'], 'Usernames must be 3-30 characters'],
    [['create', 'x'.repeat(5000)], 'Usernames must be 3-30 characters'],
    [['link', 'nobody'], 'There is no host "nobody".'],
    [['admin', "' or 1=1 --"], 'There is no host "\' or 1=1 --".'],
    [['admin', 'ana', '--on'], 'Usage: npm run hosts'],
    [['remove', 'ana', '--hand-over', '--delete-events'], 'Usage: npm run hosts'],
    [['invite', 'ana'], 'Usage: npm run hosts'],
    [['lst'], 'Usage: npm run hosts'],
    [[], 'Usage: npm run hosts'],
  ])('refuses %.40j and changes nothing (behaviour 46.10)', async (words, sentence) => {
    await addHost(site.db, 'ana');
    const refused = await hosts(...words);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(sentence);
    expect(refused.output).not.toContain('    at ');
    expect(await listNames()).toEqual(['ana']);
  });
});

describe('without a database of this release', () => {
  const beforeStart = 'There is no database of this release yet. Start Festoon first.';

  test('says so and makes none (behaviour 46.10)', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'festoon-hosts-'));
    const none = await run({ DATABASE_URL: '', DATA_DIR: path.join(dir, 'data') }, 'list');
    expect(none).toEqual({ code: 1, output: beforeStart });
    expect(readdirSync(dir)).toEqual([]);
    rmSync(dir, { recursive: true });
  });

  test('says so on an empty PostgreSQL database, and when none answers (behaviour 46.10)', async () => {
    const created = await createPostgres();
    const env = { DATABASE_URL: created.url, ...longTimeLimits };
    expect(await run(env, 'list')).toEqual({ code: 1, output: beforeStart });
    await created.drop();
    const gone = await run(env, 'list');
    expect(gone.code).toBe(1);
    expect(gone.output).toMatch(/^The database that DATABASE_URL names cannot be used: .+\.$/);
  });
});
