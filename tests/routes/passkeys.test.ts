import { describe, expect, test } from 'vitest';

import { accountPathOf } from '#tests/setup/account-screens.ts';
import { SoftwareAuthenticator, cbor } from '#tests/setup/authenticator.ts';
import { forgetProofs } from '#tests/setup/hosts.ts';
import {
  addEventOfAna,
  findHost,
  logInByPassword,
  readRecoveryCode,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import {
  addPasskey,
  prepareToAdd,
  askChallenge,
  getChallenge,
  logInByPasskey,
  sendPasskey,
} from '#tests/setup/passkeys.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite({}, { clock: () => now });
let now = Date.UTC(2027, 4, 1);

async function openAccount(username: string): Promise<{ here: Visitor; there: Visitor }> {
  const [here, there] = [site.visitor(), site.visitor()];
  await signUp(here, { username, password: 'secret' });
  await logInByPassword(there, { username, password: 'secret' });
  return { here, there };
}

const isIn = async (visitor: Visitor) => (await visitor.get('/account')).status === 200;
const refused = 'That passkey was not accepted. Please try again, or use your password.';
const send = (visitor: Visitor, intent: string, fields: Record<string, string> = {}) =>
  visitor.post(accountPathOf(intent), { intent, ...fields });

const listOwn = async (username: string) => {
  const { uid } = await findHost(site, username);
  const query = site.db.selectFrom('passkeys').selectAll().where('host_uid', '=', uid);
  return query.orderBy('created_at').orderBy('id').execute();
};

/** Requests a confirmation with the host's own passkey. */
const confirm = async (visitor: Visitor, authenticator: SoftwareAuthenticator, origin = site.url) =>
  authenticator.sign(await getChallenge(visitor, 'confirm'), { origin });

describe('a passkey', () => {
  test('is added with the password, named, and opens the account without a username (behaviour 37.2)', async () => {
    const { here } = await openAccount('ana');
    const { authenticator, reply } = await addPasskey(site, here, { name: 'My <phone>' });
    expect(reply.status).toBe(200);
    expect(readWords(await here.get('/account/passkeys'))).toContain('My &lt;phone&gt;');
    const visitor = site.visitor();
    const opened = await logInByPasskey(site, visitor, authenticator, {
      query: '?redirect=/host/events',
    });
    expect([opened.status, opened.location]).toEqual([302, '/host/events']);
    expect(readWords(await visitor.get('/account/activity'))).toContain('Logged in with a passkey');
  });

  test('says nothing of accounts when it is asked for (behaviour 37.4)', async () => {
    const options = await getChallenge(site.visitor(), 'log-in');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  test('is made for this site and a discoverable credential, and not twice on one device (behaviour 37.3)', async () => {
    const { here } = await openAccount('bea');
    const { authenticator } = await addPasskey(site, here);
    const options = await getChallenge(here, 'add', { current: 'secret' });
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'bea' },
      attestation: 'none',
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const again = authenticator.make(options, { origin: site.url });
    const reply = await send(here, 'add-passkey', { registration: again });
    expect(reply.status).toBe(409);
    expect(readWords(reply)).toContain('This passkey was added already.');
  });

  test('is not added without the password (behaviour 37.5)', async () => {
    const { here } = await openAccount('cleo');
    await forgetProofs(site.db);
    for (const proof of [{}, { current: 'guess' }, { passkey: '{}' }, { passkey: '[' }]) {
      expect((await askChallenge(here, 'add', proof)).status).toBe(403);
    }
    const confirmation = await getChallenge(here, 'confirm');
    const options = { ...confirmation, rp: { id: 'localhost' }, user: { id: '' } };
    const registration = new SoftwareAuthenticator().make(options, { origin: site.url });
    expect((await send(here, 'add-passkey', { registration })).status).toBe(403);
    expect(await listOwn('cleo')).toEqual([]);
    expect(readWords(await here.get('/account/activity'))).toContain('Passkeys not changed');
  });

  test('is not added in another session than the one that confirmed (behaviour 37.4)', async () => {
    const { here, there } = await openAccount('dora');
    const options = await getChallenge(here, 'add', { current: 'secret' });
    const registration = new SoftwareAuthenticator().make(options, { origin: site.url });
    expect((await send(there, 'add-passkey', { registration })).status).toBe(403);
    expect(await listOwn('dora')).toEqual([]);
  });

  test('that a site of another origin made is not added (behaviour 37.4)', async () => {
    const { here } = await openAccount('eve');
    const options = await getChallenge(here, 'add', { current: 'secret' });
    const origin = 'https://evil.example';
    const registration = new SoftwareAuthenticator().make(options, { origin });
    expect((await send(here, 'add-passkey', { registration })).status).toBe(403);
    expect(await listOwn('eve')).toEqual([]);
  });

  test('with a certificate, which the server would have to look up, is not added (behaviour 37.4)', async () => {
    const { here } = await openAccount('finn');
    const options = await getChallenge(here, 'add', { current: 'secret' });
    const statement = cbor.map([cbor.text('x5c'), cbor.list(cbor.bytes(Buffer.alloc(8)))]);
    const registration = new SoftwareAuthenticator().make(options, {
      origin: site.url,
      fmt: 'packed',
      statement,
    });
    expect((await send(here, 'add-passkey', { registration })).status).toBe(403);
    expect(await listOwn('finn')).toEqual([]);
  });

  test('is the tenth at most, also when two are added at once (behaviour 37.3)', async () => {
    const { here, there } = await openAccount('gil');
    for (let count = 0; count < 9; count += 1) await addPasskey(site, here);
    // After the tenth passkey, requests for a challenge are refused earlier.
    const prepared = [await prepareToAdd(site, here), await prepareToAdd(site, there)];
    const both = await Promise.all(prepared.map(({ send: sendForm }) => sendForm()));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listOwn('gil')).toHaveLength(10);
    const eleventh = await askChallenge(here, 'add', { current: 'secret' });
    expect(eleventh.status).toBe(409);
    expect(eleventh.text).toContain('You have 10 passkeys, which is the limit.');
  });

  test('is renamed by its host alone (behaviour 37.3)', async () => {
    const { here } = await openAccount('hana');
    const other = await openAccount('ivo');
    await addPasskey(site, here);
    const [own] = await listOwn('hana');
    const id = own?.id ?? '';
    await send(other.here, 'rename-passkey', { id, name: 'Taken' });
    expect((await send(here, 'rename-passkey', { id, name: ' ' })).status).toBe(422);
    expect((await send(here, 'rename-passkey', { id, name: 'x'.repeat(61) })).status).toBe(422);
    expect((await listOwn('hana'))[0]?.name).toBe('Phone');
    expect((await send(here, 'rename-passkey', { id, name: 'Laptop' })).status).toBe(200);
    expect((await listOwn('hana'))[0]?.name).toBe('Laptop');
  });

  test('is removed with the password or a passkey, which signs out every other device (behaviour 37.3)', async () => {
    const { here, there } = await openAccount('joel');
    const { authenticator } = await addPasskey(site, here);
    const [own] = await listOwn('joel');
    const id = own?.id ?? '';
    expect((await send(here, 'remove-passkey', { id, current: 'guess' })).status).toBe(403);
    expect([await isIn(there), (await listOwn('joel')).length]).toEqual([true, 1]);
    const passkey = await confirm(here, authenticator);
    const removed = await send(here, 'remove-passkey', { id, passkey });
    expect(readWords(removed)).toContain('Passkey removed. Every other device was signed out.');
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const opened = await logInByPasskey(site, site.visitor(), authenticator);
    expect(opened.status).toBe(401);
    expect(readWords(opened)).toContain(refused);
  });

  test('of somebody else is not removed (behaviour 37.3)', async () => {
    const { here } = await openAccount('kim');
    const other = await openAccount('lia');
    await addPasskey(site, here);
    const [own] = await listOwn('kim');
    await send(other.here, 'remove-passkey', { id: own?.id ?? '', current: 'secret' });
    expect(await listOwn('kim')).toHaveLength(1);
    expect(await isIn(other.there)).toBe(true);
  });
});

describe('logging in with a passkey', () => {
  test('is refused on a page of another origin, and the challenge is spent (behaviour 37.4)', async () => {
    const { here } = await openAccount('max');
    const { authenticator } = await addPasskey(site, here);
    const options = await getChallenge(site.visitor(), 'log-in');
    const foreign = authenticator.sign(options, { origin: 'https://evil.example' });
    const visitor = site.visitor();
    expect((await sendPasskey(visitor, foreign)).status).toBe(401);
    const own = authenticator.sign(options, { origin: site.url });
    expect((await sendPasskey(visitor, own)).status).toBe(401);
    expect(visitor.cookies.size).toBe(0);
    expect(readWords(await here.get('/account/activity'))).toContain(
      'A failed log-in with one of your passkeys',
    );
  });

  test('is refused when its challenge is replayed (behaviour 37.4)', async () => {
    const { here } = await openAccount('nina');
    const { authenticator } = await addPasskey(site, here);
    const options = await getChallenge(site.visitor(), 'log-in');
    const signed = authenticator.sign(options, { origin: site.url });
    expect((await sendPasskey(site.visitor(), signed)).status).toBe(302);
    expect((await sendPasskey(site.visitor(), signed)).status).toBe(401);
  });

  test('is refused five minutes after the challenge (behaviour 37.4)', async () => {
    const { here } = await openAccount('olaf');
    const { authenticator } = await addPasskey(site, here);
    const [early, late] = [
      await getChallenge(site.visitor(), 'log-in'),
      await getChallenge(site.visitor(), 'log-in'),
    ];
    const sign = (options: typeof early) => authenticator.sign(options, { origin: site.url });
    now += 5 * 60 * 1000 - 1;
    expect((await sendPasskey(site.visitor(), sign(early))).status).toBe(302);
    now += 1;
    expect((await sendPasskey(site.visitor(), sign(late))).status).toBe(401);
    await getChallenge(site.visitor(), 'log-in');
    const kept = await site.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(kept.map(({ challenge }) => challenge)).not.toContain(late.challenge);
  });

  test('is refused with a challenge that this site has not made, or made for something else (behaviour 37.4)', async () => {
    const { here } = await openAccount('pia');
    const { authenticator } = await addPasskey(site, here);
    const options = await getChallenge(site.visitor(), 'log-in');
    const own = { ...options, challenge: Buffer.alloc(24).toString('base64url') };
    const sign = (asked: typeof options) => authenticator.sign(asked, { origin: site.url });
    expect((await sendPasskey(site.visitor(), sign(own))).status).toBe(401);
    expect((await sendPasskey(here, await confirm(here, authenticator))).status).toBe(401);
  });

  test('is refused with a key that is not the credential’s (behaviour 37.4)', async () => {
    const { here } = await openAccount('quin');
    const { authenticator } = await addPasskey(site, here);
    const options = await getChallenge(site.visitor(), 'log-in');
    const other = new SoftwareAuthenticator();
    const forged = JSON.parse(other.sign(options, { origin: site.url })) as Record<string, unknown>;
    const text = JSON.stringify({ ...forged, id: authenticator.id, rawId: authenticator.id });
    expect((await sendPasskey(site.visitor(), text)).status).toBe(401);
    expect((await logInByPasskey(site, site.visitor(), other)).status).toBe(401);
  });

  test('is refused when the count of uses does not rise (behaviour 37.4)', async () => {
    const { here } = await openAccount('rosa');
    const { authenticator } = await addPasskey(site, here, { counter: 5 });
    const use = async (counter: number) =>
      (await logInByPasskey(site, site.visitor(), authenticator, { counter })).status;
    expect([await use(6), await use(6), await use(4), await use(0), await use(9)]).toEqual([
      302, 401, 401, 401, 302,
    ]);
  });

  test('opens the invite of its own host only (behaviour 37.2)', async () => {
    const { dashboard, query } = await addEventOfAna(site);
    const { here } = await openAccount('sam');
    const other = await addPasskey(site, here);
    const wrong = await logInByPasskey(site, site.visitor(), other.authenticator, { query });
    expect(readWords(wrong)).toContain('Username does not match this invitation.');
    const ana = site.visitor();
    await logInByPassword(ana);
    const own = await addPasskey(site, ana);
    const right = await logInByPasskey(site, site.visitor(), own.authenticator, { query });
    expect(right.location).toBe(dashboard);
  });

  test.each([
    '',
    'x',
    '{}',
    '[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]',
    `{"id":"${'a'.repeat(9000)}"}`,
  ])('is refused with what is no response (behaviour 37.4)', async (text) => {
    const answer = await sendPasskey(site.visitor(), text);
    expect(answer.status).toBe(401);
    expect(readWords(answer)).toContain(refused);
  });
});

describe('a passkey in place of the password', () => {
  test('changes the password and replaces the recovery code (behaviour 37.5)', async () => {
    const { here } = await openAccount('uma');
    const { authenticator } = await addPasskey(site, here);
    const passkey = await confirm(here, authenticator);
    const changed = await send(here, 'change-password', { passkey, password: 'lantern' });
    expect(changed.status).toBe(200);
    expect(
      (await logInByPassword(site.visitor(), { username: 'uma', password: 'lantern' })).status,
    ).toBe(302);
    const code = await send(here, 'replace-code', { passkey: await confirm(here, authenticator) });
    expect(readRecoveryCode(code)).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
    const again = await send(here, 'replace-code', { passkey });
    expect(again.status).toBe(403);
  });

  test('of somebody else changes nothing (behaviour 37.5)', async () => {
    const { here } = await openAccount('vic');
    const other = await openAccount('wes');
    const { authenticator } = await addPasskey(site, other.here);
    const passkey = await confirm(here, authenticator);
    const refusal = await send(here, 'change-password', { passkey, password: 'lantern' });
    expect(refusal.status).toBe(403);
    expect(
      (await logInByPassword(site.visitor(), { username: 'vic', password: 'secret' })).status,
    ).toBe(302);
  });

  test('is tried ten times in a session (behaviour 37.5)', async () => {
    const { here } = await openAccount('xena');
    for (let tried = 0; tried < 10; tried += 1) await send(here, 'replace-code', { passkey: '{}' });
    expect((await send(here, 'replace-code', { current: 'secret' })).status).toBe(429);
  });

  test('is asked for of a signed-in host alone, and by this site alone (behaviour 37.6)', async () => {
    const { here } = await openAccount('yan');
    for (const intent of ['confirm', 'add'] as const) {
      expect((await askChallenge(site.visitor(), intent)).status).toBe(401);
    }
    const elsewhere = { origin: 'https://elsewhere.example' };
    const foreign = await here.post('/api/passkeys', { intent: 'confirm' }, elsewhere);
    expect(foreign.status).toBe(403);
    expect((await here.post('/api/passkeys', { intent: 'other' })).status).toBe(400);
  });
});
