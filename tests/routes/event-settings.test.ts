import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';

import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import {
  getDashboardPath,
  getEventDataPath,
  getGuestPath,
  getSettingPath,
  getSettingsPath,
} from '#app/platform/paths.ts';
import { settingRows } from '#app/platform/setting-rows.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { act, giveEachTestAnOwner, id, other, owner, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite({}, { clock: () => now });
useHosts();
giveEachTestAnOwner();
let now = Date.parse('2027-06-01T12:00:00Z');

const settings = (inviteId = id) => getSettingsPath(inviteId);
const guestPage = (inviteId = id) => getGuestPath(inviteId);
const send = (fields: Record<string, string>, visitor = owner.visitor) =>
  visitor.post(getSettingPath(id, 'cancel'), fields);
const cancel = (message = '') => cancelAs(owner.visitor, id, message);
/** Each time at another moment. */
async function cancelAndTakeBack(times: number) {
  for (let turn = 0; turn < times; turn += 1) {
    now += 1;
    await cancel();
    now += 1;
    await send({ intent: 'reinstate' });
  }
}
const address = async () =>
  /card\.png\?v=(\w+)/.exec((await site.visitor().get(guestPage())).text)?.[1];
const copyId = () => `copy-of-${id}`;
const copy = (fields: Record<string, string> = {}) =>
  send({ intent: 'copy', copyId: copyId(), ...fields });
const remove = (title = 'Garden party') =>
  owner.visitor.post(getSettingPath(id, 'delete'), { intent: 'delete', title });

const countTakenBack = async (path: string) =>
  readWords(await owner.visitor.get(path)).match(/took back the cancellation/g)?.length;

const undo = (visitor = owner.visitor) => visitor.post('/host/events', { restore: id });

/** The page as the page cache sends it. */
const readPage = async () => readWords(await site.visitor().get(guestPage()));

async function readFile() {
  const { text } = await site.visitor().get(`${guestPage()}/event.ics`);
  return convertIcsCalendar(undefined, text).events?.[0];
}

