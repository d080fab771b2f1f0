import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { listAnswers, readShownAnswer } from '#tests/setup/guest-page.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { ana, logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import {
  createMigratedPostgres,
  createPostgres,
  type PostgresDatabase,
} from '#tests/setup/postgres.ts';
import { type Relay, openRelay } from '#tests/setup/relay.ts';
import { type Reply, type Site, openSite } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

const sentence = 'We can’t reach our data right now. Please try again.';
const nowhere = 'postgres://festoon:secret@127.0.0.1:1/festoon';

let closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

function keepLog() {
  const lines: { level: string; event: string }[] = [];
  const at = (level: string) => (event: string) => void lines.push({ level, event });
  return { lines, log: { info: at('info'), warn: at('warn'), error: at('error') } };
}

function expectRefusal(answer: Reply): void {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(readWords(answer)).toContain(sentence);
}

describe('a server whose database is not there yet', () => {
  test('sends no mail before an empty database has its tables (behaviour 23.27)', async () => {
    const { lines, log } = keepLog();
    const database = await createPostgres();
    closing.push(() => database.drop());
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Festoon <party@festoon.example>' };
    const site = await openSite({ DATABASE_URL: database.url, ...mail }, { log });
    closing.push(() => site.close());
    await site.ready;
    expect(lines).toEqual([]);
  });

  test('listens and answers everything with 503 and when to come back (behaviour 23.11)', async () => {
    const { lines, log } = keepLog();
    const site = await openSite({ DATABASE_URL: nowhere }, { log });
    closing.push(() => site.close());
    const visitor = site.visitor();
    for (const page of ['/', '/eventName', '/guest/abc', '/hostLogIn', '/host/events/abc']) {
      const answer = await visitor.get(page);
      expectRefusal(answer);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await visitor.send(page, { method: 'HEAD' })).status).toBe(503);
    }
    const sent = await visitor.post('/guest/abc', { answer: 'yes' });
    expectRefusal(sent);
    expect(readWords(sent)).toContain('Reload this page to send it again');
    const data = await visitor.get('/hostLogIn.data');
    expectRefusal(data);
    expect(data.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const health = await visitor.get('/health');
    expect(health.status).toBe(503);
    expect(JSON.parse(health.text)).toEqual({ status: 'unavailable' });
    expect((await visitor.get('/favicon.svg')).status).toBe(200);
    expect(lines).toEqual([{ level: 'warn', event: 'waiting for the database' }]);
  });

  test('says so in the language of the browser (behaviour 49.87)', async () => {
    const site = await openSite({ DATABASE_URL: nowhere });
    closing.push(() => site.close());
    const arabic = { 'accept-language': 'ar' };
    const { ar } = hostCatalogs;
    const page = await site.visitor().get('/hostLogIn', arabic);
    expect(page.status).toBe(503);
    expect(page.headers.get('content-language')).toBe('ar');
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    for (const text of ['One moment, please', sentence, 'Try again']) {
      expect(readWords(page)).toContain(ar[text]);
    }
    const data = await site.visitor().get('/hostLogIn.data', arabic);
    expect(data.text).toBe(ar[sentence]);
  });

  test('stops at once when it is asked to', async () => {
    const site = await openSite({ DATABASE_URL: nowhere });
    await site.close();
    await expect(site.ready).resolves.toBeUndefined();
  });
});

async function siteBehindRelay(
  state: 'cut' | 'whole',
  env: Record<string, string> = {},
): Promise<{ site: Site; relay: Relay; database: PostgresDatabase }> {
  const database = await createMigratedPostgres();
  closing.push(() => database.drop());
  const relay = await openRelay(database.url, state);
  closing.push(() => relay.close());
  const site = await openSite({ DATABASE_URL: relay.url, ...env });
  closing.push(() => site.close());
  return { site, relay, database };
}

