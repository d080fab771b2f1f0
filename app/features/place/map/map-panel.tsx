import type { ReactNode } from 'react';

import styles from './map-panel.module.css';

/** A placeholder for the embedded map (behaviour 10.23), with text on a street plan. */
export function MapPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.panel}>
      <StreetPlan />
      <div className={styles.words}>{children}</div>
    </section>
  );
}

export function StreetPlan() {
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.park} d="M520 40 664 12 702 108 640 168 548 148Z" />
      <path className={styles.park} d="M96 246 212 222 246 318 128 352Z" />
      <path
        className={styles.water}
        d="M-20 116C90 74 170 150 262 132S404 24 520 214 690 330 830 276"
      />
      <g className={styles.lane}>
        <path d="M-10 40 810-74M-10 196 810 82M-10 274 810 160M-10 430 810 316M-10 352 810 238" />
        <path d="M60-20 126 420M150-20 216 420M330-20 396 420M424-20 490 420M600-20 666 420M700-20 766 420" />
      </g>
      <g className={styles.street}>
        <path d="M-10 118 810 4M240-20 306 420M512-20 578 420M-10 312 810 198" />
        <circle cx="414" cy="255" r="30" />
      </g>
      <path className={styles.avenue} d="M-20 372C160 350 250 276 414 255S650 150 820 140" />
    </svg>
  );
}
