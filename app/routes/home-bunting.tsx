import { classes } from '#app/ui/classes.ts';
import { flagColour } from '#app/ui/flags.ts';

import styles from './home-bunting.module.css';

const swagWidth = 260;
const sag = 34;
const flagsInSwag = 6;
/** After two swags the four colours are back where they began. */
const tileWidth = 2 * swagWidth;

/** Bunting across the whole page, hung in the middle, however wide the window is. */
export function HomeBunting() {
  return (
    <svg className={styles.bunting} aria-hidden>
      <defs>
        <pattern
          id="bunting"
          x={-swagWidth}
          width={tileWidth}
          height="110"
          patternUnits="userSpaceOnUse"
        >
          <Swag left={0} first={0} />
          <Swag left={swagWidth} first={flagsInSwag} />
        </pattern>
      </defs>
      <svg x="50%" overflow="visible">
        <rect x="-5200" width="10400" height="110" fill="url(#bunting)" />
      </svg>
    </svg>
  );
}

function Swag({ left, first }: { left: number; first: number }) {
  const top = 6;
  return (
    <g transform={`translate(${left} ${top})`}>
      {Array.from({ length: flagsInSwag }, (_, index) => {
        const along = (index + 0.5) / flagsInSwag;
        const x = swagWidth * along;
        const y = 4 * along * (1 - along) * sag;
        const tilt = (1 - 2 * along) * 16;
        return (
          <g key={along} transform={`translate(${x} ${y}) rotate(${tilt})`}>
            <path className={classes(styles.flag, flagColour(first + index))} d="M-17 0H17L0 46Z" />
            {index % 2 === 0 ? (
              <Dots />
            ) : (
              <path className={styles.print} d="M-12 13H12L9.5 20H-9.5Z" />
            )}
          </g>
        );
      })}
      <path className={styles.string} d={`M0 0Q${swagWidth / 2} ${2 * sag} ${swagWidth} 0`} />
    </g>
  );
}

function Dots() {
  return (
    <g className={styles.print}>
      <circle cx="-7" cy="9" r="2.4" />
      <circle cx="7" cy="9" r="2.4" />
      <circle cx="0" cy="17" r="2.4" />
      <circle cx="0" cy="30" r="2" />
    </g>
  );
}
