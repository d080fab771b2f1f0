import * as addresses from '#app/platform/addresses.ts';
import { Canopy } from '#app/ui/brand/canopy.tsx';

import { GuestScreen } from './guest-screen.tsx';

import styles from './missing-page.module.css';

/** Keeps its loading state (behaviour 13.10). */
export function MissingPage() {
  return (
    <GuestScreen title="Invitation not found" hostPath={addresses.events}>
      <MissingInvitation />
    </GuestScreen>
  );
}

function MissingInvitation() {
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
        <p className={styles.loading}>Loading invitation...</p>
        <h1 className={styles.heading}>We can’t find this invitation</h1>
        <p className={styles.lead}>
          Please check the link with your host: a letter may be missing from it. If the invitation
          arrives later, it appears here by itself.
        </p>
      </article>
    </Canopy>
  );
}
