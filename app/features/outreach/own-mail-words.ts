import { say, texts } from '#app/platform/language/say.ts';

import type { HostAddress } from './schema.ts';

const notifyWords = texts({
  now: 'At once',
  daily: 'Once a day',
  never: 'Never',
}) satisfies Readonly<Record<HostAddress['notify'], string>>;

/** How a host hears of answers, as the end of a row. */
export function describeOwnMail(
  isOn: boolean,
  host: Pick<HostAddress, 'isVerified' | 'notify'> | null,
): string {
  if (!isOn) return say('Off');
  if (!host) return say('No address');
  return host.isVerified ? say(notifyWords[host.notify]) : say('Not confirmed');
}