describe('the settings page', () => {
  test('says in each row what is set, and is for the event’s host alone (behaviour 34.14)', async () => {
    const page = await owner.visitor.get(settings());
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const words = readWords(page);
    const rows = [
      'Quick Links',
      'Edit event name Garden party',
      'Edit date & time Sat, June 12, 6 PM',
      'Manage invitees 3',
      'Answer settings +1',
      'Who sees whom Only you',
      'Co-hosts Only you',
      'Export CSV, JSON',
      'Duplicate',
      'Cancel this event',
      'Delete this event',
    ];
    for (const text of rows) expect(words.replaceAll(/\s+/g, ' ')).toContain(text);
    for (const row of settingRows) {
      expect(page.text.includes(`"${getSettingPath(id, row)}"`)).toBe(row !== 'activity');
      const screen = await owner.visitor.get(getSettingPath(id, row));
      expect([screen.status, screen.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(screen.text).toContain(`href="${settings()}"`);
    }
    expect((await owner.visitor.get(`${settings()}/nothing`)).status).toBe(404);
    const stranger = await site.visitor().get(settings());
    expect(stranger.location).toBe(`/hostLogIn?redirect=/host/events/${id}/settings`);
    const another = await other.visitor.get(settings());
    expect([another.status, another.text.includes('Garden party')]).toEqual([403, false]);
    expect((await owner.visitor.get(settings('nope'))).status).toBe(404);
  });

  test('is reached from the dashboard (behaviour 34.14)', async () => {
    const { text } = await owner.visitor.get(getDashboardPath(id));
    expect(text).toContain(`href="${settings()}"`);
  });

  test('lists all activity, of which the dashboard shows the newest eight (behaviour 34.18)', async () => {
    await cancelAndTakeBack(4);
    expect((await owner.visitor.get(getDashboardPath(id))).text).not.toContain('All activity');
    await cancelAndTakeBack(5);
    const { text } = await owner.visitor.get(getDashboardPath(id));
    expect(text).toContain(`href="${getSettingPath(id, 'activity')}"`);
    expect(await countTakenBack(getDashboardPath(id))).toBe(4);
    expect(await countTakenBack(getSettingPath(id, 'activity'))).toBe(9);
  });

  test('takes no form of anybody else, and none that it does not know (behaviour 34.14)', async () => {
    const forms = [
      { intent: 'cancel', message: 'no', version: '1' },
      { intent: 'delete', title: 'Garden party' },
      { intent: 'copy', copyId: 'a'.repeat(22), guests: 'with' },
    ];
    for (const form of forms) {
      expect((await send(form, other.visitor)).status).toBe(403);
      const { pathname } = new URL((await send(form, site.visitor())).location ?? '', site.url);
      expect(pathname).toBe('/hostLogIn');
    }
    expect((await send({ intent: 'explode' })).status).toBe(422);
    expect((await send({ intent: 'copy', copyId: '../..' })).status).toBe(422);
    expect(await findInvite(site.db, id)).toMatchObject({
      version: 1,
      cancellation: null,
    });
  });
});

describe('a canceled event', () => {
  test('says so to its guests with the host’s words, keeps the facts and asks nothing (behaviour 34.2)', async () => {
    expect(await readPage()).toContain('Are you attending?');
    await cancel('We have both come down\nwith the flu <b>sorry</b>');
    const page = await site.visitor().get(guestPage());
    const words = readWords(page);
    expect(words).toContain('This event is canceled');
    expect(page.text).toContain('We have both come down\nwith the flu &lt;b&gt;sorry&lt;/b&gt;');
    expect(words).toContain('Maya & Jonah');
    expect(words).toContain('Nothing to do.');
    expect(words).toContain('Saturday, June 12, 2027');
    expect(words).toContain('Villa Rosa, Hamburg');
    expect(page.text).toContain(`href="/guest/${id}/event.ics"`);
    for (const gone of ['Are you attending?', 'You’re invited to', 'Add to calendar']) {
      expect(words).not.toContain(gone);
    }
    expect(page.text).toMatch(/name="description" content="This event is canceled · /);
  });

  test('takes no answer, says why to whoever still sends one, and keeps those given (behaviour 34.2)', async () => {
    const guest = site.visitor();
    await guest.get(guestPage());
    await guest.post(guestPage(), { answer: 'yes' });
    await cancel();
    const refused = await guest.post(guestPage(), { answer: 'no' });
    expect(refused.status).toBe(409);
    expect(readWords(refused)).toContain('This event is canceled, so nothing was changed.');
    expect(refused.text).toContain('id="rsvp"');
    const first = await site.visitor().post(guestPage(), { answer: 'yes' });
    expect(first.status).toBe(409);
    const rows = await site.db
      .selectFrom('rsvps')
      .select('answer')
      .where('invite_id', '=', id)
      .execute();
    expect(rows).toEqual([{ answer: 'yes' }]);
  });

  test('is canceled in the calendar file and in the host’s feed, with a higher sequence (behaviour 34.3)', async () => {
    const before = await readFile();
    await cancel();
    const after = await readFile();
    expect(before?.status).toBe('CONFIRMED');
    expect(after).toMatchObject({ status: 'CANCELLED', uid: before?.uid });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const made = await owner.visitor.post('/account/calendar', { intent: 'replace-feed' });
    const [feed = ''] = /\/calendar\/[\w-]+\.ics/.exec(made.text) ?? [];
    expect((await site.visitor().get(feed)).text).toContain('STATUS:CANCELLED');
  });

  test('has another picture for its link (behaviour 34.3)', async () => {
    const before = await address();
    await cancel();
    expect(await address()).not.toBe(before);
  });

  test('takes place again when the host takes it back (behaviour 34.3)', async () => {
    await cancel('Sorry');
    const { sequence = 0 } = (await readFile()) ?? {};
    for (const path of [getSettingPath(id, 'cancel'), getDashboardPath(id)])
      expect(readWords(await owner.visitor.get(path))).toContain('It takes place after all');
    const page = await send({ intent: 'reinstate' });
    expect(readWords(page)).toContain('It’s on again');
    const words = await readPage();
    expect(words).toContain('Are you attending?');
    expect(words).not.toContain('canceled');
    expect(words).not.toContain('Sorry');
    const file = await readFile();
    expect(file?.status).toBe('CONFIRMED');
    expect(file?.sequence).toBeGreaterThan(sequence);
    expect((await site.visitor().post(guestPage(), { answer: 'yes' })).status).toBe(303);
  });

  test('keeps its first message until another is saved, and refuses one that is too long with what was typed (behaviour 34.1)', async () => {
    await cancel('Too wet');
    expect(readWords(await cancel('Far too wet'))).toContain('Saved. Your guests see your words');
    expect(await readPage()).toContain('“ Far too wet ”');
    const { version } = (await findInvite(site.db, id)) ?? {};
    await cancel('Far too wet');
    expect((await findInvite(site.db, id))?.version).toBe(version);
    const long = `start ${'x'.repeat(2000)} end`;
    const refused = await cancel(long);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Please use at most 2,000 characters for the message.');
    expect(refused.text).toContain(long);
    expect(await readPage()).toContain('“ Far too wet ”');
  });

  test('says so on the host’s own screens, where answers can still be recorded (behaviour 34.1, 34.19)', async () => {
    await cancel();
    const dashboard = readWords(await owner.visitor.get(getDashboardPath(id)));
    expect(dashboard).toMatch(/Canceled .* Your guests read .* It takes place after all/);
    expect(dashboard).toContain('RSVP Overview 0 said yes');
    expect(dashboard).not.toMatch(/Share|Add guests|What to do next/);
    expect(dashboard).toContain('The event is canceled, so answers are closed.');
    expect(dashboard).not.toContain('Close answers');
    expect(readWords(await owner.visitor.get('/host/events'))).toContain('Canceled');
    const [ana] = await listInvitees(site.db, id);
    const recorded = await act({
      intent: 'record',
      record: { inviteeId: ana?.id },
      as: 'no',
    });
    expect(recorded.status).toBe(200);
  });
});

describe('a copy', () => {
  test('has everything but the answers, and new personal links (behaviour 34.5)', async () => {
    const { db } = site;
    const invitees = await listInvitees(db, id);
    await addAnswer(db, { inviteId: id, inviteeId: invitees[0]?.id ?? '', answer: 'yes' });
    const label = {
      intent: 'label',
      guests: { ids: [invitees[1]?.id] },
      label: 'Family',
      on: true,
    };
    await act(label);
    await cancel('Not copied');
    const { location } = await copy({ guests: 'with' });
    expect(location).toMatch(/^\/host\/events\/[\w-]+\?saved=copy$/);
    const made = location?.split(/[/?]/)[3] ?? '';
    const [source, copied] = await Promise.all([findInvite(db, id), findInvite(db, made)]);
    expect(copied).toEqual({
      ...source,
      id: made,
      draftId: copyId(),
      version: 1,
      cancellation: null,
      createdAt: now,
      updatedAt: now,
    });
    const guests = await listInvitees(db, made);
    expect(guests.map(({ name, email }) => [name, email])).toEqual(
      invitees.map(({ name, email }) => [name, email]),
    );
    const labeled = db.selectFrom('guest_labels').select(['invitee_id', 'label']);
    expect(await labeled.where('invite_id', '=', made).execute()).toEqual([
      { invitee_id: guests[1]?.id, label: 'Family' },
    ]);
    const tokens = new Set([...guests, ...invitees].map(({ token }) => token));
    expect(tokens.size).toBe(6);
    expect(readWords(await owner.visitor.get(getDashboardPath(made)))).toContain('No response 3');
  });

  test('is one, however many times the form is sent, and has no guests if they are left out (behaviour 34.5)', async () => {
    const [first, second] = await Promise.all([copy(), copy()]);
    expect(second.location).toBe(first.location);
    const made = first.location?.split(/[/?]/)[3] ?? '';
    expect(await listInvitees(site.db, made)).toEqual([]);
  });

  test('that was changed since keeps its labels where they are when the form is sent again (behaviour 34.5)', async () => {
    const { db } = site;
    const [first] = await listInvitees(db, id);
    const label = { intent: 'label', guests: { ids: [first?.id] }, label: 'Family', on: true };
    await act(label);
    const { location } = await copy({ guests: 'with' });
    const made = location?.split(/[/?]/)[3] ?? '';
    const read = async () =>
      (await db.selectFrom('guest_labels').selectAll().where('invite_id', '=', made).execute()).map(
        ({ invitee_id }) => invitee_id,
      );
    const [labeled, next] = await listInvitees(db, made);
    expect(await read()).toEqual([labeled?.id]);
    await db.deleteFrom('guest_labels').where('invite_id', '=', made).execute();
    const gone = labeled?.id ?? '';
    await db.deleteFrom('invitees').where('id', '=', gone).execute();
    expect((await copy({ guests: 'with' })).location).toBe(location);
    expect((await listInvitees(db, made))[0]?.id).toBe(next?.id);
    expect(await read()).toEqual([]);
  });

  test('counts towards the new invitations of a day (behaviour 34.5)', async () => {
    for (let made = 0; made < 20; made += 1) await addEvent(site.db, { host: owner.host }, now);
    const refused = await copy();
    expect(refused.status).toBe(429);
    expect(readWords(refused)).toContain('Please duplicate this event tomorrow.');
  });
});

describe('a deleted event', () => {
  test('needs its title, typed in any case (behaviour 34.6)', async () => {
    const refused = await remove('Garden');
    expect(refused.status).toBe(422);
    expect(readWords(refused)).toContain('This is not the event’s title.');
    expect(refused.text).toContain('value="Garden"');
    expect(await findInvite(site.db, id)).not.toBeNull();
    const gone = await remove('  garden  PARTY ');
    expect([gone.status, gone.location]).toEqual([302, '/host/events']);
  });

  test('is missing at once for guests, in feeds, and for its host (behaviour 34.6)', async () => {
    const [ana] = await listInvitees(site.db, id);
    const guest = site.visitor();
    await guest.get(`${guestPage()}?g=${ana?.token}`);
    expect((await guest.get(guestPage())).status).toBe(200);
    const made = await owner.visitor.post('/account/calendar', { intent: 'replace-feed' });
    const [feed = ''] = /\/calendar\/[\w-]+\.ics/.exec(made.text) ?? [];
    await remove();
    const paths = [guestPage(), `${guestPage()}/event.ics`, `${guestPage()}/card.png`];
    for (const path of paths) {
      expect((await site.visitor().get(path)).status).toBe(404);
      expect((await guest.get(path)).status).toBe(404);
    }
    expect((await guest.get(`${guestPage()}?g=${ana?.token}`)).status).toBe(404);
    for (const visitor of [guest, site.visitor()]) {
      expect((await visitor.post(guestPage(), { answer: 'yes' })).status).toBe(404);
    }
    for (const path of [
      getDashboardPath(id),
      settings(),
      getEventDataPath('live', id),
      getEventDataPath('guests', id),
    ]) {
      expect((await owner.visitor.get(path)).status).toBe(404);
    }
    expect((await site.visitor().get(feed)).text).not.toContain('Garden party');
  });

  test('comes back with everything within ten minutes, for its host alone (behaviour 34.7)', async () => {
    const { db } = site;
    const guest = site.visitor();
    await guest.get(guestPage());
    await guest.post(guestPage(), { answer: 'yes' });
    const invitees = await listInvitees(db, id);
    await remove();
    now += 9 * 60_000;
    await runHousekeeping(site.services);
    expect(readWords(await owner.visitor.get('/host/events'))).toContain(
      'Garden party is deleted. You can undo this for one more minute.',
    );
    expect(readWords(await other.visitor.get('/host/events'))).not.toContain('is deleted');
    expect((await undo(other.visitor)).status).toBe(409);
    expect((await undo()).status).toBe(302);
    expect((await undo()).status).toBe(409);
    expect(await listInvitees(db, id)).toEqual(invitees);
    expect(readWords(await owner.visitor.get(getDashboardPath(id)))).toContain('Going 1');
    expect((await guest.get(guestPage())).status).toBe(200);
  });

  test('cannot be brought back after ten minutes, when it is gone (behaviour 34.8)', async () => {
    await remove();
    now += 10 * 60_000;
    const late = await owner.visitor.post('/host/events', { restore: id });
    expect(late.status).toBe(409);
    expect(readWords(late)).toContain('Too late to undo: the event is gone.');
    await runHousekeeping(site.services);
    const { db } = site;
    const tables = ['invitees', 'rsvps', 'activity', 'outbox', 'reply_history'] as const;
    for (const table of tables) {
      const left = await db.selectFrom(table).select('id').where('invite_id', '=', id).execute();
      expect(left).toEqual([]);
    }
    expect(await db.selectFrom('invites').where('id', '=', id).select('id').execute()).toEqual([]);
  });
});

test('past events stand apart from the day after, the others come first and the next one first (behaviour 34.9)', async () => {
  await addEvent(site.db, { host: owner.host, eventName: 'Long ago', date: '2020-01-01' });
  await addEvent(site.db, { host: owner.host, eventName: 'Last week', date: '2027-05-25' });
  await addEvent(site.db, { host: owner.host, eventName: 'Far away', date: '2031-01-01' });
  await addEvent(site.db, { host: owner.host, eventName: 'Undecided', date: '' });
  const words = readWords(await owner.visitor.get('/host/events'));
  const order = ['Undecided', 'Garden party', 'Far away', 'Past Last week', 'Long ago'];
  const places = order.map((title) => words.indexOf(title));
  expect(places).toEqual(places.toSorted((one, another) => one - another));
  expect(places[0]).toBeGreaterThan(0);
});
