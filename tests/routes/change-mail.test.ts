import { beforeEach, describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getMessagesPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { mailing, newPress, postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { act, findInvitee, giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env, { clock: () => now });
giveEachTestAnEvent();
let now = 1_800_000_000_000;

beforeEach(async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  now += 60_000;
});

const page = (search = '') => `${getMessagesPath(id)}${search}`;
const send = (changes: object = {}) => sendMailing({ kind: 'change', ...changes });

async function change(part: string, value: unknown) {
  now += 1000;
  const invite = await findInvite(site.db, id);
  const edit = { intent: 'edit', part, version: invite?.version, value };
  expect((await act(edit)).status).toBe(200);
}

async function changeDate(date: string) {
  now += 1000;
  const invite = await findInvite(site.db, id);
  const { startTime, endTime, endsNextDay, timeZone } = invite!;
  const value = { date, startTime, endTime, endsNextDay, timeZone };
  const step = { version: invite?.version, value };
  expect((await owner.visitor.postJson(`/dateTime.data?invite=${id}`, step)).status).toBe(202);
}

async function told() {
  const mails = (await listMail(site.db, id)).filter(({ kind }) => kind === 'change');
  return mails
    .map(({ address, payload }) => ({ address, ...JSON.parse(payload) }))
    .toSorted((one, other) => (one.address < other.address ? -1 : 1));
}

/** The offer of Messages to tell guests of a change, or ''. The dashboard leads to it where there is one. */
async function offered(): Promise<string> {
  const { text } = await owner.visitor.get(getMessagesPath(id));
  const offer = /You changed the [^<]*/.exec(text)?.[0].trim() ?? '';
  const dashboard = await owner.visitor.get(getDashboardPath(id));
  expect(dashboard.text.includes(`${getMessagesPath(id)}?send=change`)).toBe(offer !== '');
  return offer;
}

describe('after a change', () => {
  test('nothing is sent by itself; the dashboard offers to tell those who knew it otherwise (behaviour 35.4)', async () => {
    await send({ kind: 'invitation', guests: [(await findInvitee('Ana')).id] });
    await addAnswer(site.db, {
      inviteId: id,
      inviteeId: (await findInvitee('Ben')).id,
      answer: 'yes',
    });
    expect(await offered()).toBe('');
    await change('location', 'Town hall');
    expect(await told()).toEqual([]);
    expect(await offered()).toBe('You changed the place. 2 guests don’t know yet.');
    const before = await findInvite(site.db, id);
    await changeDate('2027-07-01');
    await change('eventName', 'Summer party');
    expect(await offered()).toContain('the title, date and place.');
    const shown = await owner.visitor.get(page('?send=change'));
    expect(shown.text).toContain('not invited before the change');
    expect(shown.text).toContain('Villa Rosa, Hamburg');
    now += 1000;
    await send({ kind: 'invitation' });
    expect(await offered()).toContain('2 guests don’t know yet.');
    expect((await send()).text).toContain('"queued",2');
    expect(await told()).toMatchObject([
      { address: 'ana@example.org', before: { location: 'Villa Rosa, Hamburg' } },
      { address: 'ben@example.org', before: { date: before?.date, eventName: 'Garden party' } },
    ]);
    expect(await offered()).toBe('');
  });

  test('that nobody can have noticed, or that is taken back, nothing is offered (behaviour 35.4)', async () => {
    await change('location', 'Town hall');
    await send({ kind: 'invitation' });
    expect(await offered()).toBe('');
    await change('location', 'Old mill');
    expect(await offered()).not.toBe('');
    await change('location', 'Town hall');
    expect(await offered()).toBe('');
    const refused = await send();
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Your guests know about every change.');
  });

  test('the host can leave it, and undo telling (behaviour 35.4)', async () => {
    await send({ kind: 'invitation' });
    await change('location', 'Town hall');
    const press = newPress();
    await Promise.all([send({ press }), send({ press })]);
    expect(await told()).toHaveLength(3);
    expect((await postMessage({ intent: 'undo', press })).text).toContain('"undone"');
    expect(await told()).toEqual([]);
    expect(await offered()).toBe('You changed the place. 3 guests don’t know yet.');
    await postMessage({ intent: 'keep-quiet' });
    expect(await offered()).toBe('');
  });

  test('selected guests are told before the others; who declined only then (behaviour 35.4)', async () => {
    await send({ kind: 'invitation' });
    const ana = (await findInvitee('Ana')).id;
    await addAnswer(site.db, { inviteId: id, inviteeId: ana, answer: 'no' });
    await change('location', 'Town hall');
    expect(await offered()).toContain('2 guests');
    await send({ guests: [ana] });
    expect((await told()).map(({ address }) => address)).toEqual(['ana@example.org']);
    expect(await offered()).toContain('2 guests');
  });

  test('a test goes to the host alone (behaviour 35.4)', async () => {
    await send({ kind: 'invitation' });
    await change('location', 'Town hall');
    await postMessage({ ...mailing, intent: 'test', press: newPress(), kind: 'change' });
    expect((await told()).map(({ address }) => address)).toEqual(['ana@hosts.example']);
    expect(await offered()).toContain('3 guests');
  });

  test('of a canceled event nothing is offered (behaviour 35.4)', async () => {
    await send({ kind: 'invitation' });
    await change('location', 'Town hall');
    await cancelAs(owner.visitor, id);
    expect(await offered()).toBe('');
    expect((await send()).status).toBe(422);
    expect(await told()).toEqual([]);
  });
});

test('goes to who answered the open link and confirmed an address, which the host is not shown (behaviour 36.7)', async () => {
  const { db } = site;
  const reply = { id: `reply-${id}`, invite_id: id, invitee_id: null, guest_key_hash: 'a-device' };
  const said = {
    name: '',
    answer: 'yes' as const,
    extra: 0,
    version: 1,
    created_at: 1,
    updated_at: 1,
  };
  await db
    .insertInto('rsvps')
    .values({ ...reply, ...said })
    .execute();
  const left = { reply_id: reply.id, invite_id: id, address: 'zoe@open.example', shared: 0 };
  await db
    .insertInto('guest_addresses')
    .values({ ...left, confirmed_at: 1, created_at: 1 })
    .execute();
  await changeDate('2027-07-03');
  const shown = await owner.visitor.get(page('?send=change'));
  expect(shown.text).toContain('Guest without a name');
  expect(shown.text).not.toContain('zoe@open.example');
  await send();
  expect((await told()).map(({ address }) => address)).toContain('zoe@open.example');
});
