import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { logInLink } from './links.ts';
import { defaultRedirect } from './rules.ts';
import { SignOutButton } from './sign-out-button.tsx';

import styles from './log-in.module.css';

interface SignedInProps {
  name: string;
  /** Where the log-in leads. */
  redirectTo: string;
  /** The targeted invitation belongs to another host. */
  otherHost: boolean;
}

/** The login screen for somebody who is signed in already (spec §2). */
export function SignedIn({ name, redirectTo, otherHost }: SignedInProps) {
  return (
    <div className={styles.stack}>
      <div className={styles.who}>
        <p className={styles.lead}>{"You're already signed in"}</p>
        <p className={styles.name}>{name}</p>
      </div>
      {otherHost ? (
        <>
          <Notice>This invite is linked to a different host login.</Notice>
          <SignOutButton look="primary" redirect={logInLink(redirectTo)}>
            Sign out and switch host
          </SignOutButton>
        </>
      ) : (
        <>
          <ButtonLink look="primary" to={redirectTo} replace>
            Return to your invite
          </ButtonLink>
          <SignOutButton redirect={redirectTo === defaultRedirect ? logInLink() : '/'}>
            Sign out to create a new invite
          </SignOutButton>
        </>
      )}
    </div>
  );
}
