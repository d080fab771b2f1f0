import { expect, test } from 'vitest';

import { maxBodyBytes } from '#app/platform/body-limit.ts';

import { readBody } from './body.ts';

function post(body: BodyInit): Request {
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

test('a body of exactly the limit is read whole, one byte more is not', async () => {
  const most = new Uint8Array(maxBodyBytes).fill(7);
  expect(await readBody(post(most))).toEqual(most);
  expect(await readBody(post(new Uint8Array(maxBodyBytes + 1)))).toBeNull();
});

test('a request without a body has an empty one', async () => {
  expect(await readBody(new Request('http://localhost/'))).toHaveLength(0);
});

test('an endless body is given up after sixteen times the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += maxBodyBytes;
      controller.enqueue(new Uint8Array(maxBodyBytes));
    },
  });
  expect(await readBody(post(endless))).toBeNull();
  expect(sent / maxBodyBytes).toBeLessThan(20);
});
