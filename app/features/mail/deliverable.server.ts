import { domainToASCII } from 'node:url';

import { isMailAddress } from '#app/platform/mail-address.ts';

/**
 * What limits count mail by: an address without what follows a plus and without dots before the '@', which large
 * providers ignore, in lower case. Two people whose addresses differ in dots alone share a limit (behaviour 29.22).
 */
export function toMailbox(address: string): string {
  const [local = '', domain = ''] = (toDeliverable(address) ?? address)
    .trim()
    .toLowerCase()
    .split('@');
  const [name = ''] = local.replaceAll('.', '').split('+');
  return `${name || local}@${domain}`;
}

/** A single mailbox with its domain in ASCII, which all servers read alike; null for others and for reserved domains. */
export function toDeliverable(address: string): string | null {
  if (address.length > 320 || !isMailAddress(address)) return null;
  const [local = '', domain = ''] = address.split('@');
  const ascii = domainToASCII(domain);
  const isName = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(ascii) && !/(?:^|\.)invalid$/i.test(ascii);
  return isName ? `${local}@${ascii}` : null;
}
