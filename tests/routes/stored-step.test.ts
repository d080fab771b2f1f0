import { describe, expect, test } from 'vitest';

import { unreadablePart } from '#app/features/draft/messages.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { messages } from '#app/features/invite/messages.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { describeTooLarge, sayTooLarge } from '#app/platform/body-limit.ts';
import { unreadable } from '#app/platform/form.server.ts';
import { getDashboardPath, logInPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const yak = { location: 'Hotel Yak & Yeti', lat: 27.7117, lng: 85.3199 };

useSite();

async function openInvite(changed: Partial<Draft> = {}) {
  const { host, visitor } = await logIn(site);
  return { visitor, id: await addEvent(site.db, { host, ...changed }) };
}

const toastAt = (time: number) => [{ id: 1, name: 'Toast', time }];

const steps = [
  ['/eventName', { eventName: 'Picnic' }],
  ['/partyType', { eventType: ['Pool Party', 'Ana’s 40th'] }],
  ['/theme', { theme: ['Neon', 'disco'] }],
  ['/invitee', { invitees: [{ name: 'Cy', email: 'cy@example.org' }] }],
] as const;

describe('opening a step of a stored invitation', () => {
  test('shows the stored part to its host (behaviour 20.1)', async () => {
    const { visitor, id } = await openInvite();
    const answer = await visitor.get(`/eventName?invite=${id}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('value="Garden party"');
    expect(answer.text).toContain('Save');
  });

  test('sends no invitee’s personal token to the page', async () => {
    const { visitor, id } = await openInvite();
    const answer = await visitor.get(`/invitee?invite=${id}`);
    expect(answer.text).toContain('ana@example.org');
    for (const { token } of await listInvitees(site.db, id)) {
      expect(answer.text).not.toContain(token);
    }
  });

  test.each(['/eventName', '/partyType', '/theme', '/invitee'])(
    '%s leads somebody who is not signed in to log in and back',
    async (path) => {
      const { id } = await openInvite();
      const back = `${path}${encodeURIComponent(`?invite=${id}`)}`;
      const answer = await site.visitor().get(`${path}?invite=${id}`);
      expect(answer.status).toBe(302);
      expect(answer.location).toBe(`/hostLogIn?redirect=${back}`);
    },
  );

  test('is kept by no browser, as a page and as data (behaviour 20.13)', async () => {
    const { visitor, id } = await openInvite();
    for (const [path] of steps) {
      for (const address of [path, `${path}.data`]) {
        const answer = await visitor.get(`${address}?invite=${id}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('is refused to another host (behaviour 20.2)', async () => {
    const { id } = await openInvite();
    const { visitor } = await openInvite();
    const answer = await visitor.get(`/eventName?invite=${id}`);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(messages.wrongHost);
    expect(answer.text).not.toContain('Garden party');
  });

  test.each(['nowhere', ''])('says that there is no invitation “%s”', async (id) => {
    const { visitor } = await openInvite();
    const answer = await visitor.get(`/eventName?invite=${id}`);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(messages.notFound);
  });

  test('asks nobody to sign in for the draft', async () => {
    const answer = await site.visitor().get('/eventName');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Next');
  });
});

describe('saving a step of a stored invitation', () => {
  test.each(steps)('%s writes its part and goes to the dashboard', async (path, value) => {
    const { visitor, id } = await openInvite();
    const answer = await visitor.postJson(`${path}?invite=${id}`, { version: 1, value });
    expect(answer.status).toBe(302);
    expect(answer.location).toBe(`${getDashboardPath(id)}?saved=${path.slice(1)}`);
    const { draftId: _, invitees, ...unchanged } = makeDraft();
    const stored = await findInvite(site.db, id);
    const people = (await listInvitees(site.db, id)).map(({ name, email }) => ({
      name,
      email,
    }));
    expect({ ...stored, invitees: people }).toMatchObject({
      ...unchanged,
      invitees,
      ...value,
      version: 2,
    });
  });

  test('keeps the invitees that stay, with their ids and tokens (behaviour 20.7)', async () => {
    const { visitor, id } = await openInvite();
    const [ana] = await listInvitees(site.db, id);
    await visitor.postJson(`/invitee?invite=${id}`, {
      version: 1,
      value: {
        invitees: [
          { name: 'Cy', email: 'cy@example.org' },
          { id: ana?.id, name: 'Ana Lindqvist', email: 'ana@example.org' },
        ],
      },
    });
    const people = await listInvitees(site.db, id);
    expect(people).toHaveLength(2);
    expect(people.find((one) => one.id === ana?.id)).toEqual({ ...ana, name: 'Ana Lindqvist' });
  });

  test('is refused at a stale version, with what is stored now beside the message (behaviour 20.4)', async () => {
    const { visitor, id } = await openInvite();
    const target = `/eventName.data?invite=${id}`;
    await visitor.postJson(target, { version: 1, value: { eventName: 'First' } });
    const answer = await visitor.postJson(target, { version: 1, value: { eventName: 'Second' } });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(messages.stale);
    expect(answer.text).toContain('First');
    const stored = await findInvite(site.db, id);
    expect(stored).toMatchObject({ eventName: 'First', version: 2 });

    const again = await visitor.postJson(target, { version: 2, value: { eventName: 'Second' } });
    expect(again.text).toContain(getDashboardPath(id));
    expect(await findInvite(site.db, id)).toMatchObject({ eventName: 'Second' });
  });

  test('by two at once writes one of them', async () => {
    const { visitor, id } = await openInvite();
    const answers = await Promise.all(
      ['One', 'Other'].map((eventName) =>
        visitor.postJson(`/eventName?invite=${id}`, { version: 1, value: { eventName } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 409]);
    expect(await findInvite(site.db, id)).toMatchObject({ version: 2 });
  });

  test.each<[string, string, unknown, number, string]>([
    ['an empty title', '/eventName', { eventName: '  ' }, 422, titleRequired],
    ['a title of 101', '/eventName', { eventName: 'x'.repeat(101) }, 422, 'at most 100'],
    ['a NUL', '/eventName', { eventName: 'a\0b' }, 422, 'cannot be saved'],
    ['a title that is a list', '/eventName', { eventName: ['a'] }, 422, 'Please enter text.'],
    ['another part', '/eventName', { customMessage: 'x' }, 422, unreadablePart],
    [
      '51 types (behaviour 5.4)',
      '/partyType',
      { eventType: Array.from({ length: 51 }, (_, n) => `T${n}`) },
      422,
      'at most 50',
    ],
    ['an empty type', '/partyType', { eventType: [' '] }, 422, 'Please name the occasion.'],
    ['a long theme (behaviour 6.7)', '/theme', { theme: ['x'.repeat(101)] }, 422, 'at most 100'],
    [
      'an invitee without a name',
      '/invitee',
      { invitees: [{ name: ' ', email: 'ana@example.org' }] },
      422,
      'Please enter a name.',
    ],
    [
      '10,001 invitees',
      '/invitee',
      { invitees: Array.from({ length: 10_001 }, () => ({ name: 'A', email: 'a@b' })) },
      422,
      'full at 10,000 guests',
    ],
  ])(
    'with %s is refused with the rule (behaviour 20.6)',
    async (_what, path, value, status, message) => {
      const { visitor, id } = await openInvite();
      const answer = await visitor.postJson(`${path}.data?invite=${id}`, { version: 1, value });
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(message);
      expect(await findInvite(site.db, id)).toMatchObject({ version: 1 });
    },
  );

  test.each([
    '',
    'nonsense',
    '[1,2]',
    '{"value":{"eventName":"x"}}',
    '{"version":1}',
    '{"version":1e400,"value":{}}',
    'null',
  ])('with the body “%s” is refused as unreadable', async (body) => {
    const { visitor, id } = await openInvite();
    const answer = await visitor.postJson(`/eventName.data?invite=${id}`, body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(unreadable);
  });

  test('that is refused is kept by no browser (behaviour 20.13)', async () => {
    const { visitor, id } = await openInvite();
    const change = { version: 9, value: { invitees: [] } };
    for (const path of ['/invitee', '/invitee.data']) {
      const answer = await visitor.postJson(`${path}?invite=${id}`, change);
      expect(answer.status).toBe(409);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each([
    ['invitee', 1024 * 1024, sayTooLarge()],
    ['eventName', 16 * 1024, describeTooLarge(16 * 1024)],
  ])(
    'of /%s beyond %i bytes is refused with the limit (behaviour 22.2, 22.10)',
    async (step, bytes, sentence) => {
      const { visitor, id } = await openInvite();
      const value = { eventName: 'x'.repeat(bytes) };
      const answer = await visitor.postJson(`/${step}.data?invite=${id}`, { version: 1, value });
      expect(answer.status).toBe(413);
      expect(answer.text).toContain(sentence);
    },
  );

  test('needs a session, its own host and an invitation that exists', async () => {
    const { id } = await openInvite();
    const other = await openInvite();
    const change = { version: 1, value: { eventName: 'Taken over' } };
    const target = `/eventName?invite=${id}`;

    const stranger = await site.visitor().postJson(target, change);
    expect(stranger.location).toBe(logInPath(target));
    expect((await other.visitor.postJson(target, change)).status).toBe(403);
    expect((await other.visitor.postJson('/eventName?invite=none', change)).status).toBe(404);
    expect(await findInvite(site.db, id)).toMatchObject({ version: 1 });
  });

  test.each<[string, Partial<Draft>, Partial<typeof yak>, string]>([
    [
      'brings its zone where there is neither zone nor date',
      { timeZone: '', date: '' },
      {},
      'Asia/Kathmandu',
    ],
    [
      'brings none without its point',
      { timeZone: '', date: '' },
      { lat: null, lng: null } as object,
      '',
    ],
    ['leaves the choice of no zone', { timeZone: '' }, {}, ''],
    ['leaves the zone that is set', { date: '' }, {}, 'Europe/Berlin'],
  ])('a place %s (behaviour 20.12)', async (_what, changed, place, timeZone) => {
    const { visitor, id } = await openInvite(changed);
    const value = { ...yak, showMap: true, ...place };
    const answer = await visitor.postJson(`/location?invite=${id}`, { version: 1, value });
    expect(answer.status).toBe(302);
    const stored = await findInvite(site.db, id);
    expect(stored).toMatchObject({ location: yak.location, timeZone, version: 2 });
  });

  test('stores times and the activities shifted along together, or neither (behaviour 20.15)', async () => {
    const { visitor, id } = await openInvite();
    const save = (step: string, change: object) =>
      visitor.postJson(`/${step}.data?invite=${id}`, change);
    const { date, endTime, endsNextDay, timeZone } = makeDraft();
    const value = { date, startTime: '20:00', endTime, endsNextDay, timeZone };
    await save('activity', { version: 1, value: { activities: toastAt(1140) } });

    const refused = await save('dateTime', { version: 1, value, activities: toastAt(1230) });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(messages.staleActivities);
    const kept = { startTime: '18:00', activities: toastAt(1140), version: 2 };
    expect(await findInvite(site.db, id)).toMatchObject(kept);

    await save('dateTime', { version: 2, value, activities: toastAt(1260) });
    const stored = { startTime: '20:00', activities: toastAt(1260) };
    expect(await findInvite(site.db, id)).toMatchObject(stored);
  });

  test('stores activities and the times that they need together, or neither (behaviour 8.22)', async () => {
    const { visitor, id } = await openInvite();
    const save = (step: string, change: object) =>
      visitor.postJson(`/${step}.data?invite=${id}`, change);
    const { date, startTime, timeZone } = makeDraft();
    const schedule = { date, startTime, endTime: '01:30', endsNextDay: true, timeZone };
    const value = { activities: toastAt(1470) };
    await save('dateTime', {
      version: 1,
      value: { ...schedule, endTime: '23:00', endsNextDay: false },
    });

    const refused = await save('activity', { version: 1, value, schedule });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(messages.staleTimes);
    expect(await findInvite(site.db, id)).toMatchObject({ endTime: '23:00', version: 2 });

    await save('activity', { version: 2, value, schedule });
    const stored = { endTime: '01:30', endsNextDay: true, activities: toastAt(1470) };
    expect(await findInvite(site.db, id)).toMatchObject(stored);
  });

  test('from a foreign page is refused', async () => {
    const { visitor, id } = await openInvite();
    const answer = await visitor.postJson(
      `/eventName?invite=${id}`,
      { version: 1, value: { eventName: 'Taken over' } },
      { origin: 'https://elsewhere.example' },
    );
    expect(answer.status).toBe(403);
    expect(await findInvite(site.db, id)).toMatchObject({ version: 1 });
  });
});
