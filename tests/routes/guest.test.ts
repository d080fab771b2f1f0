import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { insertOpenAnswer, saveInvite, secretHost, tokensOf } from '#tests/setup/invites.ts';
import { type Answer, type Site, type Visitor, openSite } from '#tests/setup/site.ts';

let site: Site;
let inviteId: string;
let page: string;
let guest: Visitor;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  inviteId = await saveInvite(site.services.db, {
    invitees: [
      { name: 'Ana Lindqvist', email: 'ana@private.example' },
      { name: 'Bo Okafor', email: 'bo@private.example' },
    ],
  });
  page = `/guest/${inviteId}`;
  guest = site.visitor();
});

const answersOf = (id = inviteId) =>
  site.services.db
    .selectFrom('rsvps')
    .select(['invitee_id', 'answer', 'extra', 'name'])
    .where('invite_id', '=', id)
    .orderBy('created_at')
    .execute();

/** Every row that a request to this site has written since it opened. */
async function writes(): Promise<number> {
  const result = await sql<{ total: number }>`select total_changes() as total`.execute(
    site.services.db,
  );
  return result.rows[0]?.total ?? Number.NaN;
}

/** The answer that a page shows as given. */
function shown({ text }: Answer): string | null {
  const buttons = text.match(/<button[^>]*name="answer"[^>]*>/g) ?? [];
  const pressed = buttons.filter((button) => button.includes('aria-pressed="true"'));
  return pressed.map((button) => /value="(\w+)"/.exec(button)?.[1]).join() || null;
}

