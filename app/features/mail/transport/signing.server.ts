import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { DKIMOptions } from 'nodemailer';

import { type Settings, SettingsError } from '#app/platform/settings.server.ts';

/** RFC 8058 requires a signature over both unsubscribe fields; the library's own list has one of them. */
const signedFields = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

type SigningSettings = Pick<Settings, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY_FILE'>;

/** Null without a key (behaviour 29.19). Throws a `SettingsError` for an unusable key: mail would be sent unsigned. */
export function readSigning(settings: SigningSettings): DKIMOptions | null {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE } = settings;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY_FILE) return null;
  return {
    domainName: DKIM_DOMAIN,
    keySelector: DKIM_SELECTOR,
    privateKey: readKey(DKIM_KEY_FILE),
    headerFieldNames: signedFields.join(':'),
  };
}

function readKey(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    const { asymmetricKeyType: type } = createPrivateKey(text);
    if (type !== 'rsa') throw new Error(`it holds a key of the type ${type}, not RSA`);
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DKIM_KEY_FILE cannot be read: ${reason}`);
  }
}
