import { beforeEach, describe, expect, test } from 'vitest';

import { loadByPhone, runByPhone } from '#app/features/by-phone/by-phone.server.ts';
import type { PhoneAction } from '#app/features/by-phone/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { queueFollowUps } from '#app/features/outreach/reminding/queue-follow-ups.server.ts';
import { isFollowUpWanted } from '#app/features/told/follow-ups.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent, findOwn } from '#tests/setup/events.ts';
import { addHost, setMailAddress } from '#tests/setup/hosts.ts';
import { createQueue } from '#tests/setup/mail.ts';

const start = Date.UTC(2027, 4, 3, 9, 14);
/** Ten o'clock in Berlin. */
const ten = Date.UTC(2027, 4, 10, 8);

describe.each(engines)('a reminder to go on, on $name (behaviour 48.9)', (engine) => {
  const store = useDatabase(engine);
  let now = start;
  let hosts = 0;
  let host: Host;
  let id = '';

  const clock = () => now;
  const mail = createQueue(clock);
  const services = () => ({ db: store.db, clock, mail, live: createBus() });
  const own = async (about: ToldAbout) => ({
    host,
    about,
    invite: await findOwn(store.db, id, host),
  });
  const press = async (action: PhoneAction, about: ToldAbout = 'invite') =>
    (await runByPhone(services(), await own(about), action)).reply;
  const offer = async (about: ToldAbout = 'invite') =>
    (await loadByPhone(services(), { ...(await own(about)), guestLink: 'https://f.example/g' }))
      .followUp;
  const isWanted = async () => isFollowUpWanted(services(), await findOwn(store.db, id, host));
  const listReminders = () =>
    store.db
      .selectFrom('outbox')
      .select(['kind', 'address', 'payload'])
      .where('host_uid', '=', host.uid)
      .execute();

  /** Everybody was told by phone. */
  beforeEach(async () => {
    now = start;
    host = await addHost(store.db, `ana-${(hosts += 1)}`);
    await setMailAddress(store.db, host, `ana${hosts}@example.org`);
    const invitees = makeInvitees(2);
    id = await addEvent(store.db, { host, invitees, timeZone: 'Europe/Berlin' });
    await press({ intent: 'start' });
    for (const { id: guest } of await listInvitees(store.db, id)) {
      await press({ intent: 'yes', guest });
    }
  });

  test('is off at first, and is offered at the end of a round that asks for answers', async () => {
    expect(await offer()).toEqual({ day: 'May 10', isOn: false });
    expect(await offer('remind')).toBeNull();
    expect(await press({ intent: 'follow-up', on: 'yes' })).toEqual({ ok: true, did: 'planned' });
    now += 24 * 60 * 60 * 1000;
    expect(await offer()).toEqual({ day: 'May 10', isOn: true });
    await press({ intent: 'follow-up' });
    expect(await offer()).toEqual({ day: 'May 11', isOn: false });
    const closed = store.db.updateTable('invites').set({ answers_closed: 1 });
    await closed.where('id', '=', id).execute();
    expect(await offer()).toBeNull();
  });

  test('comes at ten of its day: on the desk until the host begins, and as one mail', async () => {
    await press({ intent: 'follow-up', on: 'yes' });
    now = ten - 1;
    expect([await isWanted(), await queueFollowUps(services())]).toEqual([false, 0]);
    now = ten;
    expect(await isWanted()).toBe(true);
    const both = [queueFollowUps(services()), queueFollowUps(services())];
    const [one = 0, other = 0] = await Promise.all(both);
    expect(one + other).toBe(1);
    expect(await listReminders()).toMatchObject([
      { kind: 'follow-up', payload: expect.stringContaining('"count":2') },
    ]);
    expect(await isWanted()).toBe(true);
    await press({ intent: 'start' }, 'remind');
    expect(await isWanted()).toBe(false);
  });

  test.each([
    ['everybody has answered', 'answers'],
    ['the event is canceled', 'canceled'],
    ['the host has no confirmed address', 'address'],
    ['it was switched off', 'off'],
    ['the event belongs to others by then', 'left'],
  ])('sends no mail when %s', async (_, what) => {
    await press({ intent: 'follow-up', on: 'yes' });
    if (what === 'off') await press({ intent: 'follow-up' });
    if (what === 'address') {
      const unconfirmed = store.db.updateTable('hosts').set({ mail_verified_at: null });
      await unconfirmed.where('uid', '=', host.uid).execute();
    }
    if (what === 'left') {
      const other = await addHost(store.db, `other-${hosts}`);
      const handedOver = store.db.updateTable('invites').set({ host_uid: other.uid });
      await handedOver.where('id', '=', id).execute();
    }
    if (what === 'canceled') {
      const canceled = store.db.updateTable('invites').set({ canceled_at: now });
      await canceled.where('id', '=', id).execute();
    }
    if (what === 'answers') {
      for (const { id: inviteeId } of await listInvitees(store.db, id)) {
        await addAnswer(store.db, { inviteId: id, inviteeId, answer: 'no' });
      }
    }
    now = ten;
    expect(await queueFollowUps(services())).toBe(0);
    expect(await listReminders()).toEqual([]);
  });
});
