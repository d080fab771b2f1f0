import type { HostAddress } from './schema.ts';

const notifyWords: Readonly<Record<HostAddress['notify'], string>> = {
  now: 'At once',
  daily: 'Once a day',
  never: 'Never',
};

/** How a host hears of answers, as the end of a row. */
export function describeOwnMail(
  isOn: boolean,
  host: Pick<HostAddress, 'isVerified' | 'notify'> | null,
): string {
  if (!isOn) return 'Off';
  if (!host) return 'No address';
  return host.isVerified ? notifyWords[host.notify] : 'Not confirmed';
}
