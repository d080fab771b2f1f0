import { describe, expect, test } from 'vitest';

import { saveFailed } from '#app/features/draft/messages.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { messages } from '#app/features/invite/messages.ts';
import { sayTooLarge } from '#app/platform/body-limit.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { addHost, logIn } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
let names = 0;

const newHost = () => logIn(site, `host-${names++}`);

async function savedInvites(draftId: string) {
  return site.db.selectFrom('invites').selectAll().where('draft_id', '=', draftId).execute();
}

describe('the page', () => {
  test('offers the login to somebody who is not signed in (behaviour 12.5)', async () => {
    const page = await site.visitor().get('/confirm');
    expect(page.status).toBe(200);
    expect(readWords(page)).toContain('Review & Confirm');
    expect(readWords(page)).toContain('Log in as a Host');
    expect(page.text).toContain('href="/hostLogIn?redirect=/confirm"');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('names the signed-in host and offers another login (behaviour 12.4)', async () => {
    const { visitor, host } = await newHost();
    const page = await visitor.get('/confirm');
    expect(page.text).toContain(host.displayName);
    expect(page.text).toContain('Switch host login');
    expect(page.text).not.toContain(host.uid);
  });

  test('keeps the button shut until the browser knows its draft (behaviour 12.3)', async () => {
    const page = await site.visitor().get('/confirm');
    expect(page.text).toMatch(/<button[^>]*disabled=""[^>]*>Confirm &amp; Generate Link/);
  });
});

describe('saving', () => {
  test('stores the draft for the host and ends the session (behaviour 12.10, 12.11)', async () => {
    const { visitor, host } = await newHost();
    const draft = makeDraft();
    const answer = await visitor.postJson('/confirm', draft);
    expect(answer.status).toBe(200);
    const [invite] = await savedInvites(draft.draftId);
    expect(invite).toMatchObject({ host_uid: host.uid, event_name: 'Garden party' });
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await visitor.get('/host/events')).location).toContain('/hostLogIn');
  });

  test('twice is one invitation, and both replies lead to it (behaviour 12.12)', async () => {
    const { visitor, host } = await newHost();
    const draft = makeDraft();
    const [one, two] = await Promise.all([
      visitor.postJson('/confirm.data', draft),
      visitor.postJson('/confirm.data', draft),
    ]);
    const [invite, ...others] = await savedInvites(draft.draftId);
    expect(others).toEqual([]);
    expect(invite?.host_uid).toBe(host.uid);
    for (const answer of [one, two]) expect([200, 401]).toContain(answer?.status);
    expect([one?.text, two?.text].join()).toContain(invite?.id);
  });

  test('again after a lost reply asks for the login, then leads to the invitation already made (behaviour 12.13)', async () => {
    const { visitor, host } = await newHost();
    const draft = makeDraft();
    await visitor.postJson('/confirm.data', draft);
    expect((await visitor.postJson('/confirm.data', draft)).status).toBe(401);
    const again = await logIn(site, host);
    const answer = await again.visitor.postJson('/confirm.data', draft);
    const [invite, ...others] = await savedInvites(draft.draftId);
    expect(others).toEqual([]);
    expect(answer.text).toContain(invite?.id);
  });

  test('a correction after a lost reply is stored, and shown on the guest page (behaviour 12.17)', async () => {
    const { visitor, host } = await newHost();
    const draft = makeDraft();
    await visitor.postJson('/confirm.data', draft);
    const [before] = await savedInvites(draft.draftId);
    const guest = site.visitor();
    await guest.get(getGuestPath(before?.id ?? ''));
    const again = await logIn(site, host);
    await again.visitor.postJson('/confirm.data', { ...draft, eventName: 'Corrected' });
    expect(await savedInvites(draft.draftId)).toMatchObject([
      { id: before?.id, event_name: 'Corrected' },
    ]);
    expect((await guest.get(getGuestPath(before?.id ?? ''))).text).toContain('Corrected');
  });

  test('under the draft id of another host is an invitation of its own (behaviour 12.12)', async () => {
    const { visitor } = await newHost();
    const draft = makeDraft();
    await visitor.postJson('/confirm.data', draft);
    const [first] = await savedInvites(draft.draftId);
    const stranger = await newHost();
    const answer = await stranger.visitor.postJson('/confirm.data', draft);
    const own = await savedInvites(draft.draftId);
    expect(own).toHaveLength(2);
    expect(answer.text).not.toContain(first?.id);
    expect(answer.text).toContain(own.find(({ host_uid: uid }) => uid === stranger.host.uid)?.id);
  });

  test('10,000 invitees fit into one request', async () => {
    const { visitor } = await newHost();
    const draft = makeDraft({ invitees: makeInvitees(10_000) });
    expect((await visitor.postJson('/confirm', draft)).status).toBe(200);
  });

  test('survives a restart of the server, with the answers of its guests (behaviour 14.5, 23.1)', async () => {
    const { host, visitor } = await newHost();
    const id = await addEvent(site.db, { host, eventName: 'Before the restart' });
    const second = await openSite({}, { database: site.database });
    const again = second.visitor();
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    const page = await again.get(getDashboardPath(id));
    await second.stop();
    expect(page.status).toBe(200);
    expect(page.text).toContain('Before the restart');
  });
});

