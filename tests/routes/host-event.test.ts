import { describe, expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { sayTooLarge } from '#app/platform/body-limit.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';
import { act, giveEachTestAnEvent, id, other, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAnEvent();

const dashboard = (inviteId = id) => getDashboardPath(inviteId);

const stored = () => findInvite(site.db, id);

const read = async (path: string) => readWords(await owner.visitor.get(path));

describe('who may see a dashboard', () => {
  test('somebody who is not signed in is led to the login and back, also for an unknown id (behaviour 18.2)', async () => {
    for (const inviteId of [id, 'nope']) {
      const answer = await site.visitor().get(dashboard(inviteId));
      expect(answer.status).toBe(302);
      expect(answer.location).toBe(`/hostLogIn?redirect=/host/events/${inviteId}`);
    }
  });

  test('a redirect of an odd address leads back to that address', async () => {
    const { location } = await site.visitor().get('/host/events/a%26b%3Fc');
    const target = new URL(location ?? '', site.url).searchParams.get('redirect');
    expect(target).toBe('/host/events/a%26b%3Fc');
  });

  test.each(['nope', '%00', '%F0%9F%8E%88', "'; drop table invites; --"])(
    'an unknown id %s is not found',
    async (inviteId) => {
      const answer = await owner.visitor.get(dashboard(inviteId));
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(messages.notFound);
      expect(answer.text).toContain('Back to start');
    },
  );

  test('another host sees the sentence, a way to sign out, and nothing of the invitation (behaviour 18.5)', async () => {
    const answer = await other.visitor.get(dashboard());
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(messages.wrongHost);
    expect(answer.text).toContain(`value="/hostLogIn?redirect=/host/events/${id}"`);
    for (const secret of ['Garden party', 'Villa Rosa', 'Come as you are', 'ana@', 'Cleo']) {
      expect(answer.text).not.toContain(secret);
    }
  });

  test('a failure to load is said and nothing more', async () => {
    const broken = await openSite();
    const { visitor, host } = await logIn(broken, 'ana');
    const inviteId = await addEvent(broken.db, { host });
    await broken.db.schema.alterTable('rsvps').renameTo('gone').execute();
    const answer = await visitor.get(dashboard(inviteId));
    await broken.close();
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(messages.loadFailed);
    expect(answer.text).toContain('Back to start');
    expect(answer.text).not.toContain('rsvps');
  });
});

describe('what a dashboard shows', () => {
  test('the event, its facts and its links (behaviour 1.13, 8.16, 18.10, 18.12, 18.17)', async () => {
    const words = await read(dashboard());
    for (const text of [
      'Garden party',
      'Saturday, June 12, 2027',
      '6:00 PM – 11:30 PM',
      'Villa Rosa, Hamburg',
      'Signed in as ana',
      'Birthday Party, Pool Party',
      'Romantic • velvet red',
      'Guests added 3',
      'Come as you are!',
      '7:00 PM Dinner 9:30 PM Dancing',
      'Going 0 Maybe 0 Declined 0 No response 3',
    ]) {
      expect(words).toContain(text);
    }
    const { text } = await owner.visitor.get(dashboard());
    for (const step of ['eventName', 'dateTime', 'location', 'invitee', 'activity']) {
      expect(text).toContain(`href="/${step}?invite=${id}"`);
    }
    expect(text).toContain(`href="/guest/${id}/preview"`);
    expect(text).toContain(`value="${site.services.origin}/guest/${id}"`);
    expect(text).toContain('src="/embed/map?q=Villa+Rosa%2C+Hamburg&amp;lat=53.5&amp;lng=10"');
  });

  test('words in place of what is not known (behaviour 18.10, 18.12, 18.17, 18.20, 18.22, 19.3)', async () => {
    const bare = await addEvent(site.db, {
      host: owner.host,
      eventName: '',
      theme: [],
      eventType: [],
      date: '',
      startTime: '',
      endTime: '',
      location: '',
      customMessage: '',
      activities: [],
      invitees: [],
    });
    const words = await read(dashboard(bare));
    for (const text of [
      'Your Event',
      'Date to be decided',
      'Time to be decided',
      'Location to be decided',
      'Not specified',
      'No theme selected',
      'Going 0 Maybe 0 Declined 0 No response 0',
      'Add a location to preview it on the map.',
      'No activities scheduled yet. Add them on the Activities page.',
      'No guests added yet. Add them on the Invitees page.',
      'Add a custom note for your guests.',
    ]) {
      expect(words).toContain(text);
    }
  });

  test('true figures, and every guest with their answer (behaviour 18.18, 19.1, 19.2, 39.21)', async () => {
    const [ana, ben] = await listInvitees(site.db, id);
    const { db } = site;
    await addAnswer(db, { inviteId: id, inviteeId: ana?.id ?? '', answer: 'yes', extra: 1 });
    await addAnswer(db, { inviteId: id, inviteeId: ben?.id ?? '', answer: 'no' });
    await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'yes' });
    await addAnswer(db, { inviteId: id, answer: 'maybe' });
    const words = await read(dashboard());
    expect(words).toContain('3 to 4 people');
    expect(words).toContain('Zoe are coming, Ana with 1 guest.');
    expect(words).toContain('Going 2 Maybe 1 Declined 1 No response 1');
    expect(words).toMatch(/Ana \( ?ana@example.org ?\) Going \+1/);
    expect(words).toMatch(/Ben \( ?ben@example.org ?\) Declined/);
    expect(words).toMatch(/Cleo \( ?cleo@example.org ?\) No response yet/);
    expect(words).toContain('Zoe Going');
    expect(words).toContain('Guest without a name answered Jan 1, 1970, 12:00 AM UTC Maybe');
  });

  test('nothing of the login, neither as words nor as data (behaviour 18.35)', async () => {
    const page = await owner.visitor.get(dashboard());
    const asData = await owner.visitor.get(`${dashboard()}.data`);
    expect(page.text + asData.text).not.toContain('festoon.invalid');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('of 10,000 guests a hundred at a time, with links from page to page (behaviour 19.5)', async () => {
    const big = await addEvent(site.db, { host: owner.host, invitees: makeInvitees(10_000) });
    const words = await read(`${dashboard(big)}/guests`);
    expect(words).toContain('10,000 names · 10,000 guests');
    expect(words).toContain('Guest 99 ');
    expect(words).not.toContain('Guest 100 ');
    expect(words).toContain('Page 1 of 100 Next');
    const last = await read(`${dashboard(big)}/guests?page=100`);
    expect(last).toContain('Guest 9999 ');
    expect(last).toContain('Previous Page 100 of 100');
    expect(last).not.toContain('Next');
  });

  test('whoever is looked for, in the first page of those found (behaviour 19.6)', async () => {
    const big = await addEvent(site.db, { host: owner.host, invitees: makeInvitees(10_000) });
    const words = await read(`${dashboard(big)}/guests?find=GUEST99&show=none`);
    expect(words).toContain('111 of 10,000 guests');
    expect(words).toContain('Guest 9900 ');
    expect(words).not.toContain('Guest 1 ');
    expect(await read(`${dashboard(big)}/guests?show=going`)).toContain('Nobody found');
  });
});

describe('an edit', () => {
  const title = { intent: 'edit', part: 'eventName', version: 1, value: 'Summer feast' };

  test('changes the title, the location or the message (behaviour 18.28, 18.29, 20.3)', async () => {
    expect((await act(title)).status).toBe(200);
    await act({ intent: 'edit', part: 'location', version: 2, value: ' Elsewhere ' });
    await act({ intent: 'edit', part: 'message', version: 3, value: '' });
    expect(await stored()).toMatchObject({
      eventName: 'Summer feast',
      location: 'Elsewhere',
      lat: null,
      customMessage: '',
      version: 4,
    });
  });

  test('of a stale version is refused with what is stored now', async () => {
    await act(title);
    const answer = await act({ ...title, value: 'Mine' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(messages.stale);
    expect(answer.text).toContain('Summer feast');
    expect((await stored())?.eventName).toBe('Summer feast');
  });

  test('without a sign-in changes nothing', async () => {
    const answer = await act(title, { visitor: site.visitor() });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain(messages.signedOut);
    expect((await stored())?.version).toBe(1);
  });

  test('by another host changes nothing and learns nothing (behaviour 18.3)', async () => {
    const answer = await act(title, other);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('Garden party');
    expect((await stored())?.version).toBe(1);
  });

  test('of an unknown invitation is not found', async () => {
    const answer = await owner.visitor.postJson('/host/events/nope.data', title);
    expect(answer.status).toBe(404);
  });

  test.each<[string, unknown, number]>([
    ['a list', [1, 2], 422],
    ['null', null, 422],
    ['an action without an intent', { ...title, intent: undefined }, 422],
    ['an unknown intent', { ...title, intent: 'delete' }, 422],
    ['an unknown part (behaviour 20.3)', { ...title, part: 'hostUid' }, 422],
    ['two parts (behaviour 20.3)', { ...title, part: ['eventName', 'location'] }, 422],
    ['a version that is text', { ...title, version: '1' }, 422],
    ['a version beyond all bounds', { ...title, version: 1e15 }, 422],
    ['a value that is a number', { ...title, value: 5 }, 422],
    ['an empty title', { ...title, value: '   ' }, 422],
    ['a title of 101 characters (behaviour 18.28)', { ...title, value: 'x'.repeat(101) }, 422],
    ['an empty location (behaviour 18.29)', { ...title, part: 'location', value: '' }, 422],
    [
      'a location of 201 characters (behaviour 18.29)',
      { ...title, part: 'location', value: 'x'.repeat(201) },
      422,
    ],
    ['NUL', { ...title, value: 'a\0b' }, 422],
    ['half a character', '{"intent":"edit","part":"eventName","version":1,"value":"\\ud800"}', 422],
    ['text that is not JSON', '{', 400],
    ['more than 1 MiB', { ...title, part: 'message', value: 'x'.repeat(1024 * 1024) }, 413],
  ])('as %s is refused and changes nothing', async (_what, body, status) => {
    const answer = await act(body);
    expect(answer.status).toBe(status);
    expect(await stored()).toMatchObject({ version: 1, eventName: 'Garden party' });
  });

  test('for its size says how much fits (behaviour 22.2)', async () => {
    const value = 'x'.repeat(1024 * 1024);
    const answer = await act({ intent: 'edit', part: 'message', version: 1, value });
    expect(answer.text).toContain(sayTooLarge());
  });

  test('from another site is forbidden (behaviour 22.3)', async () => {
    const answer = await owner.visitor.postJson(dashboard(), title, {
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(403);
    expect((await stored())?.version).toBe(1);
  });

  test('cannot take an invitation from its owner (behaviour 18.4)', async () => {
    await act({ ...title, hostUid: other.host.uid, host_uid: null });
    expect((await stored())?.hostUid).toBe(owner.host.uid);
  });
});

test('an edit survives a restart of the server (behaviour 23.1)', async () => {
  const { draftId } = makeDraft();
  const inviteId = await addEvent(site.db, { host: owner.host, draftId });
  await owner.visitor.postJson(dashboard(inviteId), {
    intent: 'edit',
    part: 'message',
    version: 1,
    value: 'Still here',
  });
  const second = await openSite({}, { database: site.database });
  const kept = await findInvite(second.db, inviteId);
  await second.stop();
  expect(kept).toMatchObject({ customMessage: 'Still here', version: 2 });
});
