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
  const prepare = (mailId: string, isKnown = false, username = 'ana') =>
    prepareResetLink(services(), { username, mailId, isKnown });

  test('a mail that is tried again has the same link, until it was used (behaviour 37.8)', async () => {
    const first = await prepare('mail-1');
    now += hour - 1;
    expect(await prepare('mail-1')).toEqual(first);
    expect(tokenOf(await prepare('mail-2'))).not.toBe(tokenOf(first));
    expect(await findReset(services(), tokenOf(first))).toEqual({
      uid: 'ana-uid',
      username: 'ana',
      isHandedOver: false,
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

  test('strangers have at most three sent to a mailbox in three hours; a known device gets its own (behaviour 37.11)', async () => {
    const ben = { uid: 'ben-uid', username: 'ben', email: 'ben@hosts.festoon.invalid' };
    const secrets = { displayName: '', passwordHash: '', recoveryHash: '', recoveredAt: null };
    await insertAccount(opened.db, { ...ben, ...secrets }, now);
    await setMailAddress(opened.db, ben, 'ana@example.org', now);
    const first = await prepare('mail-1');
    await prepare('mail-2', false, 'ben');
    now += hour / 2;
    expect(await prepare('mail-3')).not.toBe(null);
    expect(await prepare('mail-4')).toBe(null);
    expect(await prepare('mail-5', false, 'ben')).toBe(null);
    // A mail that is tried again is the same link.
    expect(await prepare('mail-1')).toEqual(first);
    expect(await prepare('mail-6', true)).not.toBe(null);
    now += 2.5 * hour - 1;
    expect(await prepare('mail-7')).toBe(null);
    now += 1;
    expect(await prepare('mail-8')).not.toBe(null);
  });

  test('a link that was used makes room for others (behaviour 37.11)', async () => {
    const token = tokenOf(await prepare('mail-1'));
    await prepare('mail-2');
    await prepare('mail-3');
    expect(await prepare('mail-4')).toBe(null);
    await spendReset(services(), token);
    expect(await prepare('mail-5')).not.toBe(null);
  });

  test('links are forgotten after two days', async () => {
    await prepare('mail-1');
    now += 2 * day + hour;
    await prepare('mail-2');
    expect(await opened.db.selectFrom('password_resets').selectAll().execute()).toHaveLength(1);
  });
});
