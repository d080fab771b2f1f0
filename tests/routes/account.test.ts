import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';

import { getCalendarFilePath, getGuestPath } from '#app/platform/paths.ts';
import { accountRows } from '#app/platform/setting-rows.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { type Visitor, openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

const secret = /\/calendar\/([\w-]{32})\.ics/;

async function makeAddress(visitor: Visitor): Promise<string> {
  const page = await visitor.post('/account/calendar', { intent: 'replace-feed' });
  expect(page.status).toBe(200);
  const [path = ''] = secret.exec(page.text) ?? [];
  expect(page.text).toContain(`value="${site.services.origin}${path}"`);
  return path;
}

describe('the account page', () => {
  test('asks for the login and leads back (behaviour 26.16)', async () => {
    const visitor = site.visitor();
    for (const page of [
      await visitor.get('/account/name'),
      await visitor.post('/account/name', {}),
    ]) {
      expect([page.status, page.location]).toEqual([302, '/hostLogIn?redirect=/account/name']);
    }
    expect((await visitor.get('/account')).location).toBe('/hostLogIn?redirect=/account');
  });

  test('is reached from the host’s bar, and kept by nobody (behaviour 26.16)', async () => {
    const { visitor } = await logIn(site, 'ana');
    expect((await visitor.get('/host/events')).text).toMatch(
      /<a[^>]*href="\/account"[^>]*>Account</,
    );
    const page = await visitor.get('/account');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('<title>Account · Festoon</title>');
    expect((await visitor.get('/account/calendar')).text).toContain('Create address');
    expect(readWords(await visitor.get('/account/mail'))).toContain(
      'This server sends no mail: it cannot confirm an address, tell you of answers, or send a link for a forgotten password. Keep your recovery code.',
    );
  });

  test('is rows that say what is set, each with a screen of its own and no password field (behaviour 32.14)', async () => {
    const { visitor } = await logIn(site, 'rowan');
    const { text } = await visitor.get('/account');
    expect(text).not.toContain('type="password"');
    const words = readWords({ ...(await visitor.get('/account')), text }).replaceAll(/\s+/g, ' ');
    for (const part of ['Display name rowan', 'Mail address Off', 'Devices 1', 'Calendar feed Off'])
      expect(words).toContain(part);
    // Where the site knows no provider, nothing can be linked.
    const linked = 'linked';
    expect((await visitor.get(`/account/${linked}`)).status).toBe(404);
    for (const row of accountRows.filter((name) => name !== linked)) {
      expect(text).toContain(`href="/account/${row}"`);
      const screen = await visitor.get(`/account/${row}`);
      expect([screen.status, screen.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(screen.text).toContain('href="/account"');
    }
    expect((await visitor.get('/account/nothing')).status).toBe(404);
    expect((await visitor.get('/account?verify=a-token')).location).toBe(
      '/account/mail?verify=a-token',
    );
  });

  test('shows a new address once, and stores only its hash (behaviour 26.13, 26.14)', async () => {
    const { visitor, host } = await logIn(site, 'ben');
    const posted = await visitor.post('/account/calendar', { intent: 'replace-feed' });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const [, token = ''] = secret.exec(posted.text) ?? [];
    const { host: name } = new URL(site.services.origin);
    expect(posted.text).toContain(`href="webcal://${name}/calendar/${token}.ics"`);
    const later = await visitor.get('/account/calendar');
    expect(later.text).not.toMatch(secret);
    expect(readWords(later)).toMatch(
      /Replace address\s+Calendars that use the old address stop updating\./,
    );
    expect(later.text).toContain('It was shown only once.');
    const rows = await site.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(rows.filter((row) => row.host_uid === host.uid)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('changes nothing by another form or from another site (behaviour 26.13)', async () => {
    const { visitor } = await logIn(site, 'cleo');
    const address = await makeAddress(visitor);
    expect((await visitor.post('/account/name', { intent: 'other' })).status).toBe(400);
    const elsewhere = { origin: 'https://elsewhere.example' };
    const foreign = await visitor.post('/account/calendar', { intent: 'replace-feed' }, elsewhere);
    expect(foreign.status).toBe(403);
    expect((await site.visitor().get(address)).status).toBe(200);
  });
});

describe('a calendar feed', () => {
  test('holds all dated events of its host and nobody else’s, with the open links (behaviour 26.12)', async () => {
    const { visitor, host } = await logIn(site, 'dora');
    const other = await logIn(site, 'eve');
    const dated = await addEvent(site.db, { host, eventName: 'Garden party' });
    const allDay = await addEvent(site.db, { host, startTime: '', endTime: '', timeZone: '' });
    const undated = await addEvent(site.db, { host, date: '' });
    const theirs = await addEvent(site.db, { host: other.host, eventName: 'Their party' });
    const feed = await site.visitor().get(await makeAddress(visitor));
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = convertIcsCalendar(undefined, feed.text).events ?? [];
    const urls = [dated, allDay].map((id) => `${site.services.origin}${getGuestPath(id)}`);
    expect(new Set(events.map(({ url }) => url))).toEqual(new Set(urls));
    expect(events).toHaveLength(2);
    const file = await site.visitor().get(getCalendarFilePath(dated));
    const uid = convertIcsCalendar(undefined, file.text).events?.[0]?.uid;
    expect(events.map((event) => event.uid)).toContain(uid);
    for (const absent of [undated, theirs, 'Their party', 'Ana', 'example.org', host.username]) {
      expect(feed.text).not.toContain(absent);
    }
  });

  test('without events is an empty calendar (behaviour 26.12)', async () => {
    const { visitor } = await logIn(site, 'finn');
    const feed = await site.visitor().get(await makeAddress(visitor));
    expect(feed.status).toBe(200);
    expect(feed.text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });

  test('is not sent again to whoever has it, until an event changes (behaviour 26.12)', async () => {
    const { visitor, host } = await logIn(site, 'gil');
    await addEvent(site.db, { host });
    const address = await makeAddress(visitor);
    const reader = site.visitor();
    const etag = (await reader.get(address)).headers.get('etag') ?? '';
    const again = await reader.get(address, { 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await reader.send(address, { method: 'HEAD' })).headers.get('etag')).toBe(etag);
    await addEvent(site.db, { host, eventName: 'One more' });
    const changed = await reader.get(address, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('SUMMARY:One more');
  });

  test('moves to a new address, and the old one stops working (behaviour 26.14)', async () => {
    const { visitor } = await logIn(site, 'hana');
    const [old, current] = [await makeAddress(visitor), await makeAddress(visitor)];
    expect(current).not.toBe(old);
    const [gone, found] = [await site.visitor().get(old), await site.visitor().get(current)];
    expect([gone.status, found.status]).toEqual([404, 200]);
    expect(gone.text).toBe('There is no calendar at this address, or it was replaced.');
    expect(gone.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['x', 'A'.repeat(32), 'a'.repeat(5000), '%00', '..%2f..'])(
    'is not found at a guessed address: %s (behaviour 26.14)',
    async (token) => {
      expect((await site.visitor().get(`/calendar/${token}.ics`)).status).toBe(404);
    },
  );

  test('is read at most 120 times a minute from one address (behaviour 26.15)', async () => {
    const own = await openSite();
    const { visitor } = await logIn(own, 'ivo');
    const page = await visitor.post('/account/calendar', { intent: 'replace-feed' });
    const [path = ''] = secret.exec(page.text) ?? [];
    const reads = await Promise.all(Array.from({ length: 121 }, () => own.visitor().get(path)));
    const refused = reads.filter(({ status }) => status === 429);
    expect([reads.filter(({ status }) => status === 200).length, refused.length]).toEqual([120, 1]);
    await own.close();
  });

  test('is not named in the log when it fails (behaviour 26.13)', async () => {
    const lines: string[] = [];
    const keep = (...line: unknown[]) => void lines.push(JSON.stringify(line));
    const own = await openSite({}, { log: { info: keep, warn: keep, error: keep } });
    await own.db.schema.alterTable('calendar_feeds').renameTo('feeds_gone').execute();
    const failed = await own.visitor().get(`/calendar/${'S'.repeat(32)}.ics`);
    expect(failed.status).toBe(500);
    expect(lines.join()).toContain('/calendar/…');
    expect(lines.join()).not.toContain('SSSS');
    await own.close();
  });
});