describe('a save that is refused', () => {
  const half = '"customMessage":"\\ud800"';
  const named = { eventName: 'A', draftId: 'd'.repeat(22) };

  test('without a name says so, before anything else (behaviour 12.6)', async () => {
    const draft = makeDraft({ eventName: '  ', date: 'soon' });
    const answer = await site.visitor().postJson('/confirm', draft);
    expect(answer.status).toBe(422);
    expect(await savedInvites(draft.draftId)).toEqual([]);
    expect((await site.visitor().postJson('/confirm.data', draft)).text).toContain(titleRequired);
  });

  test('without a sign-in says so (behaviour 12.7)', async () => {
    const draft = makeDraft();
    const answer = await site.visitor().postJson('/confirm.data', draft);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain(messages.notSignedIn);
    expect(await savedInvites(draft.draftId)).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ['a list', [1, 2], 422],
    ['null', null, 422],
    ['a number', 5, 422],
    ['a draft without an id', { ...makeDraft(), draftId: undefined }, 422],
    ['a draft with a strange id', { ...makeDraft(), draftId: '../../x' }, 422],
    ['a draft of a name alone', named, 422],
    ['a name that is a list', { ...makeDraft(), eventName: ['A'] }, 422],
    ['a name of 101 characters', makeDraft({ eventName: 'x'.repeat(101) }), 422],
    ['a message with NUL', makeDraft({ customMessage: 'a\0b' }), 422],
    ['half a character', JSON.stringify(makeDraft()).replace(/"customMessage":"[^"]*"/, half), 422],
    ['10,001 invitees (behaviour 9.7)', makeDraft({ invitees: makeInvitees(10_001) }), 422],
    [
      '201 activities (behaviour 8.15)',
      makeDraft({
        activities: Array.from({ length: 201 }, () => ({ id: 1, name: 'x', time: 1 })),
      }),
      422,
    ],
    ['text that is not JSON', '{"eventName":', 400],
    ['nothing at all', '', 400],
    ['more than 1 MiB', makeDraft({ customMessage: 'x'.repeat(1024 * 1024) }), 413],
  ])(
    'as %s stores nothing and keeps the session (behaviour 12.15)',
    async (_what, body, status) => {
      const { visitor } = await newHost();
      const before = await countInvites();
      const answer = await visitor.postJson('/confirm', body);
      expect(answer.status).toBe(status);
      expect(await countInvites()).toBe(before);
      expect((await visitor.get('/host/events')).status).toBe(200);
    },
  );

  test('for its size says how much fits (behaviour 12.16, 22.2)', async () => {
    const { visitor } = await newHost();
    const draft = makeDraft({ customMessage: 'x'.repeat(1024 * 1024) });
    expect((await visitor.postJson('/confirm.data', draft)).text).toContain(sayTooLarge());
  });

  test('for the length of its message says how many characters it may have (behaviour 22.9)', async () => {
    const { visitor } = await newHost();
    const full = await visitor.postJson(
      '/confirm.data',
      makeDraft({ customMessage: 'x'.repeat(20_000) }),
    );
    expect(full.status).toBe(200);
    const host = await newHost();
    const draft = makeDraft({ customMessage: 'x'.repeat(20_001) });
    const answer = await host.visitor.postJson('/confirm.data', draft);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please use at most 20,000 characters for your message.');
  });

  test('for one step names the step (behaviour 12.15)', async () => {
    const { visitor } = await newHost();
    const draft = makeDraft({ activities: [{ id: 1, name: 'Late', time: 9000 }] });
    const answer = await visitor.postJson('/confirm.data', draft);
    expect(answer.text).toContain('"part","activity"');
  });

  test('as a form is unreadable, not a failure', async () => {
    const { visitor } = await newHost();
    expect((await visitor.post('/confirm', { eventName: 'A' })).status).toBe(400);
  });

  test('from another site is forbidden (behaviour 22.3)', async () => {
    const { visitor } = await newHost();
    const draft = makeDraft();
    const answer = await visitor.postJson('/confirm', draft, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await savedInvites(draft.draftId)).toEqual([]);
  });
});

test('a failure is logged and answered with its sentence; the sign-in stays (behaviour 12.8, 12.9)', async () => {
  const logged: string[] = [];
  const log = { info() {}, warn() {}, error: (event: string) => void logged.push(event) };
  const broken = await openSite({}, { log });
  const { visitor } = await logIn(broken, 'ana');
  await broken.db.schema.alterTable('invites').renameTo('away').execute();
  const answer = await visitor.postJson('/confirm.data', makeDraft());
  expect(answer.status).toBe(500);
  expect(answer.text).toContain(saveFailed);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(logged).toEqual(['invite not saved']);
  await broken.close();
});

async function countInvites(): Promise<number> {
  const rows = await site.db.selectFrom('invites').select('id').execute();
  return rows.length;
}

test('a host that nobody signed in as is no host', async () => {
  await addHost(site.db, 'bystander');
  const visitor = site.visitor();
  visitor.cookies.set('festoon.session', encodeURIComponent(btoa('"forged"')));
  expect((await visitor.postJson('/confirm', makeDraft())).status).toBe(401);
});
