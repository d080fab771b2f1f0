import { messages } from '#app/features/invite/messages.ts';
import { say } from '#app/platform/language/say.ts';
import { LogInAgain } from '#app/ui/log-in-again.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { Refused } from './use-guest-window.ts';

/** Explains why new answers stop arriving. Typed text stays on the screen. */
export function SignedOutElsewhere({ refused, logIn }: { refused: Refused | null; logIn: string }) {
  if (refused === null) return null;
  if (refused !== 401) {
    return (
      <Notice tone="bad">{say(refused === 404 ? messages.notFound : messages.wrongHost)}</Notice>
    );
  }
  return (
    <Notice tone="bad">
      {say(messages.signedOutElsewhere)} <LogInAgain to={logIn} />
    </Notice>
  );
}
