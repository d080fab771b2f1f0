import { expect, test } from 'vitest';

import { createUploads } from './uploads.ts';

const kilobyte = 1024;
const small = 16 * kilobyte;
const room = { total: 300 * kilobyte, perKey: 100 * kilobyte };

test('the first 16 KiB of a request always find room (behaviour 22.13)', () => {
  const uploads = createUploads({ total: 0, perKey: 0 });
  for (let count = 0; count < 1000; count += 1) expect(uploads.open('a').take(small)).toBe(true);
  expect(uploads.open('a').take(small + 1)).toBe(false);
});

test('one address has its share and no more, until a request of its own has ended (behaviour 22.13)', () => {
  const uploads = createUploads(room);
  const first = uploads.open('a');
  expect(first.take(small + room.perKey)).toBe(true);
  expect(first.take(1)).toBe(false);
  expect(uploads.open('a').take(small + 1)).toBe(false);
  expect(uploads.open('b').take(small + 1)).toBe(true);
  first.release();
  first.release();
  expect(uploads.open('a').take(small + room.perKey)).toBe(true);
  expect(uploads.open('a').take(small + 1)).toBe(false);
});

test('all together have the total and no more (behaviour 22.13)', () => {
  const uploads = createUploads(room);
  for (const address of ['a', 'b', 'c']) {
    expect(uploads.open(address).take(small + room.perKey)).toBe(true);
  }
  expect(uploads.open('d').take(small + 1)).toBe(false);
});

test('somebody who is known may send one larger request, within the total (behaviour 40.3)', () => {
  const uploads = createUploads(room);
  expect(uploads.open('a', 250 * kilobyte).take(small + 200 * kilobyte)).toBe(true);
  expect(uploads.open('a', 250 * kilobyte).take(small + 100 * kilobyte)).toBe(false);
  expect(uploads.open('a').take(small + 1)).toBe(false);
  expect(uploads.open('b').take(small + room.perKey)).toBe(true);
  expect(uploads.open('c', 250 * kilobyte).take(small + 1)).toBe(false);
});

test('bytes count as they arrive, in whatever pieces', () => {
  const uploads = createUploads(room);
  const upload = uploads.open('a');
  for (let pieces = 0; pieces < 116; pieces += 1) expect(upload.take(kilobyte)).toBe(true);
  expect(upload.take(kilobyte)).toBe(false);
});
