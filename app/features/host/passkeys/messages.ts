import { logInMessages } from '../messages.ts';
import { mostPasskeys } from './schema.ts';

/** Messages for the host about passkeys. */
export const passkeyMessages = {
  none: 'This address cannot have passkeys.',
  unmade: 'This browser did not make a passkey. It needs JavaScript.',
  'wrong-passkey': logInMessages['wrong-passkey'],
  'too-many-passkeys': `You have ${mostPasskeys} passkeys, the most there can be. Please remove one first.`,
  'known-passkey': 'This passkey was added already.',
  unused: 'No passkey was used. You can try again.',
  unsupported: 'This browser has no passkeys.',
} as const;
