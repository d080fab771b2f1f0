import { describe, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { readFormFields, toEntries } from '#tests/setup/form-fields.ts';
import { identifyLastWrite, readShownAnswer } from '#tests/setup/guest-page.ts';
import { openSite } from '#tests/setup/site.ts';
import {
  anaAndBo,
  answersOf,
  follow,
  giveEachTestAGuest,
  guest,
  inviteId,
  page,
} from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAGuest({ invitees: anaAndBo });

const writes = () => identifyLastWrite(site.db);

const answerFiveTimes = () =>
  Promise.all(Array.from({ length: 5 }, () => guest.post(page, { answer: 'yes' })));

describe('an answer', () => {
  test.each(['yes', 'no', 'maybe'])(
    '%s is stored and shown again (behaviour 14.1, 14.2, 14.3)',
    async (answer) => {
      await guest.get(page);
      const sent = await guest.post(page, { answer });
      expect(sent.status).toBe(303);
      expect(sent.location).toBe(`${page}#answer`);
      expect(await answersOf()).toEqual([{ invitee_id: null, answer, extra: 0, name: '' }]);
      const again = await guest.get(page);
      expect(readShownAnswer(again)).toBe(answer);
      expect(readWords(again).includes('Bringing people?')).toBe(answer === 'yes');
      expect(readWords(again)).toContain('So your host knows who is coming');
    },
  );

  test('changes in place, and the companion with it (behaviour 14.2)', async () => {
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

  test('repeated, at once or later, writes nothing more (behaviour 14.6)', async () => {
    await guest.get(page);
    await answerFiveTimes();
    const before = await writes();
    const again = await answerFiveTimes();
    expect(again.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await answersOf()).toHaveLength(1);
    expect(await writes()).toEqual(before);
  });

  test('without a cookie is somebody new, who is known from then on (behaviour 14.9)', async () => {
    await guest.post(page, { answer: 'yes' });
    expect(guest.cookies.get('festoon.guest')).toBeDefined();
    await guest.post(page, { answer: 'no' });
    await site.visitor().post(page, { answer: 'maybe' });
    expect((await answersOf()).map(({ answer }) => answer)).toEqual(['no', 'maybe']);
  });

  test('is kept for its device by a cookie that no script and no other page can read (behaviour 14.9)', async () => {
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

  test('travels by a Secure cookie where the site is https (behaviour 14.9)', async () => {
    const secure = await openSite({ APP_ORIGIN: 'https://party.example' });
    const id = await addEvent(secure.db);
    const answer = await secure.visitor().get(getGuestPath(id));
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
    [{ extra: '11' }, 'You can bring one more person, or nobody.'],
    [{ extra: '-1' }, 'You can bring one more person, or nobody.'],
    [{ extra: '1' }, 'Please say first whether you are attending.'],
    [{ extra: '0' }, 'Please say first whether you are attending.'],
    [{ name: 'Ana' }, 'Please say first whether you are attending.'],
    [{ name: '' }, 'Please say first whether you are attending.'],
  ];
  test.each(refusals)(
    '%j is refused with a sentence (behaviour 14.3)',
    async (fields, sentence) => {
      const answer = await guest.post(page, fields);
      expect(answer.status).toBe(400);
      expect(readWords(answer)).toContain(sentence);
      expect(answer.text).toContain('role="alert"');
      expect(await answersOf()).toEqual([]);
    },
  );

  const names: [string, string][] = [
    [`${'a'.repeat(200)}b`, 'Please use at most 200 characters for your name.'],
    ['A\0na', 'Some characters in this text cannot be saved.'],
  ];
  test.each(names)('a name that cannot be kept stays in its field: %j', async (name, sentence) => {
    const early = await guest.post(page, { name });
    expect(early.status).toBe(422);
    expect(readWords(early)).toContain(sentence);
    await guest.post(page, { answer: 'yes' });
    const refused = await guest.post(page, { name });
    expect(refused.status).toBe(422);
    expect(readWords(refused)).toContain(sentence);
    expect(refused.text).toContain(`value="${name}"`);
    expect(readShownAnswer(refused)).toBe('yes');
    expect(await answersOf()).toMatchObject([{ name: '' }]);
  });

  test('a name of 200 characters is kept (behaviour 14.8)', async () => {
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { name: 'é'.repeat(200) })).status).toBe(303);
    expect(await answersOf()).toMatchObject([{ name: 'é'.repeat(200) }]);
  });

  test('a companion of somebody who is not coming is refused (behaviour 14.4)', async () => {
    await guest.post(page, { answer: 'maybe' });
    const answer = await guest.post(page, { extra: '1' });
    expect(answer.status).toBe(400);
    expect(readWords(answer)).toContain('Please choose Yes first, then say whom you bring.');
    expect(readShownAnswer(answer)).toBe('maybe');
  });

  test('brings one more at most (behaviour 14.3)', async () => {
    await guest.post(page, { answer: 'yes' });
    const answer = await guest.post(page, { extra: '2' });
    expect(answer.status).toBe(400);
    expect(readWords(answer)).toContain('You can bring one more person, or nobody.');
    expect(await answersOf()).toMatchObject([{ answer: 'yes', extra: 0 }]);
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

  test('more than 128 KiB is refused with a sentence (behaviour 22.10)', async () => {
    const answer = await guest.post(page, { name: 'a'.repeat(128 * 1024) });
    expect(answer.status).toBe(413);
    expect(readWords(answer)).toContain('more than 128 KiB');
  });

  test('from another site is refused (behaviour 22.3)', async () => {
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
  test('is trimmed, shown to its guest, and can be changed (behaviour 14.7)', async () => {
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { name: '  Zoë  ' })).status).toBe(303);
    expect(await answersOf()).toMatchObject([{ name: 'Zoë', answer: 'yes' }]);
    expect(readWords(await guest.get(page))).toContain('Answering as Zoë');
    await guest.post(page, { name: 'Zoë B' });
    expect(await answersOf()).toMatchObject([{ name: 'Zoë B' }]);
  });

  test('can be skipped, and is not asked for a second time (behaviour 14.7)', async () => {
    await guest.post(page, { answer: 'yes' });
    expect(readWords(await guest.get(page))).toContain('Skip');
    expect((await guest.post(page, { name: '' })).status).toBe(303);
    const skipped = readWords(await guest.get(page));
    expect(skipped).not.toContain('Skip');
    expect(skipped).toContain('Add your name');
    expect(await answersOf()).toMatchObject([{ name: '', answer: 'yes' }]);
  });

  test.each([{ extra: '1' }, { answer: 'no' }, { answer: 'yes' }])(
    'that is typed is stored with another press: %j (behaviour 14.21)',
    async (pressed) => {
      await guest.post(page, { answer: 'yes' });
      const sent = await guest.post(page, { ...pressed, name: ' Zoë ', shown: '' });
      expect(sent.status).toBe(303);
      expect(await answersOf()).toMatchObject(
        [{ answer: 'yes', ...pressed, name: 'Zoë' }].map((row) => ({
          ...row,
          extra: 'extra' in pressed ? 1 : 0,
        })),
      );
    },
  );

  test('that nobody changed is left alone by another press, and the question for it stays open (behaviour 14.21)', async () => {
    await guest.post(page, { answer: 'yes' });
    await guest.post(page, { extra: '1', name: '', shown: '' });
    expect(readWords(await guest.get(page))).toContain('Skip');
    await guest.post(page, { name: 'Zoë' });
    const older = readFormFields((await guest.get(page)).text);
    await guest.post(page, { name: 'Zoë B' });
    await guest.send(page, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(toEntries(older, ['answer', 'no'])),
    });
    expect(await answersOf()).toMatchObject([{ answer: 'no', name: 'Zoë B' }]);
  });

  test('that cannot be kept stays in its field when another button is pressed, which is stored (behaviour 14.21)', async () => {
    await guest.post(page, { answer: 'yes' });
    const name = 'a'.repeat(201);
    const refused = await guest.post(page, { extra: '1', name, shown: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`value="${name}"`);
    expect(await answersOf()).toMatchObject([{ answer: 'yes', extra: 1, name: '' }]);
  });

  test('stays in its field when the press is refused (behaviour 14.21)', async () => {
    await guest.post(page, { answer: 'maybe' });
    const refused = await guest.post(page, { extra: '1', name: 'Zoë', shown: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="Zoë"');
  });

  test('never finds, shows or overwrites anybody else’s answer (behaviour 14.10)', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
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
      expect(readShownAnswer(await stranger.get(page))).toBe('no');
    }
    expect(readShownAnswer(await ana.get(page))).toBe('yes');
    expect(readShownAnswer(await other.get(page))).toBe('maybe');
    expect(await answersOf()).toHaveLength(6);
  });
});

describe('a personal link', () => {
  test('leads to a page that knows its guest and still shows the open link (behaviour 14.12, 15.2)', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    const answer = await follow(guest, token);
    expect(readWords(answer)).toContain('Answering as Ana Lindqvist Not you?');
    expect(answer.text).toContain(`value="${site.services.origin}/guest/${inviteId}"`);
    expect(answer.text).not.toContain(token);
    expect(answer.text).not.toContain('ana@private.example');
  });

  test('is one answer on every device (behaviour 14.11)', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    const phone = site.visitor();
    await follow(phone, token);
    await phone.post(page, { answer: 'yes' });
    await phone.post(page, { extra: '1' });
    const laptop = site.visitor();
    expect(readShownAnswer(await follow(laptop, token))).toBe('yes');
    await laptop.post(page, { answer: 'no' });
    expect(readShownAnswer(await phone.get(page))).toBe('no');
    expect(await answersOf()).toMatchObject([{ answer: 'no', extra: 0 }]);
    expect((await answersOf())[0]?.invitee_id).not.toBeNull();
  });

  test('asks no name and takes none', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    await follow(guest, token);
    await guest.post(page, { answer: 'yes' });
    expect(readWords(await guest.get(page))).not.toContain('Your name');
    const answer = await guest.post(page, { name: 'Eve' });
    expect(answer.status).toBe(400);
    expect(readWords(answer)).toContain('Your link has your name already.');
    expect(await answersOf()).toMatchObject([{ name: '' }]);
  });

  test('‘Not you?’ forgets it on this device and leaves the answer (behaviour 14.13)', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    await follow(guest, token);
    await guest.post(page, { answer: 'yes' });
    expect((await guest.post(page, { forget: '1' })).status).toBe(303);
    const forgotten = await guest.get(page);
    expect(readShownAnswer(forgotten)).toBeNull();
    expect(readWords(forgotten)).not.toContain('Ana');
    await guest.post(page, { answer: 'no' });
    expect((await answersOf()).map(({ answer }) => answer)).toEqual(['yes', 'no']);
  });

  test('that nobody was given opens the plain page and changes no cookie (behaviour 14.14)', async () => {
    await guest.get(page);
    const kept = guest.cookies.get('festoon.guest');
    const elsewhere = await addEvent(site.db, {
      invitees: [{ name: 'Dee', email: 'd@private.example' }],
    });
    const [foreign = ''] = await listTokens(site.db, elsewhere);
    for (const token of [foreign, 'a'.repeat(32), '', '%00', 'x'.repeat(5000), "'--"]) {
      const answer = await guest.get(`${page}?g=${token}`);
      expect(answer.status).toBe(302);
      expect(answer.location).toBe(page);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(guest.cookies.get('festoon.guest')).toBe(kept);
    expect(readWords(await guest.get(page))).not.toContain('Answering as');
  });

  test('of another invitation is nobody’s here, even as a cookie (behaviour 14.14)', async () => {
    const elsewhere = await addEvent(site.db, {
      invitees: [{ name: 'Dee', email: 'd@private.example' }],
    });
    const [foreign = ''] = await listTokens(site.db, elsewhere);
    await guest.get(`${getGuestPath(elsewhere)}?g=${foreign}`);
    const answer = await guest.get(page);
    expect(readWords(answer)).not.toContain('Answering as');
    await guest.post(page, { answer: 'yes' });
    expect(await answersOf()).toMatchObject([{ invitee_id: null }]);
    expect(await answersOf(elsewhere)).toEqual([]);
  });
});
