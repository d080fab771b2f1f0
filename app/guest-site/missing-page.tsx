import type { ReactNode } from 'react';

import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';

import { GuestScreen } from './guest-screen.tsx';

import styles from './missing-page.module.css';

/** Keeps its loading state (behaviour 13.10). */
export function MissingPage({ languages }: { languages: ReactNode }) {
  return (
    <GuestScreen
      title={usePageWords().say('invitationNotFound')}
      hostPath={addresses.events}
      languages={languages}
    >
      <MissingInvitation />
    </GuestScreen>
  );
}

function MissingInvitation() {
  const { say } = usePageWords();
  return (
    <Canopy as="div" className={styles.sky}>
      <article className={styles.words} id="waiting">
        <svg className={styles.letter} viewBox="0 0 440 140" aria-hidden="true">
          <path className={styles.way} d="M6 92C52 8 112 26 122 72S66 126 74 78 176 8 294 82" />
          <g transform="translate(300 34) rotate(-7)">
            <path className={styles.envelope} d="M0 0H124V86H0Z" />
            <path className={styles.fold} d="M0 86 48 44M124 86 76 44" />
            <path className={styles.flap} d="M0 0 62 54 124 0Z" />
            <circle className={styles.seal} cx="62" cy="50" r="13" />
          </g>
        </svg>
        <p className={styles.loading}>{say('loadingInvitation')}</p>
        <h1 className={styles.heading}>{say('cannotFindInvitation')}</h1>
        <p className={styles.lead}>{say('checkTheLink')}</p>
      </article>
    </Canopy>
  );
}
