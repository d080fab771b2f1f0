import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { listTokens } from '#tests/setup/events.ts';
import { collectHangUpErrors } from '#tests/setup/hang-up.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';
import { answersOf, giveEachTestAGuest, inviteId } from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite({ TRUST_PROXY: 'on' });
giveEachTestAGuest();

const form = { 'content-type': 'application/x-www-form-urlencoded' };
interface Sent {
  body: string;
  id?: string;
  headers?: Record<string, string>;
}

/** Sends a form byte by byte as given. */
function post({ body, id = inviteId, headers = {} }: Sent): Promise<RawReply> {
  const options = { method: 'POST', headers: { ...form, origin: site.url, ...headers } };
  return sendRaw(site.url, getGuestPath(id), options, body);
}

describe('a form is answered with its status', () => {
  test.each([
    ['an answer', { body: 'answer=yes' }, 303],
    [
      'as scripts write it',
      {
        body: 'answer=maybe',
        headers: { 'content-type': `${form['content-type']};charset=UTF-8` },
      },
      303,
    ],
    ['Not you?', { body: 'forget=1' }, 303],
    ['an answer that is none', { body: 'answer=perhaps' }, 400],
    ['two things at once', { body: 'answer=yes&extra=1' }, 400],
    ['nothing', { body: '' }, 400],
    ['a companion before any answer', { body: 'extra=1' }, 400],
    ['a name before any answer', { body: 'name=Ana' }, 400],
    ['a name that is too long', { body: `name=${'é'.repeat(201)}` }, 422],
    ['a name far too long', { body: `name=${'a'.repeat(10_000)}` }, 422],
    ['damaged escapes', { body: 'answer=%E0%A4%A&%' }, 400],
    [
      'another site’s form',
      { body: 'answer=yes', headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['an invitation that is not there', { body: 'answer=yes', id: 'nobody-knows-it' }, 404],
    ['a refused form for one that is not there', { body: 'answer=x', id: 'nobody-knows-it' }, 404],
    ['Not you? for one that is not there', { body: 'forget=1', id: 'nobody-knows-it' }, 404],
    ['a companion for one that is not there', { body: 'extra=1', id: 'nobody-knows-it' }, 404],
    [
      'a body of another kind',
      { body: '{}', headers: { 'content-type': 'application/json' } },
      400,
    ],
  ] as [string, Sent, number][])('%s', async (_, sent, status) => {
    const answer = await post(sent);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('for a guest on a personal link', async () => {
    const [token = ''] = await listTokens(site.db, inviteId);
    const opened = await sendRaw(site.url, `${getGuestPath(inviteId)}?g=${token}`);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    const headers = { cookie };
    for (const [body, status] of [
      ['answer=yes', 303],
      ['extra=1', 303],
      ['name=Somebody', 400],
      ['answer=no', 303],
      ['extra=1', 400],
    ] as const) {
      expect((await post({ body, headers })).status).toBe(status);
    }
    expect(await answersOf()).toMatchObject([{ answer: 'no', extra: 0 }]);
  });
});

test('an answer that is acknowledged is stored, with its own guest (behaviour 14.19)', async () => {
  const one = await post({ body: 'answer=yes' });
  expect(await answersOf()).toHaveLength(1);
  const cookie = one.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  await post({ body: 'answer=no', headers: { cookie } });
  expect(await answersOf()).toMatchObject([{ answer: 'no' }]);
  await post({ body: 'answer=no' });
  expect(await answersOf()).toHaveLength(2);
});

test('what one address sends is counted once, taken or refused', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.77' };
  const statuses: number[] = [];
  for (let sent = 0; sent < 121; sent += 1) {
    const body = sent % 2 === 0 ? 'answer=yes' : 'extra=7';
    statuses.push((await post({ body, headers })).status);
  }
  expect(statuses.slice(0, 120).filter((status) => status === 429)).toEqual([]);
  expect(statuses.at(-1)).toBe(429);
});

/** Loses the reply to the first write: the row is stored, but the site gets an error. */
function losingOneReply(): KyselyPlugin {
  let lost = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (lost || result.numAffectedRows !== 1n) return result;
      lost = true;
      throw Object.assign(new Error('cut off'), { code: 'NO_CONNECTION' });
    },
  };
}

test('an answer whose outcome is not known is not tried again, nor counted again', async () => {
  const { services } = site;
  const { db, limits } = services;
  const counted: string[] = [];
  const { answersByAddress } = limits;
  services.db = db.withPlugin(losingOneReply());
  limits.answersByAddress = {
    ...answersByAddress,
    async allow(key) {
      counted.push(key);
      return true;
    },
  };
  const { status } = await post({ body: 'answer=yes' });
  Object.assign(services, { db });
  Object.assign(limits, { answersByAddress });
  expect(status).toBe(503);
  expect(await answersOf()).toHaveLength(1);
  expect(counted).toHaveLength(1);
});

test('somebody who hangs up in the middle of an answer is no error', async () => {
  expect(await collectHangUpErrors(getGuestPath(inviteId), form)).toEqual([]);
});
