import type { ComponentType } from 'react';

import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { logInPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { defaultRedirect } from './rules.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './log-in.module.css';

interface SignedInProps {
  name: string;
  redirectTo: string;
  /** The targeted invitation belongs to another host. */
  otherHost: boolean;
  /** Signs out and goes to `target`. */
  SignOut: ComponentType<{
    target: string;
    variant?: 'primary' | 'secondary';
    /** This browser's draft is about to be saved. */
    keepsDraft?: boolean;
    children: string;
  }>;
}

/** For a host who is signed in already (behaviour 17.7). */
export function SignedIn({ name, redirectTo, otherHost, SignOut }: SignedInProps) {
  const saving = redirectTo === defaultRedirect;
  return (
    <div className={patterns.stack5}>
      <div className={joinClasses(patterns.stack1, styles.who)}>
        <p className={patterns.muted}>{say("You're already signed in")}</p>
        <p className={styles.name}>{name}</p>
      </div>
      {otherHost ? (
        <>
          <Notice>{say('This invite is linked to a different host login.')}</Notice>
          <SignOut variant="primary" target={logInPath(redirectTo, { stay: true })}>
            {say('Sign out and switch host')}
          </SignOut>
        </>
      ) : null}
      <ButtonLink
        variant={otherHost ? 'secondary' : 'primary'}
        to={otherHost ? addresses.events : redirectTo}
        replace
      >
        {say('Return to your invite')}
      </ButtonLink>
      <SignOut
        target={saving ? logInPath(defaultRedirect, { stay: true }) : addresses.home}
        keepsDraft={saving}
      >
        {say('Sign out to create a new invite')}
      </SignOut>
    </div>
  );
}
