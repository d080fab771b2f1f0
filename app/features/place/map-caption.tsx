import { mapUnreachable } from './rules.ts';

import styles from './map-caption.module.css';

/**
 * The words beneath a map: seen where the map does not come. Screen readers are told the address by the
 * frame's title.
 */
export function MapCaption({ address }: { address: string }) {
  return (
    <div className={styles.caption} aria-hidden="true" data-caption>
      {address === '' ? null : <p className={styles.address}>{address}</p>}
      <p>{mapUnreachable}</p>
    </div>
  );
}
