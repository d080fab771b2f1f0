import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  createDailyLimit,
  getVisitorShare,
} from '#app/features/place/lookup/daily-limit.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';

async function grantedOf(asked: Promise<boolean>[]): Promise<number> {
  return (await Promise.all(asked)).filter((granted) => granted).length;
}

test('one visitor gets a tenth of a day’s requests, at least fifty, and never more than all', () => {
  expect([10, 50, 400, 1000].map(getVisitorShare)).toEqual([10, 50, 50, 100]);
});

describe.each(engines)('the daily limit of places on $name', (engine) => {
  const opened = useDatabase(engine, 'each');
  let now: number;
  let warnings: string[];

  beforeEach(() => {
    now = Date.UTC(2027, 5, 12, 23, 59);
    warnings = [];
  });

  const readKeys = async () => {
    const { rows } = await sql<{ key: string }>`select key from attempts order by key`.execute(
      opened.db,
    );
    return rows.map(({ key }) => key);
  };

  /** The limit of a process that has just started. */
  function startLimit(most: number) {
    const log = { info() {}, error() {}, warn: (event: string) => void warnings.push(event) };
    return createDailyLimit({ db: opened.db, clock: () => now, log, most });
  }

  test('holds for all processes together and over a restart, and is logged once (behaviour 10.28)', async () => {
    const [one, other] = [startLimit(60), startLimit(60)];
    const asked = Array.from({ length: 80 }, (_, index) =>
      (index % 2 ? one : other)(`192.0.2.${index}`),
    );
    expect(await grantedOf(asked)).toBe(60);
    const restarted = startLimit(60);
    expect(await restarted('198.51.100.1')).toBe(false);
    expect(await restarted('198.51.100.2')).toBe(false);
    expect(warnings.length).toBeLessThanOrEqual(3);
    expect(new Set(warnings)).toEqual(new Set(['daily limit of the place provider reached']));
  });

  test('gives one visitor no more than a share of the day (behaviour 10.28)', async () => {
    const limit = startLimit(1000);
    const asked = Array.from({ length: 150 }, () => limit('192.0.2.1'));
    expect(await grantedOf(asked)).toBe(100);
    expect(await limit('192.0.2.2')).toBe(true);
  });

  test('begins anew each day, and keeps nothing of the day before and no address (behaviour 10.28)', async () => {
    const limit = startLimit(10);
    await grantedOf(Array.from({ length: 12 }, () => limit('192.0.2.1')));
    expect(await limit('192.0.2.1')).toBe(false);
    now += 2 * 60_000;
    expect(await limit('192.0.2.1')).toBe(true);
    expect(await readKeys()).toContain('place-day:2027-06-12');
    now += 24 * 60 * 60_000;
    expect(await limit('192.0.2.1')).toBe(true);
    expect(await readKeys()).toEqual([
      'place-day:2027-06-14',
      expect.stringMatching(/^place-visitor:[\w-]{43}$/),
    ]);
  });
});
