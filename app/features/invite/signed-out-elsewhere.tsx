import { Link } from 'react-router';

import { Notice } from '#app/ui/notice.tsx';

import { messages } from './messages.ts';
import type { Refused } from './use-guest-window.ts';

/** Why new answers do not arrive any more. What was typed stays where it is. */
export function SignedOutElsewhere({ refused, logIn }: { refused: Refused | null; logIn: string }) {
  if (refused === null) return null;
  if (refused !== 401) {
    return <Notice tone="bad">{refused === 404 ? messages.notFound : messages.wrongHost}</Notice>;
  }
  return (
    <Notice tone="bad">
      {messages.signedOutElsewhere}{' '}
      <Link to={logIn} target="_blank">
        Log in again in a new tab
      </Link>
    </Notice>
  );
}