/** What the page shows as text, its markup left out. */
function words({ text }: Answer): string {
  return text
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

/** Opens a personal link as a browser does, and returns the page it leads to. */
async function follow(visitor: Visitor, token: string): Promise<Answer> {
  const answer = await visitor.get(`${page}?g=${token}`);
  expect(answer.status).toBe(302);
  expect(answer.location).toBe(page);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  return visitor.get(page);
}

describe('the invitation', () => {
  test('shows what the host wrote', async () => {
    const answer = await guest.get(page);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Garden Supper</title>');
    expect(answer.text).toMatch(/<h1[^>]*>Garden Supper<\/h1>/);
    expect(answer.text).toContain('Wear something warm.\nBring nothing.');
    const text = words(answer);
    expect(text).toContain('Type Dinner Party');
    expect(text).toContain('Theme Romantic, Pastel');
    expect(text).toContain('Time Saturday, June 12, 2027 6:00 PM - 11:30 PM');
    expect(text).toContain('Location 14 Mill Lane, Bath');
    expect(text).toContain('7:00 PM Supper');
    expect(text).toContain('Are you attending? Yes No Maybe');
    expect(text).not.toContain('Bringing people?');
    expect(text).not.toContain('Your name');
  });

  test('shows the map, the open link, Copy Link and the way to log in', async () => {
    const { text } = await guest.get(page);
    expect(text).toContain('src="/embed/map?q=14+Mill+Lane%2C+Bath"');
    expect(text).toMatch(/<iframe[^>]*height="200"[^>]*loading="lazy"/);
    expect(text).toContain(`value="${site.services.origin}/guest/${inviteId}"`);
    expect(text).toMatch(/<input[^>]*readOnly=""/i);
    expect(text).toContain('Copy Link');
    expect(text).toContain(`href="/hostLogIn?redirect=%2Fhost%2Fevents%2F${inviteId}"`);
  });

  test('names what is missing', async () => {
    const id = await saveInvite(site.services.db, {
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
    const answer = await guest.get(`/guest/${id}`);
    const text = words(answer);
    expect(answer.text).toMatch(/<title>You(&#x27;|')re Invited!<\/title>/);
    expect(text).toContain("You're Invited!");
    expect(text).toContain('No type specified');
    expect(text).toContain('No theme specified');
    expect(text).not.toContain('Programme');
    expect(answer.text).not.toContain('<iframe');
  });

  test('is text only: markup that a host wrote stays text', async () => {
    const id = await saveInvite(site.services.db, {
      eventName: '<img src=x>',
      customMessage: '<script>alert(1)</script>',
      location: '"><b>&?#',
    });
    const { text } = await guest.get(`/guest/${id}`);
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<b>');
    expect(text).toContain('q=%22%3E%3Cb%3E%26%3F%23');
  });

  test('is plain HTML: one small script of its own and none of the framework’s', async () => {
    const answer = await guest.get(page);
    const scripts = [...answer.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/type="module" src="\/assets\/guest-page-[\w-]+\.js"/);
    expect(answer.text).not.toContain('modulepreload');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('is this guest’s alone for every cache', async () => {
    for (const target of [page, `${page}.data`, '/guest/missing']) {
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

  test.each(missing)('stays loading, says so and answers 404: %s', async (id) => {
    const answer = await guest.get(`/guest/${id}`);
    expect(answer.status).toBe(404);
    const text = words(answer);
    expect(text).toContain('Loading invitation...');
    expect(text).toContain('This invitation cannot be found. Please check the link with your host');
    expect(text).not.toContain('Are you attending?');
    expect(answer.text).toContain('href="/hostLogIn?redirect=%2Fhost%2Fevents"');
    expect(guest.cookies.size).toBe(0);
  });

  test('takes no answer', async () => {
    for (const id of missing) {
      const answer = await guest.post(`/guest/${id}`, { answer: 'yes' });
      expect(answer.status).toBe(404);
    }
    expect((await guest.get('/guest/missing?g=whatever')).status).toBe(404);
  });

  test('does not tell one wrong id from another', async () => {
    const pages = await Promise.all(missing.map((id) => guest.get(`/guest/${id}`)));
    const bytes = pages.map(({ text }) => text.replace(/nonce="[^"]*"/g, ''));
    expect(new Set(bytes).size).toBe(1);
  });
});

describe('an answer', () => {
  test.each(['yes', 'no', 'maybe'])('%s is stored and shown again', async (answer) => {
    await guest.get(page);
    const sent = await guest.post(page, { answer });
    expect(sent.status).toBe(303);
    expect(sent.location).toBe(`${page}#rsvp`);
    expect(await answersOf()).toEqual([{ invitee_id: null, answer, extra: 0, name: '' }]);
    const again = await guest.get(page);
    expect(shown(again)).toBe(answer);
    expect(words(again).includes('Bringing people?')).toBe(answer === 'yes');
    expect(words(again)).toContain('so your host knows who is coming');
  });

  test('changes in place, and the companion with it', async () => {
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { extra: '1' })).status).toBe(303);
    expect(await answersOf()).toMatchObject([{ answer: 'yes', extra: 1 }]);
    expect((await guest.get(page)).text).toMatch(/name="extra"[^>]*value="0"|value="0"[^>]*extra/);
    await guest.post(page, { extra: '0' });
    expect(await answersOf()).toMatchObject([{ answer: 'yes', extra: 0 }]);
    await guest.post(page, { extra: '1' });
    await guest.post(page, { answer: 'no' });
    expect(await answersOf()).toMatchObject([{ answer: 'no', extra: 0 }]);
  });

  test('repeated, at once or later, writes nothing more', async () => {
    await guest.get(page);
    const posts = () =>
      Promise.all(Array.from({ length: 5 }, () => guest.post(page, { answer: 'yes' })));
    await posts();
    const before = await writes();
    const again = await posts();
    expect(again.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await answersOf()).toHaveLength(1);
    expect(await writes()).toBe(before);
  });

  test('without a cookie is somebody new, who is known from then on', async () => {
    await guest.post(page, { answer: 'yes' });
    expect(guest.cookies.get('festoon.guest')).toBeDefined();
    await guest.post(page, { answer: 'no' });
    await site.visitor().post(page, { answer: 'maybe' });
    expect((await answersOf()).map(({ answer }) => answer)).toEqual(['no', 'maybe']);
  });

  test('is kept for its device by a cookie that no script and no other page can read', async () => {
    const answer = await guest.get(page);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^festoon\.guest=/);
    expect(cookie).toContain(`Path=/guest/${inviteId}`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Max-Age=34560000');
    expect(cookie).not.toContain('Secure');
    expect((await guest.get(page)).headers.getSetCookie()).toEqual([]);
  });

  test('travels by a Secure cookie where the site is https', async () => {
    const secure = await openSite({ APP_ORIGIN: 'https://party.example' });
    const id = await saveInvite(secure.services.db);
    const answer = await secure.visitor().get(`/guest/${id}`);
    expect(answer.headers.getSetCookie()[0]).toContain('Secure');
    expect(answer.text).toContain(`value="https://party.example/guest/${id}"`);
    await secure.close();
  });

  test('from a cookie that somebody spoilt is somebody new', async () => {
    for (const value of ['', '%00', 'e30=', 'bm90IGpzb24=', 'x'.repeat(3000)]) {
      guest.cookies.set('festoon.guest', value);
      expect((await guest.get(page)).status).toBe(200);
      guest.cookies.set('festoon.guest', value);
      expect((await guest.post(page, { answer: 'yes' })).status).toBe(303);
    }
    expect(await answersOf()).toHaveLength(5);
  });

  const refusals: [Record<string, string>, string][] = [
    [{ answer: 'perhaps' }, 'Please choose Yes, No or Maybe.'],
    [{ answer: 'YES' }, 'Please choose Yes, No or Maybe.'],
    [{ answer: '' }, 'Please choose Yes, No or Maybe.'],
    [{}, 'Please choose Yes, No or Maybe.'],
    [{ other: 'yes' }, 'Please choose Yes, No or Maybe.'],
    [{ answer: 'yes', extra: '1' }, 'Please choose Yes, No or Maybe.'],
    [{ extra: '2' }, 'You can bring one more person, or nobody.'],
    [{ extra: '-1' }, 'You can bring one more person, or nobody.'],
    [{ extra: '1' }, 'Please say first whether you are attending.'],
    [{ extra: '0' }, 'Please say first whether you are attending.'],
    [{ name: 'Ana' }, 'Please say first whether you are attending.'],
    [{ name: '' }, 'Please say first whether you are attending.'],
  ];
  test.each(refusals)('%j is refused with a sentence', async (fields, sentence) => {
    const answer = await guest.post(page, fields);
    expect(answer.status).toBe(400);
    expect(words(answer)).toContain(sentence);
    expect(answer.text).toContain('role="alert"');
    expect(await answersOf()).toEqual([]);
  });

  const names: [string, string][] = [
    [`${'a'.repeat(200)}b`, 'Please use at most 200 characters for your name.'],
    ['A\0na', 'Some characters in this text cannot be saved.'],
  ];
  test.each(names)('a name that cannot be kept stays in its field: %j', async (name, sentence) => {
    const early = await guest.post(page, { name });
    expect(early.status).toBe(422);
    expect(words(early)).toContain(sentence);
    await guest.post(page, { answer: 'yes' });
    const refused = await guest.post(page, { name });
    expect(refused.status).toBe(422);
    expect(words(refused)).toContain(sentence);
    expect(refused.text).toContain(`value="${name}"`);
    expect(shown(refused)).toBe('yes');
    expect(await answersOf()).toMatchObject([{ name: '' }]);
  });

  test('a name of 200 characters is kept', async () => {
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { name: 'é'.repeat(200) })).status).toBe(303);
    expect(await answersOf()).toMatchObject([{ name: 'é'.repeat(200) }]);
  });

  test('a companion of somebody who is not coming is refused', async () => {
    await guest.post(page, { answer: 'maybe' });
    const answer = await guest.post(page, { extra: '1' });
    expect(answer.status).toBe(400);
    expect(words(answer)).toContain('Please choose Yes first.');
    expect(shown(answer)).toBe('maybe');
  });

  test('a file in place of a word is refused', async () => {
    for (const field of ['answer', 'extra', 'name']) {
      const body = new FormData();
      body.set(field, new Blob(['yes']), 'yes.txt');
      const answer = await guest.send(page, {
        method: 'POST',
        headers: { origin: site.url },
        body,
      });
      expect(answer.status).toBe(400);
    }
    expect(await answersOf()).toEqual([]);
  });

  test('what is no form is refused', async () => {
    expect((await guest.postJson(page, { answer: 'yes' })).status).toBe(400);
    expect(await answersOf()).toEqual([]);
  });

  test('more than 1 MiB is refused with a sentence', async () => {
    const answer = await guest.post(page, { name: 'a'.repeat(1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(words(answer)).toContain('more than 1 MiB');
  });

  test('from another site is refused', async () => {
    const foreign = await guest.post(page, { answer: 'yes' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await answersOf()).toEqual([]);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s stores nothing', async (method) => {
    await guest.send(page, {
      method,
      headers: { origin: site.url },
      body: new URLSearchParams({ other: 'yes' }),
    });
    expect(await answersOf()).toEqual([]);
  });
});

describe('a name on the open link', () => {
  test('is trimmed, shown to its guest, and can be changed', async () => {
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { name: '  Zoë  ' })).status).toBe(303);
    expect(await answersOf()).toMatchObject([{ name: 'Zoë', answer: 'yes' }]);
    expect(words(await guest.get(page))).toContain('Answering as Zoë');
    await guest.post(page, { name: 'Zoë B' });
    expect(await answersOf()).toMatchObject([{ name: 'Zoë B' }]);
  });

  test('can be skipped, and is then not asked for again', async () => {
    await guest.post(page, { answer: 'yes' });
    expect(words(await guest.get(page))).toContain('Skip');
    expect((await guest.post(page, { name: '' })).status).toBe(303);
    const skipped = words(await guest.get(page));
    expect(skipped).not.toContain('Skip');
    expect(skipped).toContain('Add your name');
    expect(await answersOf()).toMatchObject([{ name: '', answer: 'yes' }]);
  });

  test('never finds, shows or overwrites anybody else’s answer', async () => {
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    const ana = site.visitor();
    await ana.get(`${page}?g=${token}`);
    await ana.post(page, { answer: 'yes' });
    const other = site.visitor();
    await other.post(page, { answer: 'maybe' });
    await other.post(page, { name: 'Cleo' });
    for (const name of ['Ana Lindqvist', 'ana@private.example', 'Cleo', token]) {
      const stranger = site.visitor();
      await stranger.post(page, { answer: 'no' });
      await stranger.post(page, { name });
      expect(shown(await stranger.get(page))).toBe('no');
    }
    expect(shown(await ana.get(page))).toBe('yes');
    expect(shown(await other.get(page))).toBe('maybe');
    expect(await answersOf()).toHaveLength(6);
  });
});

describe('a personal link', () => {
  test('leads to a page that knows its guest and still shows the open link', async () => {
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    const answer = await follow(guest, token);
    expect(words(answer)).toContain('Answering as Ana Lindqvist Not you?');
    expect(answer.text).toContain(`value="${site.services.origin}/guest/${inviteId}"`);
    expect(answer.text).not.toContain(token);
    expect(answer.text).not.toContain('ana@private.example');
  });

  test('is one answer on every device', async () => {
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    const phone = site.visitor();
    await follow(phone, token);
    await phone.post(page, { answer: 'yes' });
    await phone.post(page, { extra: '1' });
    const laptop = site.visitor();
    expect(shown(await follow(laptop, token))).toBe('yes');
    await laptop.post(page, { answer: 'no' });
    expect(shown(await phone.get(page))).toBe('no');
    expect(await answersOf()).toMatchObject([{ answer: 'no', extra: 0 }]);
    expect((await answersOf())[0]?.invitee_id).not.toBeNull();
  });

  test('asks no name and takes none', async () => {
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    await follow(guest, token);
    await guest.post(page, { answer: 'yes' });
    expect(words(await guest.get(page))).not.toContain('Your name');
    const answer = await guest.post(page, { name: 'Eve' });
    expect(answer.status).toBe(400);
    expect(words(answer)).toContain('This personal link carries your name already.');
    expect(await answersOf()).toMatchObject([{ name: '' }]);
  });

  test('‘Not you?’ forgets it on this device and leaves the answer', async () => {
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    await follow(guest, token);
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { forget: '1' })).status).toBe(303);
    const forgotten = await guest.get(page);
    expect(shown(forgotten)).toBeNull();
    expect(words(forgotten)).not.toContain('Ana');
    await guest.post(page, { answer: 'no' });
    expect((await answersOf()).map(({ answer }) => answer)).toEqual(['yes', 'no']);
  });

  test('of another person switches to them', async () => {
    const [ana = '', bo = ''] = await tokensOf(site.services.db, inviteId);
    await follow(guest, ana);
    await guest.post(page, { answer: 'yes' });
    const second = await follow(guest, bo);
    expect(words(second)).toContain('Answering as Bo Okafor');
    expect(shown(second)).toBeNull();
  });

  test('that nobody was given opens the plain page and changes no cookie', async () => {
    await guest.get(page);
    const kept = guest.cookies.get('festoon.guest');
    const elsewhere = await saveInvite(site.services.db, {
      invitees: [{ name: 'Dee', email: 'd@private.example' }],
    });
    const [foreign = ''] = await tokensOf(site.services.db, elsewhere);
    for (const token of [foreign, 'a'.repeat(32), '', '%00', 'x'.repeat(5000), "'--"]) {
      const answer = await guest.get(`${page}?g=${token}`);
      expect(answer.status).toBe(302);
      expect(answer.location).toBe(page);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(guest.cookies.get('festoon.guest')).toBe(kept);
    expect(words(await guest.get(page))).not.toContain('Answering as');
  });

  test('of another invitation is nobody’s here, even as a cookie', async () => {
    const elsewhere = await saveInvite(site.services.db, {
      invitees: [{ name: 'Dee', email: 'd@private.example' }],
    });
    const [foreign = ''] = await tokensOf(site.services.db, elsewhere);
    await guest.get(`/guest/${elsewhere}?g=${foreign}`);
    const answer = await guest.get(page);
    expect(words(answer)).not.toContain('Answering as');
    await guest.post(page, { answer: 'yes' });
    expect(await answersOf()).toMatchObject([{ invitee_id: null }]);
    expect(await answersOf(elsewhere)).toEqual([]);
  });
});

describe('reading', () => {
  test('never writes, whatever it asks for', async () => {
    const [token = ''] = await tokensOf(site.services.db, inviteId);
    await guest.post(page, { answer: 'yes' });
    const before = await writes();
    const targets = [
      page,
      `${page}.data`,
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
    expect(await writes()).toBe(before);
    expect(await answersOf()).toMatchObject([{ answer: 'yes' }]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const answer = await guest.send(page, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
    expect((await guest.send('/guest/missing', { method: 'HEAD' })).status).toBe(404);
  });
});

test('no guest receives a word of the host, of an invitee or of another guest', async () => {
  const { db } = site.services;
  await insertOpenAnswer(db, inviteId, { answer: 'yes', name: 'Hidden Guest' });
  const tokens = await tokensOf(db, inviteId);
  const ana = site.visitor();
  await ana.get(`${page}?g=${tokens[0]}`);
  await ana.post(page, { answer: 'yes' });
  await guest.post(page, { answer: 'yes' });
  const bytes = await Promise.all(
    [
      guest.get(page),
      site.visitor().get(page),
      guest.get(`${page}.data`),
      guest.get(`${page}.data?_routes=routes%2Fguest`),
      guest.post(page, { answer: 'wrong' }),
      guest.post(`${page}.data`, { answer: 'wrong' }),
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
  expect(bytes[0]).toContain('Garden Supper');
  expect(bytes[2]).toContain('Garden Supper');
  for (const text of bytes) {
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
