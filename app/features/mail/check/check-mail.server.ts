import { createPublicKey } from 'node:crypto';

import { readSigning } from '#app/features/mail/transport/signing.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { findBounces } from '../returned/envelope.ts';
import type { Dns } from './dns.server.ts';
import { type MailFinding, type SentAs, judgeSender } from './mail-check.ts';

const domainOf = (address: string) => address.split('@')[1] ?? '';

/** Null where mail is not signed here. */
function readKey(settings: Settings): SentAs['key'] {
  const signing = readSigning(settings);
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector } = settings;
  if (!signing || !domain) return null;
  const key = createPublicKey(signing.privateKey as string);
  return {
    name: `${selector}._domainkey.${domain}`,
    domain,
    publicKey: key.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Null where no mail server is set. */
function readSentAs(settings: Settings): SentAs | null {
  const { SMTP_URL: target, MAIL_FROM: from } = settings;
  if (!from || !target || !('url' in target)) return null;
  const domain = domainOf(from.address);
  return {
    domain,
    returnDomain: domainOf(findBounces(settings) ?? from.address),
    server: new URL(target.url).hostname,
    key: readKey(settings),
  };
}

/** Of the domain itself, or else of the nearest one above it, but for a top-level domain. */
async function listPolicies(dns: Dns, domain: string): Promise<string[]> {
  const labels = domain.split('.');
  for (let at = 0; at === 0 || at < labels.length - 1; at += 1) {
    const texts = await dns.listTxt(`_dmarc.${labels.slice(at).join('.')}`);
    if (texts.length > 0) return texts;
  }
  return [];
}

const orUnknown = (asked: Promise<string[]>) => asked.catch(() => null);

/**
 * Looks up what the DNS says of the sender, and judges it (behaviour 29.34). Null where no mail server is set. Throws a
 * `SettingsError` for a key that cannot be read.
 */
export async function checkMail(settings: Settings, dns: Dns): Promise<MailFinding[] | null> {
  const sent = readSentAs(settings);
  if (!sent) return null;
  const [mx, spf, dkim, dmarc] = await Promise.all([
    orUnknown(dns.listMx(sent.domain)),
    orUnknown(dns.listTxt(sent.returnDomain)),
    sent.key ? orUnknown(dns.listTxt(sent.key.name)) : null,
    orUnknown(listPolicies(dns, sent.domain)),
  ]);
  return judgeSender(sent, { mx, spf, dkim, dmarc });
}
