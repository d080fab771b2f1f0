import { describe, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent, listTokens } from '#tests/setup/events.ts';
import { identifyLastWrite } from '#tests/setup/guest-page.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import {
  anaAndBo,
  answersOf,
  giveEachTestAGuest,
  guest,
  inviteId,
  page,
} from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAGuest({
  hostedBy: '',
  customMessage: 'Wear something warm.\nBring nothing.',
  invitees: anaAndBo,
});

const writes = () => identifyLastWrite(site.db);

describe('the invitation', () => {
  test('shows what the host wrote (behaviour 13.1, 13.2, 13.3, 13.5, 14.1)', async () => {
    const answer = await guest.get(page);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Garden party</title>');
    expect(answer.text).toMatch(/<h1[^>]*>Garden party<\/h1>/);
    expect(answer.text).toContain('Wear something warm.\nBring nothing.');
    const text = readWords(answer);
    expect(text).toContain('Type Birthday Party, Pool Party');
    expect(text).toContain('Theme Romantic, velvet red');
    expect(text).toContain('Time Saturday, June 12, 2027 6:00 PM - 11:30 PM');
    expect(text).toContain('Location Villa Rosa, Hamburg');
    expect(text).toContain('7:00 PM Dinner');
    expect(text).toContain('Are you attending? Yes No Maybe');
    expect(text).not.toContain('Bringing people?');
    expect(text).not.toContain('Your name');
  });

  test('shows the map, the open link, Copy Link and the way to log in (behaviour 13.6, 13.7, 13.9)', async () => {
    const { text } = await guest.get(page);
    expect(text).toContain(
      'src="/embed/map?q=Villa+Rosa%2C+Hamburg&amp;lat=53.5&amp;lng=10&amp;scheme=light"',
    );
    expect(text).toMatch(/<iframe[^>]*height="200"[^>]*loading="lazy"/);
    expect(text).toContain(`value="${site.services.origin}/guest/${inviteId}"`);
    expect(text).toMatch(/<input[^>]*readOnly=""/i);
    expect(text).toContain('Copy Link');
    expect(text).toContain(`href="/hostLogIn?redirect=/host/events/${inviteId}"`);
  });

  test('names what is missing (behaviour 13.1, 13.2)', async () => {
    const id = await addEvent(site.db, {
      eventName: '',
      eventType: [],
      theme: [],
      date: '',
      startTime: '',
      endTime: '',
      location: '',
      customMessage: ' ',
      activities: [],
    });
    const answer = await guest.get(getGuestPath(id));
    const text = readWords(answer);
    expect(answer.text).toMatch(/<title>You(&#x27;|')re Invited!<\/title>/);
    expect(text).toContain("You're Invited!");
    expect(text).toContain('No type specified');
    expect(text).toContain('No theme specified');
    expect(text).not.toContain('Schedule');
    expect(answer.text).not.toContain('<iframe');
  });

  test('names under the title whoever the host typed as hosts, and never the account (behaviour 13.22)', async () => {
    const id = await addEvent(site.db, { hostedBy: 'Maya & <Jonah>' });
    const named = await guest.get(getGuestPath(id));
    expect(named.text).toContain('Hosted by <bdi>Maya &amp; &lt;Jonah&gt;</bdi>');
    expect(named.text).not.toContain(secretHost.username);
    expect(readWords(await guest.get(page))).not.toContain('Hosted by');
  });

  test('is text only: markup that a host wrote stays text (behaviour 13.14)', async () => {
    const id = await addEvent(site.db, {
      eventName: '<img src=x>',
      customMessage: '<script>alert(1)</script>',
      location: '"><b>&?#',
    });
    const { text } = await guest.get(getGuestPath(id));
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<b>');
    expect(text).toContain('q=%22%3E%3Cb%3E%26%3F%23');
  });

  test('is plain HTML: one small script of its own and none of the framework’s (behaviour 13.12)', async () => {
    const answer = await guest.get(page);
    const scripts = [...answer.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/type="module" src="\/assets\/guest-page-[\w-]+\.js"/);
    expect(answer.text).not.toContain('modulepreload');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('is this guest’s alone for every cache (behaviour 15.3)', async () => {
    for (const target of [page, '/guest/missing']) {
      const answer = await site.visitor().get(target);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    }
  });
});

describe('a missing invitation', () => {
  const missing = [
    'AAAAAAAAAAAAAAAAAAAAAA',
    'short',
    'a'.repeat(5000),
    '%00',
    '..%2f..%2fetc',
    "'%20or%201=1",
    '%F0%9F%8E%89',
  ];

  test.each(missing)('stays loading, says so and answers 404: %s (behaviour 13.10)', async (id) => {
    const answer = await guest.get(getGuestPath(id));
    expect(answer.status).toBe(404);
    const text = readWords(answer);
    expect(text).toContain('Loading invitation...');
    expect(answer.text).toContain('<title>Invitation not found</title>');
    expect(text).toContain('We can’t find this invitation Please check the link with your host');
    expect(text).not.toContain('Are you attending?');
    expect(answer.text).toContain('href="/hostLogIn?redirect=/host/events"');
    expect(guest.cookies.size).toBe(0);
  });

  test('takes no answer', async () => {
    for (const id of missing) {
      const answer = await guest.post(getGuestPath(id), { answer: 'yes' });
      expect(answer.status).toBe(404);
    }
    expect((await guest.get('/guest/missing?g=whatever')).status).toBe(404);
  });

  test('does not tell one wrong id from another (behaviour 13.10, 15.4)', async () => {
    const pages = await Promise.all(missing.map((id) => guest.get(getGuestPath(id))));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });
});

describe('reading', () => {
  test('never writes, whatever it asks for (behaviour 14.17)', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    await guest.post(page, { answer: 'yes' });
    const before = await writes();
    const targets = [
      page,
      `${page}/card.png`,
      `${page}/event.ics`,
      `${page}?g=${token}`,
      `${page}?g=unknown`,
      `${page}?answer=no`,
      `${page}?answer=no&extra=1&name=Eve&forget=1`,
      '/guest/missing',
    ];
    for (const target of targets) {
      for (const method of ['GET', 'HEAD']) {
        await guest.send(target, { method });
        await site.visitor().send(target, { method });
      }
    }
    expect(await writes()).toEqual(before);
    expect(await answersOf()).toMatchObject([{ answer: 'yes' }]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const answer = await guest.send(page, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
    expect((await guest.send('/guest/missing', { method: 'HEAD' })).status).toBe(404);
  });
});

test('no guest receives a word of the host, of an invitee or of another guest (behaviour 15.1)', async () => {
  const { db } = site;
  await addAnswer(db, { inviteId, answer: 'yes', name: 'Hidden Guest' });
  const tokens = await listTokens(db, inviteId);
  const ana = site.visitor();
  await ana.get(`${page}?g=${tokens[0]}`);
  await ana.post(page, { answer: 'yes' });
  await guest.post(page, { answer: 'yes' });
  const bytes = await Promise.all(
    [
      guest.get(page),
      site.visitor().get(page),
      guest.post(page, { answer: 'wrong' }),
      guest.get(`${page}.data`),
      guest.get(`${page}.data?g=${tokens[1]}`),
      guest.get('/_root.data'),
    ].map(async (asked) => {
      const { text, headers } = await asked;
      return `${text}\n${[...headers].filter(([name]) => name !== 'set-cookie').join('\n')}`;
    }),
  );
  const keys = await db
    .selectFrom('rsvps')
    .select(['guest_key_hash', 'invitee_id'])
    .where('invite_id', '=', inviteId)
    .execute();
  const secrets = [
    secretHost.uid,
    secretHost.username,
    secretHost.email,
    'Ana Lindqvist',
    'Bo Okafor',
    'private.example',
    'Hidden Guest',
    ...tokens,
    ...keys.flatMap((key) => Object.values(key)).filter((value) => value !== null),
  ];
  expect(secrets.length).toBeGreaterThan(10);
  expect(bytes[0]).toContain('Garden party');
  expect(bytes[2]).toContain('Garden party');
  for (const text of bytes) {
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
