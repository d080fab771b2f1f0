import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readSettings } from '#app/platform/settings.server.ts';
import { verifyDkim } from '#tests/setup/dkim.ts';
import { type SmtpSink, openSmtpSink } from '#tests/setup/smtp-server.ts';

import { createMailTransport } from './transport.server.ts';

const pem = { format: 'pem' } as const;
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { ...pem, type: 'pkcs8' },
  publicKeyEncoding: { ...pem, type: 'spki' },
});

const mail = {
  messageId: '<one@festoon.example>',
  from: { name: 'Zoë via Festoon', address: 'invitations@festoon.example' },
  to: { name: 'Chiara', address: 'chiara@example.org' },
  subject: 'You’re invited: Garden Supper, with a subject so long that its line is folded twice 🎉',
  html: '<p>Come  to the garden. </p>\n\n',
  text: 'Come  to the garden. \n.\n\n\n',
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<https://festoon.example/guest/1/stop?t=${'s'.repeat(90)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

describe('signed mail', () => {
  let folder: string;
  let sink: SmtpSink;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'festoon-signing-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    sink = await openSmtpSink();
  });
  afterEach(() => sink.stop());

  function open(url: string, key: string) {
    const file = path.join(folder, 'dkim.pem');
    writeFileSync(file, key);
    const transport = createMailTransport(
      readSettings({
        SMTP_URL: url,
        MAIL_FROM: 'invitations@festoon.example',
        DKIM_DOMAIN: 'festoon.example',
        DKIM_SELECTOR: 'post',
        DKIM_KEY_FILE: file,
      }),
    );
    return transport!;
  }

  async function receive(): Promise<string> {
    const transport = open(sink.url, privateKey);
    expect(await transport.send(mail)).toMatchObject({ ok: true });
    transport.close();
    return Buffer.from(sink.received[0]?.raw ?? '').toString('latin1');
  }

  test('passes another program’s check, with the unsubscribe button among what is signed (behaviour 29.19)', async () => {
    const raw = await receive();
    const { holds, tags, signed } = verifyDkim(raw, publicKey);
    expect(holds).toBe(true);
    expect([tags.get('d'), tags.get('s')]).toEqual(['festoon.example', 'post']);
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'auto-submitted']),
    );
    expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  });

  test.each([
    ['the button', /List-Unsubscribe=One-Click/, 'List-Unsubscribe=Never'],
    ['the address of the button', /stop\?t=s/, 'stop?t=x'],
    ['the text', /to the garden/, 'to the prison'],
    ['the sender', /invitations@/, 'somebody@'],
  ])('fails it once %s was changed on the way (behaviour 29.19)', async (_, from, to) => {
    const raw = await receive();
    const changed = raw.replace(from, to);
    expect(changed).not.toBe(raw);
    expect(verifyDkim(changed, publicKey).holds).toBe(false);
  });

  test('is written to a folder with its signature too', async () => {
    const transport = open(`file:${folder}`, privateKey);
    await transport.send(mail);
    const raw = readFileSync(path.join(folder, 'one.eml'), 'latin1');
    expect(verifyDkim(raw, publicKey).holds).toBe(true);
  });

  test.each([
    ['a text that is no key', 'no key'],
    [
      'a key that mail servers could not check',
      generateKeyPairSync('ed25519').privateKey.export({ ...pem, type: 'pkcs8' }) as string,
    ],
  ])('%s stops the start: mail would go out unsigned (behaviour 29.19)', (_, key) => {
    expect(() => open(sink.url, key)).toThrow(/^DKIM_KEY_FILE cannot be read: [^\n]+$/);
  });
});
