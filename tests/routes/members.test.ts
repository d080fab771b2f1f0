import { describe, expect, test } from 'vitest';

import { maxMembers } from '#app/features/invite/members/rules.ts';
import { getDashboardPath, getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { signUp, logInByPassword } from '#tests/setup/log-in-screen.ts';
import { addMember, makeJoinPath, removeMember } from '#tests/setup/members.ts';
import { giveEachTestAnOwner, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite({}, { clock: () => now });
giveEachTestAnOwner();
let now = Date.parse('2027-06-01T12:00:00Z');

const dashboard = () => getDashboardPath(id);
const settings = (row = 'co-hosts') => `${dashboard()}/settings/${row}`;
const door = () => `${dashboard()}/door`;
const invite = (role: 'co-host' | 'door') => makeJoinPath(owner.visitor, id, role);
const join = (role: 'co-host' | 'door') => addMember(site, { owner, inviteId: id, role });
const count = async (table: 'memberships' | 'join_links') =>
  (await site.db.selectFrom(table).select('id').where('invite_id', '=', id).execute()).length;

describe('a link to join', () => {
  test('is shown once, and only its hash is stored (behaviour 38.2)', async () => {
    const path = await invite('co-host');
    expect(path).toMatch(/^\/host\/join\/[\w-]{32}$/);
    const { text } = await owner.visitor.get(settings());
    expect(text).not.toContain(path);
    expect(readWords({ ...(await owner.visitor.get(settings())), text })).toContain('Unused link');
    const [row] = await site.db
      .selectFrom('join_links')
      .selectAll()
      .where('invite_id', '=', id)
      .execute();
    expect(JSON.stringify(row)).not.toContain(path.slice('/host/join/'.length));
  });

  test('shows what it offers and changes nothing when it is opened (behaviour 38.4)', async () => {
    const path = await invite('co-host');
    const helper = await logIn(site);
    for (const visitor of [site.visitor(), helper.visitor]) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const words = readWords(page);
      for (const text of [
        'Garden party',
        owner.host.displayName,
        'to be a co-host of this event',
      ]) {
        expect(words).toContain(text);
      }
      for (const secret of ['Villa Rosa', 'Ana', 'ana@example.org']) {
        expect(page.text).not.toContain(secret);
      }
    }
    expect(await count('memberships')).toBe(0);
    expect((await helper.visitor.get(dashboard())).status).toBe(403);
  });

  test.each([
    [
      'co-host',
      'You can do all that its owner can, also read the guests’ addresses and answers and write to them. Only the owner can delete the event or choose who hosts it.',
    ],
    [
      'door',
      'You will see each guest’s name, answer, people and note, can check them in, and can add people who are not on the list. You will see nothing else of the event.',
    ],
  ] as const)('says what a %s may do (behaviour 38.4)', async (role, may) => {
    expect(readWords(await site.visitor().get(await invite(role)))).toContain(may);
  });

  test('makes one host a co-host, once (behaviour 38.5)', async () => {
    const path = await invite('co-host');
    const [first, second] = [await logIn(site), await logIn(site)];
    const joined = await first.visitor.post(path, {});
    expect([joined.status, joined.location]).toEqual([302, dashboard()]);
    expect((await first.visitor.get(dashboard())).status).toBe(200);
    // A repeated press, after a lost reply.
    expect((await first.visitor.post(path, {})).location).toBe(dashboard());
    expect((await second.visitor.post(path, {})).status).toBe(409);
    expect((await second.visitor.get(path)).status).toBe(404);
    expect((await second.visitor.get(dashboard())).status).toBe(403);
    expect(await count('memberships')).toBe(1);
  });

  test('pressed by ten hosts at once makes one of them a member (behaviour 38.5)', async () => {
    const path = await invite('door');
    const helpers = await Promise.all(Array.from({ length: 10 }, () => logIn(site)));
    const replies = await Promise.all(helpers.map(({ visitor }) => visitor.post(path, {})));
    expect(replies.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await count('memberships')).toBe(1);
  });

  test('leads a host who is signed out through the login, or a new account, and back (behaviour 38.4)', async () => {
    const path = await invite('co-host');
    const stranger = site.visitor();
    const page = await stranger.get(path);
    expect(page.text).toContain(`href="/hostLogIn?redirect=${path}"`);
    expect((await stranger.post(path, {})).location).toBe(`/hostLogIn?redirect=${path}`);
    const fields = { username: 'new-host', password: 'secret' };
    const made = await signUp(stranger, fields, `?redirect=${path}`);
    expect(made.text).toContain(`href="${path}"`);
    const again = await logInByPassword(site.visitor(), fields, `?redirect=${path}`);
    expect(again.location).toBe(path);
    expect((await stranger.post(path, {})).location).toBe(dashboard());
  });

  test('ends after seven days, and when the owner takes it back (behaviour 38.2)', async () => {
    const helper = await logIn(site);
    const old = await invite('co-host');
    now += 7 * 24 * 60 * 60 * 1000;
    expect((await helper.visitor.get(old)).status).toBe(404);
    expect((await helper.visitor.post(old, {})).status).toBe(409);
    const path = await invite('co-host');
    const { text } = await owner.visitor.get(settings());
    const [, linkId = ''] = /name="id" value="([\w-]{22})"/.exec(text) ?? [];
    const revoked = await owner.visitor.post(settings(), { intent: 'revoke-link', id: linkId });
    expect(readWords(revoked)).toContain('The link no longer works.');
    expect((await helper.visitor.post(path, {})).status).toBe(409);
    expect(await count('memberships')).toBe(0);
  });

  test('of an event that is deleted leads nowhere (behaviour 38.5)', async () => {
    const path = await invite('co-host');
    await owner.visitor.post(settings(), { intent: 'delete', title: 'Garden party' });
    expect((await (await logIn(site)).visitor.post(path, {})).status).toBe(409);
  });

  test('is not used up by a host who is no less already (behaviour 38.5)', async () => {
    const member = await join('co-host');
    const path = await invite('door');
    for (const { visitor } of [owner, member]) {
      expect(readWords(await visitor.get(path))).toContain('You’re already part of this event.');
      expect((await visitor.post(path, {})).location).toBe(dashboard());
    }
    expect((await (await logIn(site)).visitor.post(path, {})).location).toBe(door());
  });

  test('for co-hosts makes a door helper a co-host (behaviour 38.5)', async () => {
    const member = await join('door');
    expect((await member.visitor.post(await invite('co-host'), {})).location).toBe(dashboard());
    expect((await member.visitor.get(settings())).status).toBe(200);
    expect(await count('memberships')).toBe(1);
  });

  test('is made by the owner alone, and for at most twenty members and links (behaviour 38.3)', async () => {
    const member = await join('co-host');
    const refused = await member.visitor.post(settings(), {
      intent: 'invite-member',
      role: 'co-host',
    });
    expect(refused.status).toBe(403);
    expect(readWords(refused)).toContain('Only the event’s owner can manage its co-hosts.');
    for (let links = 1; links < maxMembers; links += 1) {
      expect(await invite('door')).not.toBe('');
    }
    const full = await owner.visitor.post(settings(), { intent: 'invite-member', role: 'door' });
    expect(full.status).toBe(422);
    expect(readWords(full)).toContain('at most 20 co-hosts, door helpers and unused links');
    expect(
      (await owner.visitor.post(settings(), { intent: 'invite-member', role: 'owner' })).status,
    ).toBe(422);
  });
});

describe('a co-host', () => {
  test('does what the owner does, except delete the event and manage its members (behaviour 38.1)', async () => {
    const { visitor } = await join('co-host');
    expect(readWords(await visitor.get(`${dashboard()}/settings`))).toContain('Cancel this event');
    expect(readWords(await visitor.get(`${dashboard()}/settings`))).not.toContain('Delete');
    expect((await visitor.get(settings('delete'))).status).toBe(404);
    const page = readWords(await visitor.get(settings()));
    expect(page).toContain(owner.host.displayName);
    expect(page).toContain('Leave this event');
    for (const hidden of ['Invite a co-host', 'Remove']) {
      expect(page).not.toContain(hidden);
    }
    await cancelAs(visitor, id);
    expect((await site.visitor().get(getGuestPath(id))).text).toContain('This event is canceled');
    const deleted = await visitor.post(settings(), { intent: 'delete', title: 'Garden party' });
    expect(deleted.status).toBe(403);
    expect((await site.visitor().get(getGuestPath(id))).status).toBe(200);
  });

  test('of a duplicate is its maker alone, and an export names nobody (behaviour 38.15)', async () => {
    const { visitor, host } = await join('co-host');
    const copyId = `copy-of-${id}`;
    const copied = await visitor.post(settings(), { intent: 'copy', copyId });
    const copy = new URL(copied.location ?? '', site.url).pathname;
    const words = readWords(await visitor.get(`${copy}/settings/co-hosts`));
    expect(words).toContain('Invite a co-host');
    expect((await owner.visitor.get(copy)).status).toBe(403);
    const { text } = await visitor.get(`${dashboard()}/event.json`);
    for (const one of [host, owner.host]) {
      expect(text).not.toContain(one.username);
      expect(text).not.toContain(one.uid);
    }
  });

  test('finds the event in the list with the role, and in the calendar feed (behaviour 38.9)', async () => {
    const { visitor } = await join('co-host');
    const list = await visitor.get('/host/events');
    expect(list.text).toContain(`href="${dashboard()}"`);
    expect(readWords(list)).toContain('Co-host');
    const made = await visitor.post('/account/calendar', { intent: 'replace-feed' });
    const [feed = ''] = /\/calendar\/[\w-]+\.ics/.exec(made.text) ?? [];
    expect((await site.visitor().get(feed)).text).toContain('Garden party');
  });

  test('logs in to the event as herself (behaviour 38.8)', async () => {
    const fields = { username: 'own-name', password: 'secret' };
    const member = site.visitor();
    await signUp(member, fields);
    await member.post(await invite('co-host'), {});
    const query = `?redirect=${dashboard()}`;
    const stranger = { username: 'no-name', password: 'secret' };
    await signUp(site.visitor(), stranger);
    expect((await logInByPassword(site.visitor(), fields, query)).location).toBe(dashboard());
    expect((await logInByPassword(site.visitor(), stranger, query)).status).toBe(401);
    expect((await member.get(`/hostLogIn${query}`)).location).toBe(dashboard());
  });

  test('is named in the activity (behaviour 38.10)', async () => {
    const { visitor, host } = await join('co-host');
    await cancelAs(visitor, id);
    const words = readWords(await owner.visitor.get(settings('activity'))).replaceAll(/\s+/g, ' ');
    expect(words).toContain(`${host.displayName} joined as co-host`);
    expect(words).toContain(`${host.displayName} canceled the event`);
  });

  test('is out from the next request on once the owner removes her, and cannot use the link again (behaviour 38.6)', async () => {
    const member = await logIn(site);
    const path = await invite('co-host');
    await member.visitor.post(path, {});
    expect((await member.visitor.get(dashboard())).status).toBe(200);
    await removeMember(site, { owner, inviteId: id, member });
    const page = await member.visitor.get(dashboard());
    expect([page.status, page.text.includes('Garden party')]).toEqual([403, false]);
    expect((await member.visitor.get('/host/events')).text).not.toContain(id);
    expect((await member.visitor.post(path, {})).status).toBe(409);
    expect(readWords(await owner.visitor.get(settings('activity')))).toContain('removed a member');
  });

  test('leaves by herself (behaviour 38.7)', async () => {
    const { visitor, host } = await join('co-host');
    const leave = `${dashboard()}/leave`;
    expect(readWords(await visitor.get(leave))).toContain('Garden party');
    expect((await visitor.get(dashboard())).status).toBe(200);
    expect((await visitor.post(leave, {})).location).toBe('/host/events');
    expect((await visitor.get(dashboard())).status).toBe(403);
    const words = readWords(await owner.visitor.get(settings('activity'))).replaceAll(/\s+/g, ' ');
    expect(words).toContain(`${host.displayName} left the event`);
    expect((await owner.visitor.get(leave)).location).toBe(`${dashboard()}/settings`);
    await owner.visitor.post(leave, {});
    expect((await owner.visitor.get(dashboard())).status).toBe(200);
  });
});

describe('a door helper', () => {
  test('finds the event in the list without figures, and opens the door screen (behaviour 38.9)', async () => {
    const { visitor } = await join('door');
    const list = await visitor.get('/host/events');
    expect(list.text).toContain(`href="${door()}"`);
    expect(list.text).not.toContain(`href="${dashboard()}"`);
    expect(readWords(list)).toContain('At the door');
    expect(readWords(list)).not.toContain('No response');
    const page = await visitor.get(door());
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(readWords(page)).toContain('Garden party');
  });

  test('is led to the door screen from every other, and may change nothing (behaviour 38.1)', async () => {
    const { visitor } = await join('door');
    for (const path of [dashboard(), settings(), `${dashboard()}/guests/add`]) {
      expect((await visitor.get(path)).location).toBe(door());
    }
    const canceled = await visitor.post(settings(), {
      intent: 'cancel',
      message: '',
      version: '1',
    });
    expect(canceled.location).toBe(door());
    expect((await site.visitor().get(getGuestPath(id))).text).not.toContain('is canceled');
    const edit = { intent: 'edit', part: 'eventName', version: 1, value: 'Mine' };
    expect((await visitor.postJson(`${dashboard()}.data`, edit)).status).toBe(403);
    expect((await visitor.get(getEventDataPath('guests', id))).status).toBe(403);
  });
});

test('the door screen is for the owner, co-hosts and door helpers (behaviour 38.1, 41.1)', async () => {
  expect((await owner.visitor.get(door())).status).toBe(200);
  expect((await (await join('co-host')).visitor.get(door())).status).toBe(200);
  const another = await (await logIn(site)).visitor.get(door());
  expect([another.status, another.text.includes('Garden party')]).toEqual([403, false]);
  expect((await site.visitor().get(door())).location).toBe(`/hostLogIn?redirect=${door()}`);
});

test('of an event without an owner nobody manages the members (behaviour 38.1)', async () => {
  const { visitor } = await logIn(site);
  await site.db
    .updateTable('invites')
    .set({ host_uid: null, host_username: null, host_email: null })
    .where('id', '=', id)
    .execute();
  expect((await visitor.get(settings())).status).toBe(200);
  const refused = await visitor.post(settings(), { intent: 'invite-member', role: 'door' });
  expect(refused.status).toBe(403);
});
