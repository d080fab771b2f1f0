import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createLimits } from '#app/features/host/limits.server.ts';
import { type TestDatabase, engines } from '#tests/setup/engines.ts';

/** How many of the attempts were allowed. */
async function allowed(asked: Promise<boolean>[]): Promise<number> {
  return (await Promise.all(asked)).filter((allow) => allow).length;
}

describe.each(engines)('limits on $name', (engine) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await engine.open();
  });
  afterEach(() => opened.close());

  test('let exactly so many through, asked at once or one after the other', async () => {
    const { answersByAddress } = createLimits(opened.db);
    const flood = Array.from({ length: 130 }, () => answersByAddress.allow('192.0.2.1'));
    expect(await allowed(flood)).toBe(120);
    expect(await answersByAddress.allow('192.0.2.1')).toBe(false);
    expect(await answersByAddress.allow('192.0.2.2')).toBe(true);
  });

  test('count each key and each limit for itself', async () => {
    const limits = createLimits(opened.db);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await limits.authByUsername.allow('ana')).toBe(true);
    }
    expect(await limits.authByUsername.allow('ana')).toBe(false);
    expect(await limits.authByUsername.allow('bo')).toBe(true);
    expect(await limits.authByAddress.allow('ana')).toBe(true);
    const mixed = Array.from({ length: 30 }, (_, index) =>
      limits.authByUsername.allow(`u${index % 2}`),
    );
    expect(await allowed(mixed)).toBe(20);
  });

  test('take an attempt back, also once no more are allowed (behaviour 17.28)', async () => {
    const { authByUsername } = createLimits(opened.db);
    expect(await allowed(Array.from({ length: 10 }, () => authByUsername.allow('ana')))).toBe(10);
    await authByUsername.refund('ana');
    expect(await authByUsername.allow('ana')).toBe(true);
    expect(await authByUsername.allow('ana')).toBe(false);
  });

  test('forget what they are told to', async () => {
    const { authByUsername } = createLimits(opened.db);
    await allowed(Array.from({ length: 20 }, () => authByUsername.allow('ana')));
    await authByUsername.forget('ana');
    expect(await authByUsername.allow('ana')).toBe(true);
  });
});

const shared = engines.filter(({ name }) => name !== 'SQLite');

describe.each(shared)('limits of several processes on $name', (engine) => {
  let opened: TestDatabase;

  beforeEach(async () => {
    opened = await engine.open();
  });
  afterEach(() => opened.close());

  test('count together, whatever order the keys come in', async () => {
    const nodes = [createLimits(opened.db), createLimits(opened.db)];
    const asked = Array.from({ length: 200 }, (_, index) => {
      const keys = ['a', 'b', 'c'];
      const key = keys[(index % 2 === 0 ? index : 200 - index) % 3] ?? 'a';
      return nodes[index % 2]?.placesByAddress.allow(key) ?? Promise.resolve(false);
    });
    expect((await Promise.all(asked)).every((allow) => allow)).toBe(true);
    const { rows } = await sql<{
      total: number;
    }>`select sum(points) as total from attempts`.execute(opened.db);
    expect(rows).toEqual([{ total: 200 }]);
  });

  test('begin anew once their window has ended', async () => {
    const limits = createLimits(opened.db);
    for (let attempt = 0; attempt < 10; attempt += 1) await limits.authByUsername.allow('ana');
    await sql`update attempts set expire = 1`.execute(opened.db);
    const other = createLimits(opened.db);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await other.authByUsername.allow('ana')).toBe(true);
    }
    expect(await other.authByUsername.allow('ana')).toBe(false);
  });
});
