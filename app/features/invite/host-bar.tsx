import { Link, href } from 'react-router';

import { Canopy } from '#app/ui/canopy.tsx';
import { PostButton } from '#app/ui/post-button.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import styles from './host-bar.module.css';

interface HostBarProps {
  hostName: string;
  eventsLink?: boolean;
  /** Off where more canopy follows. */
  hem?: boolean;
}

/** The head of the host's own screens: the product, who is signed in, and the way out. */
export function HostBar({ hostName, eventsLink, hem = true }: HostBarProps) {
  return (
    <Canopy bleed hem={hem} className={styles.bar}>
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
        <PostButton action={href('/logOut')} fields={{ redirect: href('/') }} look="quiet">
          Sign out
        </PostButton>
      </div>
    </Canopy>
  );
}
