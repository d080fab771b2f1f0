import { Link } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SkipLink } from '#app/ui/skip-link.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './host-bar.module.css';

interface HostBarProps {
  hostName: string;
  eventsLink?: boolean;
  /** False on a screen with a sign-out of its own. */
  signOut?: boolean;
  /** False if another canopy follows. */
  hem?: boolean;
}

export function HostBar({ hostName, eventsLink, signOut = true, hem = true }: HostBarProps) {
  return (
    <Canopy bleed hem={hem} className={joinClasses(patterns.offPaper, styles.bar)}>
      <SkipLink />
      <Wordmark />
      <div className={styles.host}>
        <p>
          Signed in as <strong>{hostName}</strong>
        </p>
        {eventsLink ? (
          <Link className={joinClasses(patterns.link, styles.link)} to={addresses.events}>
            Your events
          </Link>
        ) : null}
        <Link className={joinClasses(patterns.link, styles.link)} to={addresses.account}>
          Account
        </Link>
        {signOut ? (
          <SignOut target={addresses.home} variant="quiet">
            Sign out
          </SignOut>
        ) : null}
      </div>
    </Canopy>
  );
}
