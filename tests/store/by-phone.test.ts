import { beforeEach, describe, expect, test } from 'vitest';

import { loadByPhone, runByPhone } from '#app/features/by-phone/by-phone.server.ts';
import type { PhoneAction, PhoneView } from '#app/features/by-phone/schema.ts';
import { removeGuests } from '#app/features/guests/bulk/remove-guests.server.ts';
import { tellGuests } from '#app/features/guests/bulk/tell-guests.server.ts';
import { undoChange } from '#app/features/guests/undo/undo.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import { listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { queueMailing } from '#app/features/outreach/send-mailing.server.ts';
import { listToldStates } from '#app/features/told/told-states.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent, findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';
import { createQueue } from '#tests/setup/mail.ts';

describe.each(engines)('by phone on $name', (engine) => {
  const store = useDatabase(engine);
  let now = Date.UTC(2027, 4, 3, 9, 14);
  let hosts = 0;
  let ana: Host;
  let ben: Host;
  let id: string;
  let ids: string[];

  const clock = () => now;
  const mail = createQueue(clock);
  const services = () => ({ db: store.db, clock, mail, live: createBus() });

  async function invite(count: number): Promise<void> {
    ana = await addHost(store.db, `ana-${(hosts += 1)}`);
    ben = await addHost(store.db, `ben-${hosts}`);
    id = await addEvent(store.db, { host: ana, invitees: makeInvitees(count), timeZone: 'UTC' });
    ids = (await listInvitees(store.db, id)).map((one) => one.id);
  }

  beforeEach(() => invite(3));

  const own = async (host: Host, about: ToldAbout) => ({
    host,
    about,
    invite: await findOwn(store.db, id, ana),
  });
  const look = async (about: ToldAbout = 'invite', host = ana): Promise<PhoneView> =>
    loadByPhone(services(), {
      ...(await own(host, about)),
      guestLink: `https://festoon.example/guest/${id}`,
    });
  const press = async (action: PhoneAction, about: ToldAbout = 'invite', host = ana) =>
    (await runByPhone(services(), await own(host, about), action)).reply;
  const onScreen = async (host = ana) => (await look('invite', host)).current?.id;

  /** Says yes to each guest on screen, twice. */
  const walk = async (host: Host) => {
    await press({ intent: 'start' }, 'invite', host);
    for (;;) {
      const guest = await onScreen(host);
      if (guest === undefined) return;
      await Promise.all([
        press({ intent: 'yes', guest }, 'invite', host),
        press({ intent: 'yes', guest }, 'invite', host),
      ]);
    }
  };

  const words = async () => {
    const invitees = await listInvitees(store.db, id);
    const states = await listToldStates(services(), { inviteId: id, timeZone: 'UTC' }, invitees);
    return ids.map((one) => states.get(one)?.words);
  };

  const sendTo = (
    index: number,
    state: 'sent' | 'failed' | 'suppressed',
    at = now,
    address = `guest${index}@example.org`,
  ) =>
    store.db
      .insertInto('outbox')
      .values({
        id: `${at.toString(36).padStart(9, '0')}-${id}-${index}`,
        kind: 'invitation',
        invite_id: id,
        invitee_id: ids[index] ?? '',
        address,
        message_id: `${id}-${index}-${at}`,
        payload: 'null',
        state,
        problem: state === 'failed' ? 'no-mailbox' : null,
        due_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();

  const cancel = (at: number | null) =>
    store.db.updateTable('invites').set({ canceled_at: at }).where('id', '=', id).execute();

  /** Another date, as the host saves it. */
  async function changeDate(date: string): Promise<void> {
    const event = store.db.selectFrom('invites').select('version').where('id', '=', id);
    const { version } = await event.executeTakeFirstOrThrow();
    const { startTime, endTime, endsNextDay, timeZone } = (await own(ana, 'change')).invite;
    const part = { date, startTime, endTime, endsNextDay, timeZone };
    const update = { name: 'dateTime', part } as const;
    await store.db.transaction().execute((trx) => updatePart(trx, { id, update, version, now }));
  }

  /** Tells a change to all whom mail reaches. */
  async function tellByMail(): Promise<void> {
    const mailing = { kind: 'change', to: 'all', again: false } as const;
    const sent = { ...mailing, guests: [], press: `p${now}`, subject: '', text: '' };
    const { invite: event, host } = await own(ana, 'change');
    const deps = { ...services(), origin: '', settings: readSettings({}) };
    await store.db
      .transaction()
      .execute((trx) => queueMailing(deps, trx, { host, invite: event, visitor: '' }, sent));
  }

  describe('a guest was told (behaviour 48.3)', () => {
    test('by mail, until it comes back or the address changes', async () => {
      await sendTo(0, 'sent');
      await sendTo(1, 'sent');
      await sendTo(1, 'suppressed', now + 1);
      expect(await words()).toEqual(['Mailed May 3', 'Mailed May 3', 'Not told yet']);
      expect((await look()).size).toBe(1);
      await sendTo(0, 'failed', now + 2);
      const moved = { inviteId: id, inviteeId: ids[1] ?? '', address: 'new@example.org', now };
      await store.db.transaction().execute((trx) => correctInviteeAddress(trx, moved));
      expect(await words()).toEqual(['Came back: no such mailbox', 'Not told yet', 'Not told yet']);
      expect((await look()).size).toBe(3);
    });

    test('by a host, also after mail came back, and mail that comes back later takes it back', async () => {
      await sendTo(0, 'failed');
      now += 60_000;
      await press({ intent: 'start' });
      await press({ intent: 'yes', guest: ids[0] ?? '' });
      expect(await words()).toEqual(['By phone May 3', 'Not told yet', 'Not told yet']);
      await sendTo(0, 'failed', now + 1);
      expect((await words())[0]).toBe('Came back: no such mailbox');
    });

    test('for many at once, which is undone, and by an answer', async () => {
      const deps = services();
      const { invite: event } = await own(ana, 'invite');
      const telling = { intent: 'told', guests: { ids: ids.slice(0, 2) } } as const;
      const done = await tellGuests(deps, event, { ...telling, on: true });
      expect(done.reply).toMatchObject({ changed: { count: 2 } });
      const again = await tellGuests(deps, event, { ...telling, on: true });
      expect(again.reply).toMatchObject({ changed: { count: 0 } });
      expect(await words()).toEqual(['By phone May 3', 'By phone May 3', 'Not told yet']);
      const untold = await tellGuests(deps, event, { ...telling, on: false });
      expect(await words()).toEqual(['Not told yet', 'Not told yet', 'Not told yet']);
      for (const { reply } of [untold, done]) {
        if (!reply.ok || !reply.changed) throw new Error('Nothing was changed.');
        await undoChange(deps, event, reply.changed.change);
      }
      expect((await look()).size).toBe(3);
      await addAnswer(store.db, { inviteId: id, inviteeId: ids[2], answer: 'yes' });
      expect((await look()).size).toBe(2);
    });
  });

  test('who comes back to the list was told as before (behaviour 33.22, 48.3)', async () => {
    await press({ intent: 'start' });
    await press({ intent: 'yes', guest: ids[0] ?? '' });
    const { invite: event } = await own(ana, 'invite');
    const { reply } = await removeGuests(services(), event, { guests: { ids: ids.slice(0, 1) } });
    if (!reply.ok || !reply.changed) throw new Error('Nobody was removed.');
    expect((await look()).size).toBe(2);
    await undoChange(services(), event, reply.changed.change);
    expect((await words())[0]).toBe('By phone May 3');
  });

  test('an address that is the guest’s again has its own mail (behaviour 48.3)', async () => {
    await sendTo(0, 'sent');
    for (const address of ['typo@example.org', 'guest0@example.org']) {
      now += 1;
      const moved = { inviteId: id, inviteeId: ids[0] ?? '', address, now };
      await store.db.transaction().execute((trx) => correctInviteeAddress(trx, moved));
      if (address === 'typo@example.org') await sendTo(0, 'failed', now, address);
    }
    expect((await words())[0]).toBe('Mailed May 3');
    expect((await look()).size).toBe(2);
  });

  describe('a round (behaviour 48.4)', () => {
    test('goes through the guests in the list’s order, and on where it stopped', async () => {
      expect(await look()).toMatchObject({ state: 'ready', size: 3, current: null });
      await press({ intent: 'start' });
      expect(await look()).toMatchObject({ state: 'running', place: 1, next: 'Guest' });
      await press({ intent: 'yes', guest: ids[0] ?? '' });
      await press({ intent: 'skip', guest: ids[1] ?? '' });
      const shown = await look();
      expect(shown).toMatchObject({ place: 3, reached: 1, size: 3 });
      expect(shown.guests.map(({ state, note }) => `${state}: ${note}`)).toEqual([
        'told: By phone, 9:15 AM',
        'skipped: Skipped',
        'waiting: No number',
      ]);
      await press({ intent: 'undo', guest: ids[0] ?? '' });
      expect(await onScreen()).toBe(ids[0]);
      expect((await words())[0]).toBe('Not told yet');
      await press({ intent: 'yes', guest: ids[0] ?? '' });
      await press({ intent: 'yes', guest: ids[2] ?? '' });
      expect(await look()).toMatchObject({ state: 'through', reached: 2, more: 0 });
      await press({ intent: 'start' });
      expect(await look()).toMatchObject({ size: 1, current: { id: ids[1] } });
    });

    test('has the words of the host, with each guest’s own name and link', async () => {
      await press({ intent: 'start' });
      await press({ intent: 'words', words: 'Dear {name}, come: {link}' });
      const { current, words: shown } = await look();
      expect(shown).toBe('Dear {name}, come: {link}');
      expect(current?.text).toBe(`Dear Guest, come: ${current?.link}`);
      expect(new URL(current?.ways.whatsapp ?? '').searchParams.get('text')).toBe(current?.text);
    });

    test('of reminders is for who was told and is silent', async () => {
      await sendTo(0, 'sent');
      await sendTo(1, 'sent');
      await addAnswer(store.db, { inviteId: id, inviteeId: ids[1], answer: 'maybe' });
      expect(await look('remind')).toMatchObject({ size: 1 });
      await press({ intent: 'start' }, 'remind');
      expect((await look('remind')).current?.id).toBe(ids[0]);
    });

    test('about a cancellation or thanks is for whom no mail reaches, once', async () => {
      await mail.optOut(store.db, { address: 'guest1@example.org', inviteId: id });
      await addAnswer(store.db, { inviteId: id, inviteeId: ids[1], answer: 'yes' });
      expect(await look('cancel')).toMatchObject({ size: 0 });
      await store.db
        .updateTable('invites')
        .set({ canceled_at: now })
        .where('id', '=', id)
        .execute();
      for (const about of ['cancel', 'thanks'] as const) {
        expect(await look(about)).toMatchObject({ size: 1 });
        await press({ intent: 'start' }, about);
        await press({ intent: 'yes', guest: ids[1] ?? '' }, about);
        expect(await look(about)).toMatchObject({ state: 'through', more: 0 });
        expect(await press({ intent: 'start' }, about)).toMatchObject({ ok: false });
      }
    });

    test('about a cancellation is for whom nobody has at that address, not for whom a server was away', async () => {
      await sendTo(0, 'failed');
      await sendTo(1, 'failed');
      await store.db
        .updateTable('outbox')
        .set({ problem: 'unreachable' })
        .where('invitee_id', '=', ids[1] ?? '')
        .execute();
      await cancel(now);
      await press({ intent: 'start' }, 'cancel');
      const { guests } = await look('cancel');
      expect(guests.map((one) => one.id)).toEqual(ids.slice(0, 1));
    });

    test('refuses who is not on the list of the event', async () => {
      await press({ intent: 'start' });
      const strangers = await addEvent(store.db, { host: ben });
      const [stranger] = await listInvitees(store.db, strangers);
      for (const guest of [stranger?.id ?? '', 'nobody']) {
        expect(await press({ intent: 'yes', guest })).toMatchObject({ ok: false });
      }
      expect(
        await store.db
          .selectFrom('handed_over')
          .selectAll()
          .where('invite_id', '=', strangers)
          .execute(),
      ).toEqual([]);
    });
  });

  test('a guest gets the title in the host’s words of their language (behaviour 49.57)', async () => {
    const german = { de: { title: { text: 'Gartenfest', of: 'Garden party' } } };
    await store.db
      .updateTable('invites')
      .set({ event_name: 'Garden party', own_words: JSON.stringify(german) })
      .where('id', '=', id)
      .execute();
    await press({ intent: 'start' });
    expect((await look()).current?.text).toContain('Garden party');
    const speak = store.db.updateTable('invitees').set({ language: 'de' });
    await speak.where('invite_id', '=', id).execute();
    expect((await look()).current?.text).toContain('Gartenfest');
    expect((await look()).words).toContain('Garden party');
  });

  describe('a round ends with its reason (behaviour 48.4)', () => {
    test('once an event takes place after all, and begins anew when it is canceled again', async () => {
      await store.db
        .updateTable('invitees')
        .set({ email: '' })
        .where('invite_id', '=', id)
        .execute();
      await cancel(now);
      await press({ intent: 'start' }, 'cancel');
      const [first = ''] = ids;
      await press({ intent: 'yes', guest: first }, 'cancel');
      expect(await look('invite')).toMatchObject({ state: 'ready', size: 0 });
      await cancel(null);
      expect(await look('cancel')).toMatchObject({ state: 'ready', size: 0, current: null });
      expect(await press({ intent: 'yes', guest: first }, 'cancel')).toMatchObject({ ok: false });
      now += 60_000;
      await cancel(now);
      await press({ intent: 'start' }, 'cancel');
      expect(await look('cancel')).toMatchObject({ size: 3, place: 1, current: { id: first } });
    });

    test('and of a change tells those whom no mail reaches, also after the mail, each time anew', async () => {
      await sendTo(0, 'sent', now - 1);
      await addAnswer(store.db, { inviteId: id, inviteeId: ids[1], answer: 'yes' }, now - 1);
      await store.db.updateTable('invitees').set({ email: '' }).where('id', '=', ids[1]!).execute();
      for (const day of ['2027-07-01', '2027-07-02']) {
        now += 60_000;
        await changeDate(day);
        await tellByMail();
        expect(await look('change')).toMatchObject({ size: 1 });
        await press({ intent: 'start' }, 'change');
        await press({ intent: 'yes', guest: ids[1] ?? '' }, 'change');
        expect(await look('change')).toMatchObject({ state: 'through', more: 0 });
      }
    });
  });

  test('who lost what was said is told by hand again (behaviour 48.3)', async () => {
    const { invite: event } = await own(ana, 'invite');
    const tell = () =>
      tellGuests(services(), event, { intent: 'told', guests: { ids: [ids[0] ?? ''] }, on: true });
    await tell();
    await sendTo(0, 'failed', now + 1);
    now += 60_000;
    expect((await tell()).reply).toMatchObject({ changed: { count: 1 } });
    expect((await words())[0]).toBe('By phone May 3');
  });

  describe('two hosts (behaviour 48.5)', () => {
    test('leave who was told as told, and on the other’s screen who is there', async () => {
      await press({ intent: 'start' });
      const [first = '', second = ''] = ids;
      await press({ intent: 'yes', guest: first }, 'invite', ben);
      await press({ intent: 'skip', guest: first });
      expect((await look()).guests[0]).toMatchObject({ id: first, state: 'told' });
      await press({ intent: 'skip', guest: second });
      await press({ intent: 'undo', guest: second }, 'invite', ben);
      await press({ intent: 'undo', guest: second });
      expect([await onScreen(), await onScreen(ben)]).toEqual([ids[2], second]);
    });

    test('never have the same guest on screen, and take over who was left', async () => {
      await press({ intent: 'start' });
      await press({ intent: 'start' }, 'invite', ben);
      expect([await onScreen(), await onScreen(ben)]).toEqual([ids[0], ids[1]]);
      await press({ intent: 'skip', guest: ids[1] ?? '' }, 'invite', ben);
      expect(await onScreen(ben)).toBe(ids[2]);
      await press({ intent: 'yes', guest: ids[2] ?? '' }, 'invite', ben);
      expect(await look('invite', ben)).toMatchObject({ state: 'running', current: null });
      now += 11 * 60_000;
      await press({ intent: 'start' }, 'invite', ben);
      expect([await onScreen(), await onScreen(ben)]).toEqual([undefined, ids[0]]);
    });

    test('at 200 guests tell each once, and nobody is missed', async () => {
      await invite(200);
      await Promise.all([walk(ana), walk(ben)]);
      const said = await store.db
        .selectFrom('handed_over')
        .select(['invitee_id', 'host_uid'])
        .where('invite_id', '=', id)
        .execute();
      expect(said.map((row) => row.invitee_id).toSorted()).toEqual(ids.toSorted());
      expect(new Set(said.map((row) => row.host_uid)).size).toBe(2);
    });

    test('leave out who has answered meanwhile', async () => {
      await press({ intent: 'start' });
      await addAnswer(store.db, { inviteId: id, inviteeId: ids[0], answer: 'yes' }, now + 1);
      expect(await look()).toMatchObject({ current: null, state: 'running', reached: 1 });
      await press({ intent: 'start' });
      expect(await onScreen()).toBe(ids[1]);
    });
  });
});