describe('a server whose database goes away', () => {
  test('a site serves as soon as its database is there', async () => {
    const { site, relay } = await siteBehindRelay('cut');
    expect((await site.visitor().get('/health')).status).toBe(503);
    await relay.mend();
    await site.ready;
    expect((await site.visitor().get('/health')).status).toBe(200);
    expect((await signUp(site.visitor())).status).toBe(200);
  });

  test('a lost database is a clear 503, and what was sent can be sent again', async () => {
    const { site, relay } = await siteBehindRelay('whole');
    const host = site.visitor();
    await signUp(host);
    const page = getGuestPath(await addEvent(site.db));
    const guest = site.visitor();
    await guest.get(page);
    await relay.cut();
    expectRefusal(await guest.get(page));
    expectRefusal(await guest.post(page, { answer: 'yes' }));
    expectRefusal(await host.get('/host/events'));
    expectRefusal(await host.get('/host/events.data'));
    expect((await host.get('/health')).status).toBe(503);
    const saved = await host.postJson('/confirm.data', { eventName: 'A' });
    expect(saved.status).toBe(503);
    const loggedIn = await logInByPassword(site.visitor(), { ...ana, username: 'Ana' });
    expect(loggedIn.status).toBe(503);
    expect((await host.post('/logOut', {})).status).toBe(503);

    await relay.mend();
    expect((await guest.post(page, { answer: 'yes' })).status).toBe(303);
    expect(readShownAnswer(await guest.get(page))).toBe('yes');
    expect((await host.get('/host/events')).status).toBe(200);
    expect((await host.get('/health')).status).toBe(200);
  });

  test('an answer whose commit nobody heard of is not acknowledged; sent again it is one', async () => {
    const { site, relay, database } = await siteBehindRelay('whole', {
      DATABASE_QUERY_TIMEOUT: '60',
    });
    const inviteId = await addEvent(site.db);
    const page = getGuestPath(inviteId);
    const guest = site.visitor();
    await guest.get(page);
    relay.silence('insert into "rsvps"');
    const sent = guest.post(page, { answer: 'yes' });
    await expect.poll(() => database.run('select answer from rsvps')).toEqual([{ answer: 'yes' }]);
    await relay.cut();
    expectRefusal(await sent);
    await relay.mend();
    expect((await guest.post(page, { answer: 'yes' })).status).toBe(303);
    expect(await listAnswers(site.db, inviteId)).toMatchObject([{ answer: 'yes' }]);
  });

  test('a database that hangs is given up, and piles no requests up', async () => {
    const { site, relay } = await siteBehindRelay('whole', {
      DATABASE_POOL_SIZE: '1',
      DATABASE_CONNECT_TIMEOUT: '1',
      DATABASE_QUERY_TIMEOUT: '1',
    });
    const page = getGuestPath(await addEvent(site.db));
    relay.silence();
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => site.visitor().post(page, { answer: 'yes' })),
    );
    for (const answer of answers) expectRefusal(answer);
    await relay.mend();
    await expect.poll(async () => (await site.visitor().get(page)).status).toBe(200);
  });

  test('a statement that takes too long is ended on the server too', async () => {
    const { site, database } = await siteBehindRelay('whole', { DATABASE_QUERY_TIMEOUT: '1' });
    const page = getGuestPath(await addEvent(site.db));
    const guest = site.visitor();
    await guest.get(page);
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table rsvps in exclusive mode');
    expectRefusal(await guest.post(page, { answer: 'yes' }));
    const waiting = await database.run(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toEqual([]);
    await holder.end();
    expect((await guest.post(page, { answer: 'yes' })).status).toBe(303);
  });

  test('tables that a newer release changes under a running server cost a second try at most', async () => {
    const { site, database } = await siteBehindRelay('whole');
    const page = getGuestPath(await addEvent(site.db));
    const readAtOnce = () =>
      Promise.all(Array.from({ length: 30 }, async () => (await site.visitor().get(page)).status));
    expect(new Set(await readAtOnce())).toEqual(new Set([200]));
    await database.run('alter table invites add column later text');
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(await readAtOnce())]));
    await expect.poll(async () => new Set(await readAtOnce())).toEqual(new Set([200]));
  });

  test('connections that the server ends under load lose no acknowledged answer', async () => {
    const { site, database } = await siteBehindRelay('whole', { TRUST_PROXY: 'on' });
    const inviteId = await addEvent(site.db);
    const page = getGuestPath(inviteId);
    const seen = { acknowledged: 0, ends: 0 };
    const guests = Array.from({ length: 24 }, async (_, index) => {
      const address = { 'x-forwarded-for': `10.0.0.${index}` };
      while (seen.ends < 5 || seen.acknowledged < 200) {
        const guest = site.visitor();
        await guest.get(page);
        if (guest.cookies.size === 0) continue;
        const { status } = await guest.post(page, { answer: 'yes' }, address);
        expect([303, 503, 429]).toContain(status);
        if (status === 303) seen.acknowledged += 1;
        if (status === 429) return;
      }
    });
    while (seen.ends < 5) {
      const before = seen.acknowledged;
      await expect.poll(() => seen.acknowledged).toBeGreaterThan(before + 20);
      await database.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      seen.ends += 1;
    }
    await Promise.all(guests);
    const stored = await listAnswers(site.db, inviteId);
    expect(stored.length).toBeGreaterThanOrEqual(seen.acknowledged);
    expect((await site.visitor().get('/health')).status).toBe(200);
  });
});
