import { useLocation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { logInPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { logInMessages } from './messages.ts';

import patterns from '#app/ui/patterns.module.css';

interface UnknownInviteProps {
  problem: 'invite-missing' | 'invite-unreadable';
  redirectTo: string;
}

/** The targeted invitation cannot be loaded (behaviour 17.21). */
export function UnknownInvite({ problem, redirectTo }: UnknownInviteProps) {
  const location = useLocation();
  return (
    <div className={patterns.stack5}>
      <Notice tone="bad">{logInMessages[problem]}</Notice>
      {problem === 'invite-unreadable' ? (
        <ButtonLink variant="primary" to={logInPath(redirectTo)} replace>
          {say('Try again')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={location.pathname} replace>
          {say('Log in without an invite')}
        </ButtonLink>
      )}
      <ButtonLink to="/" reloadDocument>
        {say('Back to start')}
      </ButtonLink>
    </div>
  );
}
