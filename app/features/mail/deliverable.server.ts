import { domainToASCII } from 'node:url';

/**
 * The address in the form that mail servers get: a single mailbox, with its domain in ASCII, so that no server can read
 * it differently. Null for any other text, and for reserved domains that have no mail.
 */
export function toDeliverable(address: string): string | null {
  const [, local = '', domain = ''] =
    /^([^\s\p{C}"(),:;<>[\\\]@]+)@([^\s\p{C}"(),:;<>[\\\]@]+)$/u.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  const isName = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(ascii) && !/(?:^|\.)invalid$/i.test(ascii);
  return isName && address.length <= 320 ? `${local}@${ascii}` : null;
}
