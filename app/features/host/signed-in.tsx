import { href } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PostButton } from '#app/ui/post-button.tsx';

import { logInLink } from './links.ts';
import { defaultRedirect } from './rules.ts';

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
          <SignOut look="primary" target={logInLink(redirectTo)}>
            Sign out and switch host
          </SignOut>
        </>
      ) : null}
      <ButtonLink
        look={otherHost ? 'secondary' : 'primary'}
        to={otherHost ? href('/host/events') : redirectTo}
        replace
      >
        Return to your invite
      </ButtonLink>
      <SignOut target={redirectTo === defaultRedirect ? logInLink() : href('/')}>
        Sign out to create a new invite
      </SignOut>
    </div>
  );
}

interface SignOutProps {
  target: string;
  look?: 'primary' | 'secondary';
  children: string;
}

function SignOut({ target, look = 'secondary', children }: SignOutProps) {
  return (
    <PostButton action={href('/logOut')} fields={{ redirect: target }} look={look}>
      {children}
    </PostButton>
  );
}
