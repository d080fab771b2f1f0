import { getFlagClass } from '#app/ui/brand/flags.ts';

import { hangPennants } from './round-parts.ts';
import type { PhoneView } from './schema.ts';

import styles from './round-garland.module.css';

const width = 320;
const sag = 26;
const edge = 14;
const top = 6;

/** The string's height at a share of the way along it. */
const hang = (along: number) => top + 4 * along * (1 - along) * sag;

/** A pennant for each guest who has it, an outline for each who has not. */
export function RoundGarland({ view: { guests, size, reached } }: { view: PhoneView }) {
  const pennants = hangPennants(guests, size, reached);
  const step = (width - 2 * edge) / Math.max(1, pennants.length);
  const half = Math.min(8, step * 0.4);
  return (
    <svg className={styles.garland} viewBox={`0 0 ${width} 64`} aria-hidden="true">
      <path
        className={styles.string}
        d={`M0 ${top}Q${width / 2} ${top + 2 * sag} ${width} ${top}`}
      />
      {pennants.map((isHung, index) => {
        const x = edge + step * (index + 0.5);
        const along = x / width;
        return (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- a pennant is its place
            key={index}
            className={isHung ? `${styles.flag} ${getFlagClass(index)}` : styles.missing}
            transform={`translate(${x.toFixed(1)} ${hang(along).toFixed(1)}) rotate(${((1 - 2 * along) * 16).toFixed(1)})`}
            d={`M${-half} 0H${half}L0 ${(half * 2.4).toFixed(1)}Z`}
          />
        );
      })}
    </svg>
  );
}
