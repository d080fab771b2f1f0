import { classes } from '#app/ui/classes.ts';

import styles from './home-scene.module.css';

const fills = [styles.accent, styles.marigold, styles.teal, styles.plum];

/** An invitation sliding out of its envelope. */
export function HomeScene() {
  return (
    <svg className={styles.scene} viewBox="36 104 448 392" aria-hidden>
      <circle className={styles.glow} cx="260" cy="300" r="192" />
      <Card />
      <Envelope />
      <Confetti />
    </svg>
  );
}

function Card() {
  return (
    <g transform="rotate(-4 260 260)">
      <rect className={styles.card} x="138" y="136" width="244" height="270" rx="12" />
      <rect className={styles.frame} x="150" y="148" width="220" height="246" rx="6" />
      <Flower x={260} y={190} size={1.25} />
      <Sprig x={236} y={196} turn={-1} />
      <Sprig x={284} y={196} turn={1} />
      <path className={styles.script} d="M196 246q10-16 18 0t18 0 18 0 18 0 18 0 18 0 20-4" />
      <path className={styles.words} d="M190 276H330M208 294H312M224 312H296" />
    </g>
  );
}

function Flower({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          className={styles.accent}
          cy="-9"
          rx="6.5"
          ry="9.5"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className={styles.marigold} r="5" />
    </g>
  );
}

function Sprig({ x, y, turn }: { x: number; y: number; turn: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turn} 1)`}>
      <path className={styles.stem} d="M0 0Q24-6 50 4" />
      {[12, 24, 36].map((along) => (
        <g key={along} className={styles.teal}>
          <ellipse cx={along} cy="-9" rx="7" ry="3.5" transform={`rotate(-35 ${along} -9)`} />
          <ellipse cx={along + 4} cy="5" rx="7" ry="3.5" transform={`rotate(35 ${along + 4} 5)`} />
        </g>
      ))}
      <circle className={styles.marigold} cx="53" cy="5" r="3.5" />
    </g>
  );
}

function Envelope() {
  return (
    <g>
      <path
        className={styles.envelope}
        d="M92 316 260 424 428 316V468Q428 484 412 484H108Q92 484 92 468Z"
      />
      <path className={styles.fold} d="M98 479 226 402M422 479 294 402M92 316 260 424 428 316" />
      <circle className={styles.accent} cx="260" cy="424" r="21" />
      <path
        className={styles.seal}
        d="M260 434q-11-8-11-14a5.5 5.5 0 0 1 11-1.5 5.5 5.5 0 0 1 11 1.5q0 6-11 14Z"
      />
    </g>
  );
}

const confetti: [x: number, y: number, turn: number][] = [
  [66, 190, 20],
  [98, 250, -30],
  [44, 292, 60],
  [452, 176, -20],
  [424, 236, 35],
  [478, 284, 80],
  [112, 150, 45],
  [404, 138, 10],
  [54, 392, -12],
  [468, 384, 30],
];

function Confetti() {
  return confetti.map(([x, y, turn], index) => (
    <rect
      key={x}
      className={classes(fills[(index + 1) % fills.length])}
      x={x}
      y={y}
      width={index % 3 === 0 ? 8 : 14}
      height={index % 3 === 0 ? 8 : 6}
      rx={index % 3 === 0 ? 4 : 2}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  ));
}
