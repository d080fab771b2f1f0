import type { CSSProperties } from 'react';

import type { FamilyName } from '#app/features/theme/claims.ts';
import { joinClasses } from '#app/ui/classes.ts';

import styles from './confetti.module.css';

/** A look's own piece among strips, dots and curls. */
const shapes: Readonly<Partial<Record<FamilyName, string | undefined>>> = {
  deco: styles.star,
  equaliser: styles.star,
  glitter: styles.star,
  grid: styles.star,
  hearts: styles.heart,
  stars: styles.star,
  tubes: styles.star,
};

const resting = 24;
const falling = 12;

/** Spread evenly, and the same at every visit. */
const spread = (index: number, step: number) => (0.5 + index * step) % 1;

interface PieceProps {
  index: number;
  kinds: string[];
  falls: boolean;
}

function Piece({ index, kinds, falls }: PieceProps) {
  const place = {
    '--x': spread(index, 0.7549).toFixed(2),
    '--y': spread(index, 0.5698).toFixed(2),
    rotate: `${Math.round(360 * spread(index, 0.382))}deg`,
  } as CSSProperties;
  const kind = kinds[Math.floor(kinds.length * spread(index, 0.618))];
  const way = falls ? styles.falling : index % 2 ? styles.end : undefined;
  return <i className={joinClasses(kind, way)} style={place} />;
}

/** Pieces that fall past, and pieces that come to rest beside the card. */
export function Confetti({ leading }: { leading: FamilyName }) {
  const { strip = '', dot = '', curl = '', leaf = '' } = styles;
  const kinds = [strip, dot, shapes[leading] ?? leaf, curl];
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: resting + falling }, (_, index) => (
        <Piece key={index} {...{ index, kinds }} falls={index >= resting} />
      ))}
    </div>
  );
}
