import { joinClasses } from '#app/ui/classes.ts';

import { hangPennants } from './pennants.ts';

import styles from './garland.module.css';

const colors = [styles.fill, styles.second, styles.third];

interface GarlandProps {
  /** How many people said yes. */
  people: number;
  /** Only those that the reader may know. */
  firstNames: readonly string[];
}

/** Drawn by our own code, with shapes and at most one letter each; the words say the number (behaviour 44.5). */
export function GarlandArt({ people, firstNames }: GarlandProps) {
  if (people === 0) return null;
  const { strings, pennants } = hangPennants(people, firstNames);
  return (
    <svg className={styles.garland} aria-hidden="true">
      {strings.map((top) => (
        <svg
          key={top}
          y={top}
          width="100%"
          height="34"
          viewBox="0 0 100 34"
          preserveAspectRatio="none"
        >
          <path className={styles.string} d="M0 0Q50 68 100 0" />
        </svg>
      ))}
      {pennants.map(({ x, y, letter }, at) => (
        <svg key={`${x} ${y}`} x={`${x}%`} y={y} overflow="visible">
          <g>
            <path className={joinClasses(styles.pennant, colors[at % 3])} d="M-9 0H9L0 24Z" />
            {letter === '' ? null : (
              <text y="11" className={styles.letter}>
                {letter}
              </text>
            )}
          </g>
        </svg>
      ))}
    </svg>
  );
}
