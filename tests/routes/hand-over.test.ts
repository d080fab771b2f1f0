import { beforeEach, describe, expect, test } from 'vitest';

import {
  getDashboardPath,
  getDoorPath,
  getGuestPath,
  getLeavePath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn, hostPassword } from '#tests/setup/hosts.ts';
import { addMember } from '#tests/setup/members.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
let owner: LoggedIn;
let shared: string;
let alone: string;
let hosts = 0;

beforeEach(async () => {
  hosts += 1;
  owner = await logIn(site, `owner-${hosts}`);
  shared = await addEvent(site.db, { host: owner.host, eventName: 'Shared party' });
  alone = await addEvent(site.db, { host: owner.host, eventName: 'Quiet party' });
  await addAnswer(site.db, { inviteId: shared, name: 'Finn', answer: 'yes' });
});

const join = (role: 'co-host' | 'door') => addMember(site, { owner, inviteId: shared, role });
const deleteAccount = (fields: Record<string, string> = {}) =>
  owner.visitor.post('/account/delete', {
    username: owner.host.username,
    current: hostPassword,
    ...fields,
  });
const statusOf = async (inviteId: string, { visitor } = { visitor: site.visitor() }) =>
  (await visitor.get(getGuestPath(inviteId))).status;

async function addMail(state: 'queued' | 'sent') {
  await site.db
    .insertInto('outbox')
    .values({
      id: `${state}-${hosts}`,
      kind: 'message',
      host_uid: owner.host.uid,
      invite_id: shared,
      invitee_id: null,
      reply_id: null,
      address: 'finn@example.org',
      message_id: `${state}-${hosts}@example.org`,
      payload: '{}',
      batch: null,
      once: null,
      state,
      due_at: 4e12,
      lease: null,
      problem: null,
      last_answer: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
}

describe('a deleted account', () => {
  test('leaves its events to their first co-hosts when the host ticks that (behaviour 38.12)', async () => {
    const door = await join('door');
    const first = await join('co-host');
    const second = await join('co-host');
    const asked = readWords(await owner.visitor.get('/account/delete')).replaceAll(/\s+/g, ' ');
    expect(asked).toContain('Keep the event that has a co-host');
    expect((await deleteAccount({ events: 'hand-over' })).location).toBe('/');
    expect([await statusOf(shared), await statusOf(alone)]).toEqual([200, 404]);
    const settings = getSettingPath(shared, 'delete');
    const page =
      readWords(await first.visitor.get(getSettingPath(shared, 'co-hosts'))) +
      readWords(await first.visitor.get(getSettingPath(shared, 'activity')));
    for (const text of ['Finn', 'Invite a co-host', second.host.displayName, 'became the owner']) {
      const from = text === 'Finn' ? await first.visitor.get(getDashboardPath(shared)) : null;
      expect(from ? readWords(from) : page).toContain(text);
    }
    expect((await second.visitor.get(getSettingPath(shared, 'co-hosts'))).status).toBe(200);
    expect((await door.visitor.get(getDoorPath(shared))).status).toBe(200);
    const list = await first.visitor.get('/host/events');
    expect(list.text.split(`href="/host/events/${shared}"`)).toHaveLength(2);
    const deleted = { intent: 'delete', title: 'Shared party' };
    expect((await second.visitor.post(settings, deleted)).status).toBe(403);
    expect((await first.visitor.post(settings, deleted)).location).toBe('/host/events');
    expect(await statusOf(shared)).toBe(404);
  });

  test('takes its events along otherwise, and those without a co-host in any case (behaviour 38.12)', async () => {
    await join('co-host');
    await deleteAccount();
    expect([await statusOf(shared), await statusOf(alone)]).toEqual([404, 404]);
    owner = await logIn(site, `alone-${hosts}`);
    alone = await addEvent(site.db, { host: owner.host });
    expect((await owner.visitor.get('/account/delete')).text).not.toContain('hand-over');
    await deleteAccount({ events: 'hand-over' });
    expect(await statusOf(alone)).toBe(404);
  });

  test('leaves its events to no door helper, and no event that was just deleted (behaviour 38.12)', async () => {
    await join('door');
    await deleteAccount({ events: 'hand-over' });
    expect(await statusOf(shared)).toBe(404);
    owner = await logIn(site, `deleting-${hosts}`);
    shared = await addEvent(site.db, { host: owner.host });
    await join('co-host');
    const deleted = { intent: 'delete', title: 'Garden party' };
    await owner.visitor.post(getSettingPath(shared, 'delete'), deleted);
    await deleteAccount({ events: 'hand-over' });
    const query = site.db.selectFrom('invites').select('id').where('id', '=', shared);
    expect(await query.execute()).toEqual([]);
  });

  test('keeps the record of mail that was sent, and sends none that waits (behaviour 38.12)', async () => {
    const { host } = await join('co-host');
    await addMail('sent');
    await addMail('queued');
    await deleteAccount({ events: 'hand-over' });
    const query = site.db.selectFrom('outbox').select(['state', 'host_uid']);
    expect(await query.where('invite_id', '=', shared).execute()).toEqual([
      { state: 'sent', host_uid: host.uid },
    ]);
  });

  test('is not deleted when a co-host has left since its host was asked (behaviour 38.12)', async () => {
    const { visitor } = await join('co-host');
    const asked = await owner.visitor.get('/account/delete');
    const key = /name="with-co-host" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
    await visitor.post(getLeavePath(shared), {});
    const promised = { events: 'hand-over', 'with-co-host': key };
    const refused = await deleteAccount(promised);
    expect(refused.status).toBe(409);
    expect(readWords(refused)).toContain(
      'A co-host has just joined or left, so nothing was deleted',
    );
    expect(readWords(refused)).not.toContain('Keep the event');
    expect([await statusOf(shared), await statusOf(alone)]).toEqual([200, 200]);
    expect((await deleteAccount()).location).toBe('/');
  });

  test('keeps the tick when the username is not right (behaviour 38.12)', async () => {
    await join('co-host');
    const kept = await deleteAccount({ events: 'hand-over', username: 'nobody' });
    expect(kept.status).toBe(422);
    expect(kept.text).toMatch(
      /<input[^>]*value="hand-over"[^>]*checked|checked[^>]*value="hand-over"/,
    );
    expect(await statusOf(alone)).toBe(200);
  });
});
