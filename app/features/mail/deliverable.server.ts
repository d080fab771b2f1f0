import { domainToASCII } from 'node:url';

import { isMailAddress } from '#app/platform/mail-address.ts';

/** A single mailbox with its domain in ASCII, which all servers read alike; null for others and for reserved domains. */
export function toDeliverable(address: string): string | null {
  if (address.length > 320 || !isMailAddress(address)) return null;
  const [local = '', domain = ''] = address.split('@');
  const ascii = domainToASCII(domain);
  const isName = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(ascii) && !/(?:^|\.)invalid$/i.test(ascii);
  return isName ? `${local}@${ascii}` : null;
}
