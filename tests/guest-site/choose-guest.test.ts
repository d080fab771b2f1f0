import { describe, expect, test } from 'vitest';

import { listTokens } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { type Reply } from '#tests/setup/site.ts';
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

/** Opens a link of somebody else, which is asked about at an address without its token. */
async function openOther(token: string, query = ''): Promise<Reply> {
  const opened = await guest.get(`${page}?g=${token}${query}`);
  expect([opened.status, opened.location]).toEqual([302, `${page}?who${query}`]);
  return guest.get(`${page}?who${query}`);
}

describe('a personal link on a device that is known as somebody else', () => {
  test('asks first at an address without the token, and changes nothing (behaviour 14.22)', async () => {
    const [ana = '', bo = ''] = await listTokens(site.db, inviteId);
    await follow(guest, ana);
    await guest.post(page, { answer: 'yes' });
    const asked = await openOther(bo);
    expect(asked.status).toBe(200);
    expect(readWords(asked)).toContain('Answer as Bo Okafor , or stay Ana Lindqvist ?');
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(readWords(await guest.get(page))).toContain('Answering as Ana Lindqvist');
  });

  test('switches to them by a press, after which the address holds no token (behaviour 14.22)', async () => {
    const [ana = '', bo = ''] = await listTokens(site.db, inviteId);
    await follow(guest, ana);
    await guest.post(page, { answer: 'yes' });
    const switched = await guest.post(page, { switch: bo });
    expect([switched.status, switched.location]).toEqual([303, page]);
    const second = await guest.get(page);
    expect(readWords(second)).toContain('Answering as Bo Okafor');
    expect(readShownAnswer(second)).toBeNull();
    expect(await answersOf()).toHaveLength(1);
  });

  test('keeps the answer that was picked in a mail (behaviour 25.34)', async () => {
    const [ana = '', bo = ''] = await listTokens(site.db, inviteId);
    await follow(guest, ana);
    await guest.post(page, { answer: 'no' });
    const asked = await openOther(bo, '&answer=yes');
    expect(asked.text).toContain(`action="${page}?answer=yes"`);
    const switched = await guest.post(`${page}?answer=yes`, { switch: bo });
    expect([switched.status, switched.location]).toEqual([303, `${page}?answer=yes`]);
    const picked = readWords(await guest.get(`${page}?answer=yes`));
    expect(picked).toContain('Answering as Bo Okafor');
    expect(picked).toContain('You picked Yes');
    await openOther(ana);
    const stayed = await guest.post(page, { stay: '1' });
    expect(stayed.location).toBe(page);
    expect((await guest.get(`${page}?who`)).location).toBe(page);
  });

  test('stays by a press, and so does a link of nobody (behaviour 14.22)', async () => {
    const [ana = ''] = await listTokens(site.db, inviteId);
    await follow(guest, ana);
    for (const form of [{ stay: '1' }, { switch: 'a'.repeat(32) }]) {
      const stayed = await guest.post(page, form);
      expect([stayed.status, stayed.location]).toEqual([303, page]);
      expect(readWords(await guest.get(page))).toContain('Answering as Ana Lindqvist');
    }
  });

  test('asks also who has answered on the open link, by name or without one (behaviour 14.22)', async () => {
    const [ana = ''] = await listTokens(site.db, inviteId);
    await guest.post(page, { answer: 'no' });
    const nameless = readWords(await openOther(ana));
    expect(nameless).toContain('Answer as Ana Lindqvist , or keep your earlier answer?');
    await guest.post(page, { name: 'Ben' });
    const named = readWords(await openOther(ana));
    expect(named).toContain('Answer as Ana Lindqvist , or stay Ben ?');
    await guest.post(page, { stay: '1' });
    expect(readShownAnswer(await guest.get(page))).toBe('no');
  });

  test('opens at once for whom it is, and for a device that has not answered (behaviour 14.22)', async () => {
    const [ana = ''] = await listTokens(site.db, inviteId);
    await guest.get(page);
    await follow(guest, ana);
    await guest.post(page, { answer: 'yes' });
    expect(readShownAnswer(await follow(guest, ana))).toBe('yes');
  });

  test('takes the press from no other site (behaviour 14.22)', async () => {
    const [ana = '', bo = ''] = await listTokens(site.db, inviteId);
    await follow(guest, ana);
    const foreign = { origin: 'https://evil.example' };
    expect((await guest.post(page, { switch: bo }, foreign)).status).toBe(403);
    expect(readWords(await guest.get(page))).toContain('Answering as Ana Lindqvist');
  });
});
