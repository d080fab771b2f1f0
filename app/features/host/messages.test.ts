import { expect, test } from 'vitest';

import { logInMessages } from './messages.ts';
import { passkeyMessages } from './passkeys/messages.ts';
import { mostPasskeys } from './passkeys/schema.ts';
import { passwordMax, passwordMin } from './rules.ts';

test.each([
  [logInMessages['weak-password'], passwordMin],
  [logInMessages['long-password'], passwordMax],
  [passkeyMessages['too-many-passkeys'], mostPasskeys],
])('“%s” names the limit', (message, limit) => {
  expect(message).toContain(` ${limit} `);
});
