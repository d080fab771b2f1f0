import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createLimits } from '#app/features/host/limits.server.ts';
import type { Limit } from '#app/platform/limits/limit.ts';
import { createMemoryLimit } from '#app/platform/limits/memory-limit.server.ts';
import { shareLimits } from '#app/platform/limits/shared-limits.server.ts';
import { type TestDatabase, type TestEngine, engines } from '#tests/setup/engines.ts';

async function countAllowed(asked: Promise<boolean>[]): Promise<number> {
  return (await Promise.all(asked)).filter((allow) => allow).length;
}

const repeat = (count: number, ask: (index: number) => Promise<boolean>) =>
  countAllowed(Array.from({ length: count }, (_, index) => ask(index)));

interface Counter {
  name: string;
  engine: TestEngine | null;
}

const counters: Counter[] = [
  { name: 'in memory', engine: null },
  ...engines.map((engine) => ({ name: `on ${engine.name}`, engine })),
];

describe.each(counters)('limits that count $name', ({ engine }) => {
  let opened: TestDatabase | undefined;
  let now: number;

  beforeEach(async () => {
    opened = await engine?.open();
    now = Date.UTC(2027, 5, 12);
  });
  afterEach(() => opened?.close());

  const clock = () => now;

  function createLimit(points: number, keyPrefix = 'test'): Limit {
    const rule = { keyPrefix, points, duration: 60 };
    return opened ? shareLimits(opened.db, clock)(rule) : createMemoryLimit(rule, clock);
  }

  test('let exactly so many through, asked at once or one after the other', async () => {
    const limit = createLimit(120);
    expect(await repeat(130, () => limit.allow('192.0.2.1'))).toBe(120);
    expect(await limit.allow('192.0.2.1')).toBe(false);
    expect(await limit.allow('192.0.2.2')).toBe(true);
  });

  test('count each key and each limit for itself', async () => {
    const [limit, other] = [createLimit(10), createLimit(10, 'other')];
    expect(await repeat(11, () => limit.allow('ana'))).toBe(10);
    expect(await limit.allow('bo')).toBe(true);
    expect(await other.allow('ana')).toBe(true);
    expect(await repeat(30, (index) => limit.allow(`u${index % 2}`))).toBe(20);
  });

  test('begin a window with its first attempt, and another once it has ended', async () => {
    const limit = createLimit(3);
    expect(await repeat(3, () => limit.allow('ana'))).toBe(3);
    now += 59_999;
    expect(await limit.allow('ana')).toBe(false);
    now += 1;
    expect(await repeat(4, () => limit.allow('ana'))).toBe(3);
  });

  test('take an attempt back, also once no more are allowed (behaviour 17.28)', async () => {
    const limit = createLimit(10);
    expect(await repeat(25, () => limit.allow('ana'))).toBe(10);
    await limit.refund('ana');
    expect(await limit.allow('ana')).toBe(true);
    expect(await limit.allow('ana')).toBe(false);
  });

  test('count, take back and forget by key as the rule says, whatever others do', async () => {
    const step = record({
      key: constantFrom('a', 'b', 'c'),
      act: constantFrom('allow', 'allow', 'allow', 'refund', 'forget'),
      after: nat(40_000),
    });
    let run = 0;
    await assert(
      asyncProperty(array(step), async (steps) => {
        const limit = createLimit(3, `run ${(run += 1)}`);
        const windows = new Map<string, { start: number; count: number }>();
        for (const { key, act, after } of steps) {
          now += after;
          const own = windows.get(key);
          const open = own && now < own.start + 60_000 ? own : { start: now, count: 0 };
          const refused = open.count >= 3;
          expect(await limit[act](key)).toBe(act === 'allow' ? !refused : undefined);
          if (act === 'allow') windows.set(key, { ...open, count: Math.min(3, open.count + 1) });
          else if (act === 'forget') windows.delete(key);
          else if (own) windows.set(key, { ...own, count: Math.max(0, own.count - 1) });
        }
      }),
    );
  });
});

describe.each(engines)('limits of several processes on $name', (engine) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await engine.open();
  });
  afterEach(() => opened.close());

  test('count together, whatever order the keys come in', async () => {
    const rule = { keyPrefix: 'test', points: 120, duration: 60 };
    const nodes = [shareLimits(opened.db)(rule), shareLimits(opened.db)(rule)];
    const allowed = await repeat(200, (index) => {
      const key = ['a', 'b', 'c'][(index % 2 === 0 ? index : 200 - index) % 3] ?? 'a';
      return nodes[index % 2]?.allow(key) ?? Promise.resolve(false);
    });
    expect(allowed).toBe(200);
    const { rows } = await sql<{
      total: number;
    }>`select sum(points) as total from attempts`.execute(opened.db);
    expect(rows).toEqual([{ total: 200 }]);
  });
});

test.each(engines)(
  'the limits of a server on $name are one per process or shared',
  async (engine) => {
    const opened = await engine.open();
    const nodes = [createLimits(opened.db), createLimits(opened.db)];
    const allowed = await repeat(
      40,
      async (index) => nodes[index % 2]?.authByUsername.allow('ana') ?? false,
    );
    expect(allowed).toBe(engine.name === 'SQLite' ? 20 : 10);
    await opened.close();
  },
);
