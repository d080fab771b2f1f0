import { expect, test } from 'vitest';

import {
  maxBodyBytes,
  maxFileBytes,
  maxFormBytes,
  maxReplyBytes,
} from '#app/platform/body-limit.ts';

import { getBodyLimit, readBody } from './body.ts';
import { findAddress } from './find-address.ts';

const limitOf = (path: string) => getBodyLimit(findAddress(path));
const room = { take: () => true, release: () => {} };
const tooLarge = { ok: false, error: 'too-large' };

function post(body: BodyInit): Request {
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

test('a body of exactly the limit is read whole, one byte more is not', async () => {
  const most = new Uint8Array(maxBodyBytes).fill(7);
  expect(await readBody(post(most), maxBodyBytes, room)).toEqual({ ok: true, value: most });
  expect(await readBody(post(new Uint8Array(maxBodyBytes + 1)), maxBodyBytes, room)).toEqual(
    tooLarge,
  );
});

test('a request without a body has an empty one', async () => {
  const empty = { ok: true, value: new Uint8Array() };
  expect(await readBody(new Request('http://localhost/'), maxFormBytes, room)).toEqual(empty);
});

test('an endless body is given up after sixteen times the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += maxBodyBytes;
      controller.enqueue(new Uint8Array(maxBodyBytes));
    },
  });
  expect(await readBody(post(endless), maxBodyBytes, room)).toEqual(tooLarge);
  expect(sent / maxBodyBytes).toBeLessThan(20);
});

test.each(['/hostLogIn', '/hostlogin.data', '/logOut', '/eventName', '/health', '/', '//'])(
  '%s takes 16 KiB (behaviour 22.10)',
  (path) => expect(limitOf(path)).toBe(maxFormBytes),
);

test('a guest’s answer takes 128 KiB (behaviour 22.10)', () => {
  for (const path of ['/guest/abc', '/Guest/abc', '/guest/abc/mail'])
    expect(limitOf(path)).toBe(maxReplyBytes);
});

test.each([
  '/confirm',
  '/confirm.data',
  '/CONFIRM',
  '/invitee.data',
  '/activity',
  '/host/events/abc',
  '/host/import',
])('%s takes 1 MiB (behaviour 22.2)', (path) => expect(limitOf(path)).toBe(maxBodyBytes));

test('a file for which there is no room is read to its end, so that its sender reads the answer (behaviour 22.13)', async () => {
  let left = 3;
  let released = 0;
  const full = { take: () => (left -= 1) > 0, release: () => (released += 1) };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024));
      if ((left -= 1) < -50) controller.close();
    },
  });
  const read = await readBody(post(body), maxFileBytes, full);
  expect([read, left < -50, released]).toEqual([{ ok: false, error: 'busy' }, true, 1]);
});

test('a body for which there is no room is not read further (behaviour 22.13)', async () => {
  let left = 3;
  const full = { take: () => (left -= 1) > 0, release: () => {} };
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect(await readBody(post(body), maxBodyBytes, full)).toEqual({ ok: false, error: 'busy' });
  expect(sent).toBeLessThan(6);
});
