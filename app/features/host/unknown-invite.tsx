import { useLocation } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { logInLink } from './links.ts';
import { logInMessages } from './messages.ts';

import styles from './log-in.module.css';

interface UnknownInviteProps {
  problem: 'invite-missing' | 'invite-unreadable';
  redirectTo: string;
}

/** The login screen when the invitation it should open cannot be had (spec §8), and the ways on. */
export function UnknownInvite({ problem, redirectTo }: UnknownInviteProps) {
  const location = useLocation();
  return (
    <div className={styles.stack}>
      <Notice tone="bad">{logInMessages[problem]}</Notice>
      {problem === 'invite-unreadable' ? (
        <ButtonLink look="primary" to={logInLink(redirectTo)} replace>
          Try again
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" to={location.pathname} replace>
          Log in without an invite
        </ButtonLink>
      )}
      <ButtonLink to="/">Back to start</ButtonLink>
    </div>
  );
}
