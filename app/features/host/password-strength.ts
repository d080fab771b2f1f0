import { say } from '#app/platform/language/say.ts';

import { normalizeUsername, passwordMin } from './rules.ts';

/** Parts of frequent passwords, which are accepted nevertheless. */
const common = [
  '12345',
  '54321',
  '11111',
  '00000',
  'qwert',
  'azerty',
  'asdf',
  'zxcv',
  'abc123',
  'abcdef',
  'password',
  'passw',
  'secret',
  'letmein',
  'welcome',
  'iloveyou',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'master',
  'superman',
  'login',
  'admin',
  'party',
  'festoon',
];

function isGuessable(password: string, username: string): boolean {
  const text = password.toLowerCase();
  if (username !== '' && (text.includes(username) || username.includes(text))) return true;
  const rest = common.reduce((left, word) => left.replaceAll(word, ''), text);
  return text.length - rest.length > 0 && rest.length < 6;
}

/** How hard a new password is to guess; null while it is too short. */
export function describeStrength(password: string, typedUsername = ''): string | null {
  if (password.length < passwordMin) return null;
  const varied = new Set(password).size;
  const username = normalizeUsername(typedUsername);
  if (password.length < 8 || varied < 5 || isGuessable(password, username)) {
    return say('Easy to guess: a few unrelated words would be safer.');
  }
  return password.length < 12 || varied < 8 ? say('Fair: longer is safer.') : say('Hard to guess.');
}
