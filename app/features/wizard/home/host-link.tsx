import { Suspense } from 'react';
import { Await, Link } from 'react-router';

import { getEventsPath, logInPath } from '#app/platform/paths.ts';

import styles from './host-link.module.css';

export interface HostState {
  /** Whether a host is signed in. Known at once in a page from the server. */
  signedIn: boolean | Promise<boolean>;
}

/** The way to the signed-in host's events, or to the login (behaviour 2.5). */
export function HostLink({ signedIn }: HostState) {
  return (
    <Suspense>
      <Await resolve={signedIn}>
        {(isHost) => (
          <Link className={styles.link} to={isHost ? getEventsPath() : logInPath(getEventsPath())}>
            {isHost ? 'Your events' : 'Host log in'}
          </Link>
        )}
      </Await>
    </Suspense>
  );
}
