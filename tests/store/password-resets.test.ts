import { beforeEach, describe, expect, test } from 'vitest';

import { prepareResetLink } from '#app/features/account/reset-link.server.ts';
import { findReset, spendReset } from '#app/features/host/reset/reset-links.server.ts';
import { insertAccount } from '#app/features/host/store.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const tokenOf = (prepared: { link: string } | null) => prepared?.link.split('token=')[1] ?? '';

describe.each(engines)('on $name', (engine) => {
  const opened = useDatabase(engine, 'each');
  let now: number;

  beforeEach(async () => {
    now = 1_800_000_000_000;
    const account = {
      uid: 'ana-uid',
      username: 'ana',
      email: 'ana@hosts.festoon.invalid',
      displayName: 'Ana',
      passwordHash: '',
      recoveryHash: '',
      recoveredAt: null,
    };
    await insertAccount(opened.db, account, now);
    await setMailAddress(opened.db, account, 'ana@example.org', now);
  });

  const services = () => ({ db: opened.db, clock: () => now, origin: 'https://festoon.example' });
  const prepare = (mailId: string) => prepareResetLink(services(), { username: 'ana', mailId });

  test('a mail that is tried again has the same link, until it was used (behaviour 37.8)', async () => {
    const first = await prepare('mail-1');
    now += hour - 1;
    expect(await prepare('mail-1')).toEqual(first);
    expect(tokenOf(await prepare('mail-2'))).not.toBe(tokenOf(first));
    expect(await findReset(services(), tokenOf(first))).toEqual({
      uid: 'ana-uid',
      username: 'ana',
    });
    expect(await spendReset(services(), tokenOf(first))).toBe(true);
    expect(await spendReset(services(), tokenOf(first))).toBe(false);
    expect(await prepare('mail-1')).toBe(null);
  });

  test('a mail that is late by more than an hour is not sent, and opens nothing again', async () => {
    const token = tokenOf(await prepare('mail-1'));
    now += day;
    await prepare('mail-2');
    expect(await prepare('mail-1')).toBe(null);
    expect(await findReset(services(), token)).toBe(null);
  });

  test('links are forgotten after two days', async () => {
    await prepare('mail-1');
    now += 2 * day + hour;
    await prepare('mail-2');
    expect(await opened.db.selectFrom('password_resets').selectAll().execute()).toHaveLength(1);
  });
});
