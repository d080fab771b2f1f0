import { describe, expect, test } from 'vitest';

import { exportAccount } from '#app/features/account/export-account.server.ts';
import { getEventExportPath, getGuestPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn, hostPassword } from '#tests/setup/hosts.ts';
import { signUp } from '#tests/setup/log-in-screen.ts';
import { addMember } from '#tests/setup/members.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

const count = async (table: 'invites' | 'invitees' | 'rsvps' | 'hosts') =>
  (await site.db.selectFrom(table).selectAll().execute()).length;

describe('everything', () => {
  test('is one file with every event of its host, and nobody else’s (behaviour 32.8)', async () => {
    const { visitor, host } = await logIn(site, 'ana');
    const other = await logIn(site, 'ben');
    const first = await addEvent(site.db, { host, eventName: 'Garden party' });
    await addEvent(site.db, { host, eventName: 'Winter “dinner”' });
    await addEvent(site.db, { host: other.host, eventName: 'Their party' });
    await addAnswer(site.db, { inviteId: first, name: 'Chiara', answer: 'yes' });
    const file = await visitor.get('/account/everything.json');
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="festoon.json"');
    const { account, events } = JSON.parse(file.text) as {
      account: unknown;
      events: { event: { eventName: string }; openReplies: { name: string }[] }[];
    };
    expect(account).toEqual({ username: 'ana', displayName: host.displayName, mailAddress: null });
    expect(events.map(({ event }) => event.eventName).toSorted()).toEqual([
      'Garden party',
      'Winter “dinner”',
    ]);
    const garden = events.find(({ event }) => event.eventName === 'Garden party');
    const apart = await visitor.get(getEventExportPath(first));
    expect(garden).toEqual(JSON.parse(apart.text));
    expect(file.text).toContain('Chiara');
  });

  test('is written while it is read, event by event (behaviour 32.8)', async () => {
    const { host } = await logIn(site, 'cleo');
    await addEvent(site.db, { host, eventName: 'One' });
    await addEvent(site.db, { host, eventName: 'Two' });
    const reader = exportAccount(site.services, host).getReader();
    const decoder = new TextDecoder();
    const read = async () => decoder.decode((await reader.read()).value);
    let text = await read();
    while (!text.includes('"One"') && !text.includes('"Two"')) text += await read();
    expect(text.includes('"One"') && text.includes('"Two"')).toBe(false);
    await reader.cancel();
  });
});

test('everything names the events that a host is a member of, without their guests (behaviour 38.13)', async () => {
  const owner = await logIn(site, 'olga');
  const inviteId = await addEvent(site.db, { host: owner.host, eventName: 'Shared party' });
  const { visitor } = await addMember(site, { owner, inviteId, role: 'co-host' });
  const { text } = await visitor.get('/account/everything.json');
  expect(JSON.parse(text)).toMatchObject({
    events: [],
    memberOf: [{ eventName: 'Shared party', role: 'co-host' }],
  });
  expect(text).not.toContain('ana@example.org');
});

describe('the account', () => {
  test('is deleted with all events once its username was typed (behaviour 32.9)', async () => {
    const { visitor, host } = await logIn(site, 'dora');
    const elsewhere = await logIn(site, host);
    const id = await addEvent(site.db, { host, eventName: 'Last party' });
    await addAnswer(site.db, { inviteId: id, name: 'Finn', answer: 'yes' });
    await visitor.post('/account/calendar', { intent: 'replace-feed' });
    const before = { invites: await count('invites'), hosts: await count('hosts') };
    const asked = readWords(await visitor.get('/account/delete')).replaceAll(/\s+/g, ' ');
    expect(asked).toContain('your event');
    const gone = await visitor.post('/account/delete', {
      username: ' Dora ',
      current: hostPassword,
    });
    expect([gone.status, gone.location]).toEqual([302, '/']);
    expect({ invites: await count('invites'), hosts: await count('hosts') }).toEqual({
      invites: before.invites - 1,
      hosts: before.hosts - 1,
    });
    for (const browser of [visitor, elsewhere.visitor]) {
      expect((await browser.get('/account')).location).toBe('/hostLogIn?redirect=/account');
    }
    expect((await site.visitor().get(getGuestPath(id))).status).toBe(404);
    const left = await site.db
      .selectFrom('security_events')
      .select('id')
      .where('host_uid', '=', host.uid)
      .execute();
    expect(left).toEqual([]);
    expect((await signUp(site.visitor(), { username: 'dora', password: 'secret' })).status).toBe(
      200,
    );
  });

  test('stays when another name was typed (behaviour 32.9)', async () => {
    const { visitor, host } = await logIn(site, 'eve');
    await addEvent(site.db, { host });
    const before = await count('invites');
    for (const username of ['', 'ana', 'eve2']) {
      const kept = await visitor.post('/account/delete', { username, current: hostPassword });
      expect(kept.status).toBe(422);
      expect(readWords(kept)).toContain('That’s not your username. Nothing was deleted.');
    }
    expect(await count('invites')).toBe(before);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  test('always asks for the password before it is deleted (behaviour 32.9, 32.10)', async () => {
    const { visitor } = await logIn(site, 'gus');
    for (const [fields, message] of [
      [{}, 'Please enter your current password.'],
      [{ current: 'guess' }, 'That’s not your password.'],
    ] as const) {
      const kept = await visitor.post('/account/delete', { username: 'gus', ...fields });
      expect(kept.status).toBe(403);
      expect(readWords(kept)).toContain(message);
      expect(kept.text).toContain('value="gus"');
    }
    expect(readWords(await visitor.get('/account/activity'))).toContain('Account not deleted');
  });

  test('asks for the login, and heeds no other site (behaviour 32.9)', async () => {
    const { visitor } = await logIn(site, 'finn');
    const elsewhere = { origin: 'https://elsewhere.example' };
    const foreign = await visitor.post('/account/delete', { username: 'finn' }, elsewhere);
    expect(foreign.status).toBe(403);
    expect((await visitor.get('/account')).status).toBe(200);
    const stranger = site.visitor();
    for (const path of ['/account/everything.json', '/account/delete']) {
      expect((await stranger.get(path)).status).toBe(302);
    }
    expect((await stranger.post('/account/delete', { username: 'finn' })).status).toBe(302);
  });
});
