import { texts } from '#app/platform/language/say.ts';

import { logInMessages } from '../messages.ts';

export const passkeyMessages = texts({
  none: 'Passkeys don’t work at this address.',
  unmade: 'This browser didn’t create a passkey. Passkeys need JavaScript.',
  'wrong-passkey': logInMessages['wrong-passkey'],
  'too-many-passkeys': 'You have 10 passkeys, which is the limit. Please remove one first.',
  'known-passkey': 'This passkey was added already.',
  'only-way': 'This is your only way to log in. Set a password first.',
  unused: 'No passkey was used. You can try again.',
  unsupported: 'This browser has no passkeys.',
});
