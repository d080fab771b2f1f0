import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createBus } from './bus.server.ts';
import { createStreams } from './streams.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const live = createBus();
  const stopping = new AbortController();
  const left = new AbortController();
  const mayFollow = vi.fn<() => Promise<boolean>>(async () => true);
  const streams = createStreams({ live, stopping: stopping.signal });
  const open = (hostUid = 'host', address = '192.0.2.1') =>
    streams.open({ inviteId: 'invite', hostUid, address, signal: left.signal, mayFollow });
  const body = open()?.body;
  if (!body) throw new Error('no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader.read()).value?.replace(/[\w-]+(?=\.\d)/g, 'here');
  return { live, stopping, left, mayFollow, open, read };
}

/** What the stream tells next, apart from the process. */
const changedTo = (count: number) => `event: changed\ndata: here.${count}\n\n`;

test('a quiet stream shows that it is there, and asks each time whether it still may', async () => {
  const { read, mayFollow } = follow();
  expect(await read()).toBe(`retry: 2000\n\n${changedTo(0)}`);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await read()).toBe(': here\n\n');
  expect(mayFollow).toHaveBeenCalledOnce();
});

test('a session that ended unheard ends the stream at the next sign of life', async () => {
  const { read, mayFollow } = follow();
  await read();
  mayFollow.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await read()).toBe('event: gone\ndata: -\n\n');
  expect(await read()).toBeUndefined();
});

test('a database that is away ends the stream without a last word: the reader comes back', async () => {
  const { read, mayFollow, live } = follow();
  await read();
  mayFollow.mockRejectedValue(new Error('away'));
  live.publish('invite');
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBeUndefined();
});

test('the first change is told at once, those of the next second as one', async () => {
  const { read, live, mayFollow } = follow();
  await read();
  live.publish('invite');
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(changedTo(1));
  for (let change = 0; change < 100; change += 1) live.publish('invite');
  const next = read();
  await vi.advanceTimersByTimeAsync(999);
  expect(mayFollow).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe(changedTo(101));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mayFollow).toHaveBeenCalledTimes(2);
});

test('for a reader who takes nothing only one event waits, and after four signs of life it is given up', async () => {
  const { live, left, open } = follow();
  left.abort();
  const slow = follow();
  for (let second = 0; second < 60; second += 1) {
    slow.live.publish('invite');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(slow.mayFollow.mock.calls.length).toBeLessThan(6);
  await vi.advanceTimersByTimeAsync(120_000);
  const kept: (string | undefined)[] = [];
  for (let text = await slow.read(); text !== undefined; text = await slow.read()) kept.push(text);
  expect(kept.length).toBeLessThan(5);
  live.publish('invite');
  expect(open()).toBeNull();
});

test('a stream leaves nothing behind, whichever way it ends', async () => {
  for (const way of ['stopping', 'left'] as const) {
    const stream = follow();
    stream[way].abort();
    stream.live.publish('invite');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stream.mayFollow).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  }
});
