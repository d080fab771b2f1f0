import { joinClasses } from '../classes.ts';
import {
  type Flag,
  buntingHeight,
  flagShape,
  placeFlags,
  looseFlags,
  looseString,
  stringShape,
  swagWidth,
} from './bunting-shape.ts';
import { getFlagClass } from './flags.ts';

import styles from './bunting.module.css';

interface BuntingProps {
  /** `torn`: the middle swag has come off its nail. `bare`: there are no flags yet. */
  state?: 'whole' | 'torn' | 'bare';
}

/** Half of the widest window it is drawn for. */
const reach = 20 * swagWidth;

export function Bunting({ state = 'whole' }: BuntingProps) {
  const torn = state === 'torn';
  // The middle of the window has a nail when whole, and the middle of a swag when torn.
  const nail = torn ? swagWidth / 2 : 0;
  return (
    <svg className={joinClasses(styles.bunting, styles[state])} aria-hidden>
      <defs>
        {/* The four colors repeat every two swags. */}
        <pattern
          id="bunting"
          x={nail}
          width={2 * swagWidth}
          height={buntingHeight}
          patternUnits="userSpaceOnUse"
        >
          <Swag left={0} swag={0} />
          <Swag left={swagWidth} swag={1} />
        </pattern>
      </defs>
      <svg x="50%" overflow="visible">
        <rect x={-reach - nail} width={reach} height={buntingHeight} fill="url(#bunting)" />
        <rect x={nail} width={reach} height={buntingHeight} fill="url(#bunting)" />
        {torn ? <LooseSwag left={-nail} /> : null}
      </svg>
    </svg>
  );
}

const top = 6;

function Swag({ left, swag }: { left: number; swag: number }) {
  return (
    <g transform={`translate(${left} ${top})`}>
      {placeFlags(swag).map((flag) => (
        <Pennant key={flag.place} {...flag} />
      ))}
      <path className={styles.string} d={stringShape} />
    </g>
  );
}

function LooseSwag({ left }: { left: number }) {
  return (
    <g transform={`translate(${left} ${top})`}>
      {looseFlags.map((flag) => (
        <Pennant key={flag.place} {...flag} />
      ))}
      <path className={styles.string} d={looseString} />
    </g>
  );
}

export function Pennant({ x, y, tilt, place }: Flag) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path className={joinClasses(styles.flag, getFlagClass(place))} d={flagShape} />
      {place % 2 === 0 ? <Dots /> : <path className={styles.print} d="M-12 13H12L9.5 20H-9.5Z" />}
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
