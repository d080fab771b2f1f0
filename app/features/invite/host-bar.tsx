import { type ReactNode, type SubmitEvent } from 'react';
import { Link, href } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import styles from './host-bar.module.css';

interface SignOutProps {
  /** The path to go to, signed out. */
  redirect: string;
  look?: 'primary' | 'secondary' | 'quiet';
  /** Takes over the form's sending. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A button that signs the host out and goes on; a plain form, so that nothing of the host stays in memory. */
export function SignOutButton({ redirect, look, onSubmit, children }: SignOutProps) {
  return (
    <form method="post" action={href('/logOut')} onSubmit={onSubmit}>
      <input type="hidden" name="redirect" value={redirect} />
      <Button type="submit" look={look ?? 'secondary'}>
        {children}
      </Button>
    </form>
  );
}

/** The head of the host's own screens: the product, who is signed in, and the way out. */
export function HostBar({ hostName, eventsLink }: { hostName: string; eventsLink?: boolean }) {
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Wordmark />
      <div className={styles.host}>
        <p>
          Signed in as <strong>{hostName}</strong>
        </p>
        {eventsLink ? (
          <Link className={styles.link} to={href('/host/events')}>
            Your events
          </Link>
        ) : null}
        <SignOutButton redirect={href('/')} look="quiet">
          Sign out
        </SignOutButton>
      </div>
    </header>
  );
}
