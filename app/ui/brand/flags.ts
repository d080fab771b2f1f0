import styles from './flags.module.css';

const flags = [styles.rose, styles.marigold, styles.mint, styles.lilac];

/** Sets `--flag` to the color of the pennant with this number. */
export function getFlagClass(place: number): string {
  return flags[place % flags.length] ?? '';
}
