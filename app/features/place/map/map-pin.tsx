import { joinClasses } from '#app/ui/classes.ts';

import styles from './map-pin.module.css';

/** The tip is the middle of the lower edge. */
export const pinPath =
  'M12 0.75A9.25 9.25 0 0 0 2.75 10C2.75 16.9 12 29.25 12 29.25S21.25 16.9 21.25 10A9.25 9.25 0 0 0 12 0.75Z';

export function PinShape({ className }: { className?: string | undefined }) {
  return (
    <svg className={joinClasses(styles.shape, className)} viewBox="0 0 24 30" aria-hidden="true">
      <path d={pinPath} />
      <circle cx="12" cy="10" r="3.5" />
    </svg>
  );
}

/** Its tip is in the center of its container. */
export function MapPin() {
  return <PinShape className={styles.middle} />;
}
