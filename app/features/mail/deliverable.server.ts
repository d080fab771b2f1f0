import { domainToASCII } from 'node:url';

/**
 * The address as it is sent to: one mailbox at a domain in the letters of DNS, so that nobody reads more into it. Null
 * for what is no address, and for the names that are reserved for nobody.
 */
export function toDeliverable(address: string): string | null {
  const [, local = '', domain = ''] =
    /^([^\s\p{C}"(),:;<>[\\\]@]+)@([^\s\p{C}"(),:;<>[\\\]@]+)$/u.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  const isName = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(ascii) && !/(?:^|\.)invalid$/i.test(ascii);
  return isName && address.length <= 320 ? `${local}@${ascii}` : null;
}
