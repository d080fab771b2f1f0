import type { ReactNode } from 'react';
import { href } from 'react-router';

import { Wordmark } from '#app/ui/wordmark.tsx';

import guestPage from './guest-page.js?url&no-inline';

import styles from './guest-screen.module.css';

interface GuestScreenProps {
  title: string;
  /** Where a host gets to from here, once logged in. */
  hostPath: string;
  children: ReactNode;
}

/** The page around an invitation: the host's way in above, whose work it is below, and its one small script. */
export function GuestScreen({ title, hostPath, children }: GuestScreenProps) {
  const logIn = new URLSearchParams({ redirect: hostPath });
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <nav className={styles.top} aria-label="Host">
        <a href={`${href('/hostLogIn')}?${logIn}`} className={styles.logIn}>
          Log in
        </a>
      </nav>
      <main>{children}</main>
      <footer className={styles.foot}>
        <Wordmark />
      </footer>
      <output id="announcer" className="visually-hidden" />
      <script type="module" src={guestPage} />
    </div>
  );
}
