import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';

import { expect, test } from 'vitest';

import { appoint } from '#app/features/host/administrators.server.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { makeTree } from '#tests/setup/tree.ts';
import { readWords } from '#tests/setup/words.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const sender = {
  SMTP_URL: 'smtp://smtp.example.org:587',
  MAIL_FROM: 'Festoon <hello@party.example.org>',
};
const sign = () => ({
  DKIM_DOMAIN: 'example.org',
  DKIM_SELECTOR: 'f1',
  DKIM_KEY_FILE: path.join(makeTree({ 'dkim.pem': pem }), 'dkim.pem'),
});

/** Answers with these texts; a name that is not among them fails like a name server that is away. */
function makeDns(texts: Record<string, string[]>) {
  const asked: string[] = [];
  const find = async (name: string) => {
    asked.push(name);
    const found = texts[name];
    if (!found) throw new Error(`ETIMEOUT ${name}`);
    return found;
  };
  return { asked, dns: { listMx: (name: string) => find(`MX ${name}`), listTxt: find } };
}

async function readCheck(site: Site): Promise<string> {
  const { host, visitor } = await logIn(site, 'admin');
  await appoint(site.db, host.uid, 1);
  return readWords(await visitor.get('/admin/mail'));
}

test('an administrator reads what the DNS says of the sender, and which records are missing (behaviour 29.34)', async () => {
  const { asked, dns } = makeDns({
    'MX party.example.org': ['mx.example.org'],
    'party.example.org': [],
    'f1._domainkey.example.org': [`v=DKIM1; p=${published}`],
    '_dmarc.party.example.org': [],
    '_dmarc.example.org': ['v=DMARC1; p=reject'],
  });
  await using site = await open({ ...sender, ...sign() }, dns);
  const said = await readCheck(site);
  expect(said).toContain('Mail to party.example.org arrives at mx.example.org.');
  expect(said).toContain('party.example.org has no SPF record');
  expect(said).toContain('v=spf1 mx a:smtp.example.org ~all');
  expect(said).toContain('Mail is signed with the key that f1._domainkey.example.org has.');
  expect(said).toContain('only claims to be from it: reject.');
  expect(asked).not.toContain('_dmarc.org');
});

test('name servers that are away are said, and no fault (behaviour 29.34)', async () => {
  await using site = await open(sender, makeDns({}).dns);
  const said = await readCheck(site);
  expect(said).toContain('The records of party.example.org could not be looked up. Try again.');
  expect(said).toContain('Mail is not signed here: your mail server has to sign it.');
});

test('without a mail server nothing is asked, and other hosts find no page (behaviour 29.34, 46.7)', async () => {
  const { asked, dns } = makeDns({});
  await using site = await open({}, dns);
  expect(await readCheck(site)).toContain('No mail server is set: nothing is sent.');
  const { visitor } = await logIn(site, 'ben');
  expect((await visitor.get('/admin/mail')).status).toBe(404);
  expect(asked).toEqual([]);
});

async function open(env: Record<string, string>, dns: ReturnType<typeof makeDns>['dns']) {
  const site = await openSite(env, { dns });
  return Object.assign(site, { [Symbol.asyncDispose]: () => site.close() });
}
