import { classes } from './classes.ts';
import { flagColour } from './flags.ts';

import styles from './loose-garland.module.css';

/** Where a pennant has come to hang or to lie: its place and its turn. */
const pennants: [x: number, y: number, turn: number][] = [
  [34, 25, -12],
  [72, 47, -30],
  [100, 82, -58],
  [113, 122, -78],
  [168, 146, 24],
  [214, 150, -160],
];

/** A garland that has come off its nail: for screens where something is missing. */
export function LooseGarland() {
  return (
    <svg className={styles.garland} viewBox="0 0 250 170" aria-hidden>
      <path className={styles.string} d="M8 12C66 22 122 74 124 148q1 12 14 9 34-9 52-3t44 1" />
      {pennants.map(([x, y, turn], place) => (
        <path
          key={x}
          className={classes(styles.flag, flagColour(place))}
          d="M-13 0H13L0 32Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <circle className={styles.nail} cx="8" cy="12" r="4.5" />
      <circle className={styles.nail} cx="240" cy="12" r="4.5" />
    </svg>
  );
}
