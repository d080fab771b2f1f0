import { say, texts } from '#app/platform/language/say.ts';

import { logInMessages } from '../messages.ts';
import type { ProviderProblem } from './schema.ts';

/** With the name of the provider. */
const named = texts({
  unreachable: 'We couldn’t reach {name}. Please try again in a moment.',
  misconfigured: 'This site and {name} don’t fit together yet. Please tell whoever runs this site.',
  refused: 'We couldn’t accept what {name} answered. Please try again.',
  canceled: 'You didn’t finish at {name}. Nothing was changed.',
  'other-host':
    'That account at {name} opens another account here. Use another, or unlink it there.',
  'not-yours': 'That account at {name} isn’t the one linked here. Nothing was changed.',
  unproven: '{name} didn’t say that you logged in there just now. Please try again.',
  linked: 'An account at {name} is linked already. Unlink it first.',
  unnamed: '{name} didn’t say who you are. Please tell whoever runs this site.',
});

const plain: Record<Exclude<ProviderProblem, keyof typeof named>, string> = {
  ...texts({
    lost: 'That began too long ago, or in another browser. Please try again.',
    'only-way': 'This is your only way to log in. Set a password or add a passkey first.',
  }),
  'too-many': logInMessages['too-many'],
  locked: logInMessages.locked,
  'registration-closed': logInMessages['registration-closed'],
  'registration-invited': logInMessages['registration-invited'],
  'wrong-registration-link': logInMessages['wrong-registration-link'],
  unexpected: logInMessages.unexpected,
};

/** Where hosts have no passwords, nothing can take the link's place. */
export const { onlyWayHere } = texts({ onlyWayHere: 'This is the only way to log in here.' });

const isNamed = (problem: ProviderProblem): problem is keyof typeof named =>
  Object.hasOwn(named, problem);

/** What a host reads (behaviour 47.6). */
export function describeProviderProblem(problem: ProviderProblem, name: string): string {
  if (!isNamed(problem)) return say(plain[problem]);
  const first = name.charAt(0).toUpperCase() + name.slice(1);
  return say(named[problem], { name: problem === 'unnamed' ? first : name });
}

/** Null for any other text, as an address may carry it. */
export function readProviderProblem(text: string | null): ProviderProblem | null {
  return text !== null && (Object.hasOwn(named, text) || Object.hasOwn(plain, text))
    ? (text as ProviderProblem)
    : null;
}
