import { domainToASCII } from 'node:url';

/** A single mailbox with its domain in ASCII, which all servers read alike; null for others and for reserved domains. */
export function toDeliverable(address: string): string | null {
  const [, local = '', domain = ''] =
    /^([^\s\p{C}"(),:;<>[\\\]@]+)@([^\s\p{C}"(),:;<>[\\\]@]+)$/u.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  const isName = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(ascii) && !/(?:^|\.)invalid$/i.test(ascii);
  return isName && address.length <= 320 ? `${local}@${ascii}` : null;
}
