import { Link } from 'react-router';

import { say } from '#app/platform/language/say.ts';

import { Notice } from './notice.tsx';

interface LogInAgainProps {
  to: string;
  className?: string | undefined;
}

/** In another tab, so that what was typed stays. */
export function LogInAgain({ to, className }: LogInAgainProps) {
  return (
    <Link to={to} target="_blank" className={className}>
      {say('Log in again in a new tab')}
    </Link>
  );
}

interface RefusalNoticeProps {
  refusal: { message: string; signedOut?: boolean | undefined } | null | undefined;
  logIn: string;
}

/** Why a press was refused, with the way back in for a host who is signed out. */
export function RefusalNotice({ refusal, logIn }: RefusalNoticeProps) {
  if (!refusal) return null;
  return (
    <Notice tone="bad">
      {refusal.message} {refusal.signedOut ? <LogInAgain to={logIn} /> : null}
    </Notice>
  );
}
