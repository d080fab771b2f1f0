import { classes } from '#app/ui/classes.ts';

import styles from './garland.module.css';

const swagWidth = 320;
const sag = 44;
const top = 14;
const height = 96;
const { accent, marigold, teal, plum } = styles;

/** One swag's pennants: where each hangs, from 0 to 1, and its tint; the same from both ends. */
const pennants = [plum, marigold, teal, accent, teal, marigold, plum].map((tint, place, all) => ({
  along: (place + 1) / (all.length + 1),
  tint,
}));

/** A point of a swag: how far along, from 0 to 1, gives where it hangs and how it leans. */
function hang(swag: number, along: number) {
  const slope = (4 * sag * (1 - 2 * along)) / swagWidth;
  return {
    x: swag * swagWidth + along * swagWidth,
    y: top + 4 * sag * along * (1 - along),
    lean: (Math.atan(slope) * 180) / Math.PI,
  };
}

/** Places its children on the string of a swag. */
function at({ x, y, lean }: ReturnType<typeof hang>): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)})`;
}

function Swag({ index }: { index: number }) {
  const left = index * swagWidth;
  return (
    <>
      {pennants.map(({ along, tint }) => (
        <g key={along} transform={at(hang(index, along))} className={tint}>
          <path d="M-15 0 15 0 0 37Z" />
          <path className={styles.sheen} d="M-15 0 15 0 11.8 8-11.8 8Z" />
        </g>
      ))}
      <path
        className={styles.string}
        d={`M${left} ${top}q${swagWidth / 2} ${2 * sag} ${swagWidth} 0`}
      />
    </>
  );
}

function Rosette() {
  return (
    <>
      <g className={styles.leaf}>
        <path d="M-6 3C-14 0-21 3-25 9-17 12-10 10-6 3Z" />
        <path d="M6 3C14 0 21 3 25 9 17 12 10 10 6 3Z" />
      </g>
      <g className={styles.petal}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} cy="-6.4" rx="4.9" ry="6" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle className={styles.heart} r="3.6" />
    </>
  );
}

/** Pennants and blossoms hung from the top corners of an invitation: three swags, on a phone the middle one. */
export function Garland() {
  return (
    <svg className={styles.garland} viewBox={`0 0 ${3 * swagWidth} ${height}`} aria-hidden="true">
      {[0, 1, 2].map((swag) => (
        <g key={swag} className={swag === 1 ? undefined : styles.side}>
          <Swag index={swag} />
        </g>
      ))}
      {[0, 1, 2, 3].map((anchor) => (
        <g
          key={anchor}
          transform={`translate(${anchor * swagWidth} ${top})`}
          className={anchor === 0 || anchor === 3 ? styles.side : undefined}
        >
          <Rosette />
        </g>
      ))}
    </svg>
  );
}

/** The garland's blossoms again, in the lower corners of an invitation. */
export function LowerCorners() {
  return ['left', 'right'].map((corner) => (
    <svg
      key={corner}
      className={classes(styles.corner, styles[corner])}
      viewBox="-27 -14 54 28"
      aria-hidden="true"
    >
      <Rosette />
    </svg>
  ));
}

/** The garland's blossom between two sprigs: sets one part of the invitation apart from the next. */
export function Divider({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.divider, className)}
      viewBox="-120 -14 240 30"
      aria-hidden="true"
    >
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className={styles.stem} d="M24 6Q66 12 112 1" />
          <g className={styles.leaf}>
            <path d="M44 8C50 1 58-1 64 1 61 8 53 11 44 8Z" />
            <path d="M58 9C65 9 71 12 74 17 67 18 60 15 58 9Z" />
            <path d="M76 7C81 1 87-1 93 0 91 6 84 9 76 7Z" />
          </g>
          <circle className={styles.bud} cx="113" cy="1" r="3.2" />
          <circle className={styles.bud} cx="100" cy="-4" r="2.4" />
        </g>
      ))}
      <Rosette />
    </svg>
  );
}
