import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';

import type { PartUpdate } from '#app/features/invite/schema.ts';
import { setPoint, updatePart } from '#app/features/invite/store.server.ts';
import { getCalendarFilePath, getGuestPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent, listTokens } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { giveEachTestAGuest, inviteId } from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAGuest();

const pathOf = (id: string) => getCalendarFilePath(id);

function get(id = inviteId, headers: Record<string, string> = {}) {
  return site.visitor().send(pathOf(id), { headers });
}

function read(text: string) {
  return convertIcsCalendar(undefined, text).events?.[0];
}

let change = 1;

/** Changes one part of the invitation, a second after the previous change. */
async function edit(update: PartUpdate): Promise<void> {
  change += 1;
  const now = change * 1000;
  const { db } = site;
  await db.transaction().execute((trx) => {
    return updatePart(trx, { id: inviteId, version: change - 1, update, now });
  });
}

describe('the calendar file', () => {
  test('is a calendar that every program takes, named after the event (behaviour 26.1)', async () => {
    const file = await get();
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe(
      `inline; filename="invitation.ics"; filename*=UTF-8''Garden%20party.ics`,
    );
    expect(file.headers.get('cache-control')).toBe('private, no-cache');
    expect(read(file.text)).toMatchObject({
      summary: 'Garden party',
      url: `${site.services.origin}${getGuestPath(inviteId)}`,
      start: { date: new Date('2027-06-12T16:00:00Z') },
      end: { date: new Date('2027-06-12T21:30:00Z') },
    });
  });

  test('is not sent again to whoever has it, until the event changes (behaviour 26.1)', async () => {
    change = 1;
    const etag = (await get()).headers.get('etag') ?? '';
    expect((await get()).headers.get('etag')).toBe(etag);
    const again = await get(inviteId, { 'If-None-Match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    await edit({ name: 'eventName', part: { eventName: 'Another party' } });
    const changed = await get(inviteId, { 'If-None-Match': etag });
    expect([changed.status, read(changed.text)?.summary]).toEqual([200, 'Another party']);
  });

  test('answers HEAD like GET, without a body (behaviour 26.1)', async () => {
    const file = await site.visitor().send(pathOf(inviteId), { method: 'HEAD' });
    expect([file.status, file.text]).toEqual([200, '']);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('etag')).toBe((await get()).headers.get('etag'));
  });

  test('keeps its id over every edit, and counts each of them (behaviour 26.6)', async () => {
    change = 1;
    const versions = [read((await get()).text)];
    const edits: PartUpdate[] = [
      { name: 'eventName', part: { eventName: 'Renamed' } },
      {
        name: 'dateTime',
        part: {
          date: '2027-07-03',
          startTime: '19:00',
          endTime: '',
          endsNextDay: false,
          timeZone: 'Europe/London',
        },
      },
      { name: 'location', part: { location: 'Elsewhere', lat: null, lng: null, showMap: true } },
      { name: 'activity', part: { activities: [{ id: 1, name: 'Toast', time: 1200 }] } },
      { name: 'message', part: { customMessage: 'Bring a friend.' } },
    ];
    for (const update of edits) {
      await edit(update);
      versions.push(read((await get()).text));
    }
    await setPoint(site.db, {
      id: inviteId,
      location: 'Elsewhere',
      lat: 1.5,
      lng: 2.5,
      timeZone: '',
      now: 20_000,
    });
    versions.push(read((await get()).text));
    expect(new Set(versions.map((event) => event?.uid)).size).toBe(1);
    expect(versions.map((event) => event?.sequence ?? 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(versions.map((event) => event?.lastModified?.date.getTime())).toEqual([
      1000, 2000, 3000, 4000, 5000, 6000, 20_000,
    ]);
    expect(versions.at(-1)).toMatchObject({
      summary: 'Renamed',
      location: 'Elsewhere',
      geo: '1.5;2.5',
      stamp: { date: new Date(20_000) },
    });
  });

  test('is the same for every guest, and has nobody’s name, address, answer or token in it (behaviour 26.9)', async () => {
    const { db } = site;
    const [token = ''] = await listTokens(db, inviteId);
    await addAnswer(db, { inviteId, answer: 'yes', name: 'Bo Okafor' });
    const guest = site.visitor();
    await guest.get(`${getGuestPath(inviteId)}?g=${token}`);
    const own = await guest.get(`${pathOf(inviteId)}?g=${token}`);
    expect(own.status).toBe(200);
    expect(own.text).toBe((await get()).text);
    expect(own.headers.get('set-cookie')).toBeNull();
    const secrets = ['Lindqvist', 'private.example', 'Okafor', token, ...Object.values(secretHost)];
    for (const secret of secrets) expect(own.text).not.toContain(secret);
  });

  test('is missing with a sentence while there is no date (behaviour 26.3)', async () => {
    const id = await addEvent(site.db, { date: '' });
    const file = await get(id);
    expect(file.status).toBe(404);
    expect(file.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(file.text).toContain('This event has no date yet.');
  });

  test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x'.repeat(65), '..%2F..', '%00'])(
    'of a missing invitation is the page that says so: %s (behaviour 26.3)',
    async (id) => {
      const file = await get(id);
      expect(file.status).toBe(404);
      expect(readWords(file)).toContain('We can’t find this invitation');
    },
  );

  test('has a name that no file system refuses, whatever the event is called (behaviour 26.1)', async () => {
    const names = [
      '../..\\a:b*c?"<d>|',
      `it's (a) *party*`,
      '日本🎉'.repeat(20),
      '...',
      '\u202Etxt.exe',
    ];
    for (const eventName of names) {
      const id = await addEvent(site.db, { eventName });
      const [, coded = ''] =
        /filename\*=UTF-8''([\w.%!~-]+)$/.exec(
          (await get(id)).headers.get('content-disposition') ?? '',
        ) ?? [];
      const name = decodeURIComponent(coded);
      expect(name).toMatch(/^[^\s.\\/:*?"<>|\p{C}][^\\/:*?"<>|\p{C}]*\.ics$/u);
      expect(name.length).toBeLessThanOrEqual(104);
    }
  });
});
