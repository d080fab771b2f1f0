import styles from './flags.module.css';

const flags = [styles.rose, styles.marigold, styles.mint, styles.lilac];

/** The class that sets `--flag` to the colour of the pennant at a place of a garland. */
export function flagColour(place: number): string {
  return flags[place % flags.length] ?? '';
}
