import confetti from 'canvas-confetti/dist/confetti.module.mjs?url&no-inline';
import type { ReactNode } from 'react';

import './guest-layout.css';
import './guest-motion.css';
import './guest-print.css';
import './language/typography.css';

import type { Look } from '#app/features/theme/look.ts';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { logInPath } from '#app/platform/paths.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import guestPage from './guest-page.js?url&no-inline';

import fold from './foot-fold.module.css';
import styles from './guest-screen.module.css';

interface GuestScreenProps {
  title: string;
  hostPath: string;
  /** Absent on a page in Festoon's own design. */
  look?: Pick<Look, 'motion' | 'confetti'>;
  /** When the words of the page change next (epoch ms). */
  turn?: number | null;
  /** Folded at the foot. */
  about?: ReactNode;
  /** The switch to another language, at the foot. */
  languages?: ReactNode;
  /** Absent on a page without an answer. */
  status?: ReactNode;
  children: ReactNode;
}

export function GuestScreen({
  title,
  hostPath,
  look,
  turn,
  about,
  languages = null,
  status,
  children,
}: GuestScreenProps) {
  const { say } = usePageWords();
  return (
    <div
      className={joinClasses(styles.page, look ? styles.party : styles.house)}
      data-motion={look?.motion}
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {status === undefined ? null : (
        <a href="#answer" className={styles.skip}>
          {say('goToAnswer')}
        </a>
      )}
      <Top own={look === undefined}>
        <div className={styles.top}>
          {status}
          <nav className={styles.host} aria-label={say('hostNavigation')}>
            <a href={logInPath(hostPath)} className={styles.logIn}>
              {say('logIn')}
            </a>
          </nav>
        </div>
      </Top>
      <main>{children}</main>
      <Foot look={look} languages={languages}>
        {about}
      </Foot>
      <output id="announcer" className="visually-hidden" />
      <script
        type="module"
        src={guestPage}
        fetchPriority="low"
        data-turn={turn ?? undefined}
        data-confetti={look?.confetti ? confetti : undefined}
        data-colors={look?.confetti?.join(' ')}
      />
    </div>
  );
}

interface FootProps extends Pick<GuestScreenProps, 'languages'> {
  look: GuestScreenProps['look'] | undefined;
  children: ReactNode;
}

function Foot({ look, languages, children }: FootProps) {
  const { say } = usePageWords();
  if (!look) {
    return (
      <footer className={styles.foot}>
        {languages}
        <Wordmark />
      </footer>
    );
  }
  return (
    <footer className={styles.foot}>
      <details className={fold.fold}>
        <summary>{say('aboutInvitation')}</summary>
        {children}
        <div className={styles.quiet}>
          {look.motion !== 'still' || look.confetti ? <MotionSwitch /> : null}
          <PrintButton />
          <span>{say('madeWith')}</span>
        </div>
      </details>
      {languages}
    </footer>
  );
}

/** On a page in Festoon's own design the canopy starts here. */
function Top({ own, children }: { own: boolean; children: ReactNode }) {
  return own ? <Canopy hem={false}>{children}</Canopy> : children;
}

/** Made visible by the page's script, because printing needs a script. So is the motion switch. */
function PrintButton() {
  return (
    <button type="button" data-print="" className={styles.motion} hidden>
      {usePageWords().say('print')}
    </button>
  );
}

/** What it says next is in its data. */
function MotionSwitch() {
  const { say } = usePageWords();
  const [pause, play] = [say('pauseMotion'), say('playMotion')];
  return (
    <button
      type="button"
      id="motion"
      className={styles.motion}
      data-pause={pause}
      data-play={play}
      hidden
    >
      {pause}
    </button>
  );
}
