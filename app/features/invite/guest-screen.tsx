import confetti from 'canvas-confetti/dist/confetti.module.mjs?url&no-inline';
import type { ReactNode } from 'react';

import './guest-motion.css';
import './guest-print.css';

import { href } from 'react-router';

import type { Look } from '#app/features/theme/look.ts';
import { Canopy } from '#app/ui/canopy.tsx';
import { classes } from '#app/ui/classes.ts';
import { Wordmark } from '#app/ui/wordmark.tsx';

import guestPage from './guest-page.js?url&no-inline';

import styles from './guest-screen.module.css';

interface GuestScreenProps {
  title: string;
  /** Where a host gets to from here, once logged in. */
  hostPath: string;
  /** Absent where the page is Festoon's own. */
  look?: Pick<Look, 'motion' | 'confetti'>;
  children: ReactNode;
}

/** The page around an invitation: the host's way in above, whose work it is below, and its one small script. */
export function GuestScreen({ title, hostPath, look, children }: GuestScreenProps) {
  const logIn = new URLSearchParams({ redirect: hostPath });
  return (
    <div
      className={classes(styles.page, look ? styles.party : styles.house)}
      data-motion={look?.motion}
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Top own={look === undefined}>
        <nav className={styles.top} aria-label="Host">
          <a href={`${href('/hostLogIn')}?${logIn}`} className={styles.logIn}>
            Log in
          </a>
        </nav>
      </Top>
      <main>{children}</main>
      <footer className={styles.foot}>
        <Wordmark />
        {look && (look.motion !== 'still' || look.confetti) ? <MotionSwitch /> : null}
      </footer>
      <output id="announcer" className="visually-hidden" />
      <script
        type="module"
        src={guestPage}
        data-confetti={look?.confetti ? confetti : undefined}
        data-colors={look?.confetti?.join(' ')}
      />
    </div>
  );
}

/** Above a page of Festoon's own its canopy begins. */
function Top({ own, children }: { own: boolean; children: ReactNode }) {
  return own ? <Canopy hem={false}>{children}</Canopy> : children;
}

/** Stops and starts what moves on the page, and remembers it; there once the page's script is. */
function MotionSwitch() {
  return (
    <button type="button" id="motion" className={styles.motion} hidden>
      Pause motion
    </button>
  );
}
