import { describe, expect, test } from 'vitest';

import { exportAccount } from '#app/features/event-file/export-account.server.ts';
import { addAnswer, addInvite, signIn, signInAgain } from '#tests/fixtures/invites.ts';
import { readWords, signUp } from '#tests/setup/log-in.ts';
import { addMember } from '#tests/setup/members.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

const count = async (table: 'invites' | 'invitees' | 'rsvps' | 'hosts') =>
  (await site.services.db.selectFrom(table).selectAll().execute()).length;

describe('everything', () => {
  test('is one file with every event of its host, and nobody else’s (behaviour 32.8)', async () => {
    const { visitor, host } = await signIn(site, 'ana');
    const other = await signIn(site, 'ben');
    const first = await addInvite(site, host, { eventName: 'Garden party' });
    await addInvite(site, host, { eventName: 'Winter “dinner”' });
    await addInvite(site, other.host, { eventName: 'Their party' });
    await addAnswer(site.services.db, { inviteId: first, name: 'Chiara', answer: 'yes' });
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
    const apart = await visitor.get(`/host/events/${first}/event.json`);
    expect(garden).toEqual(JSON.parse(apart.text));
    expect(file.text).toContain('Chiara');
  });

  test('is written while it is read, event by event (behaviour 32.8)', async () => {
    const { host } = await signIn(site, 'cleo');
    await addInvite(site, host, { eventName: 'One' });
    await addInvite(site, host, { eventName: 'Two' });
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
  const owner = await signIn(site, 'olga');
  const inviteId = await addInvite(site, owner.host, { eventName: 'Shared party' });
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
    const { visitor, host } = await signIn(site, 'dora');
    const elsewhere = await signInAgain(site, host);
    const id = await addInvite(site, host, { eventName: 'Last party' });
    await addAnswer(site.services.db, { inviteId: id, name: 'Finn', answer: 'yes' });
    await visitor.post('/account', { intent: 'replace-feed' });
    const before = { invites: await count('invites'), hosts: await count('hosts') };
    const asked = readWords(await visitor.get('/account/delete')).replaceAll(/\s+/g, ' ');
    expect(asked).toContain('your event');
    const gone = await visitor.post('/account/delete', { username: ' Dora ' });
    expect([gone.status, gone.location]).toEqual([302, '/']);
    expect({ invites: await count('invites'), hosts: await count('hosts') }).toEqual({
      invites: before.invites - 1,
      hosts: before.hosts - 1,
    });
    for (const browser of [visitor, elsewhere.visitor]) {
      expect((await browser.get('/account')).location).toBe('/hostLogIn?redirect=/account');
    }
    expect((await site.visitor().get(`/guest/${id}`)).status).toBe(404);
    const left = await site.services.db
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
    const { visitor, host } = await signIn(site, 'eve');
    await addInvite(site, host);
    const before = await count('invites');
    for (const username of ['', 'ana', 'eve2']) {
      const kept = await visitor.post('/account/delete', { username });
      expect(kept.status).toBe(422);
      expect(readWords(kept)).toContain('That is not your username. Nothing was deleted.');
    }
    expect(await count('invites')).toBe(before);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  test('asks for the login, and heeds no other site (behaviour 32.9)', async () => {
    const { visitor } = await signIn(site, 'finn');
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
