import styles from './map-caption.module.css';

/** Visible when the map fails. Screen readers read the address in the frame's title. */
export function MapCaption({ address, unreachable }: { address: string; unreachable: string }) {
  return (
    <div className={styles.caption} aria-hidden="true" data-caption>
      {address === '' ? null : <p className={styles.address}>{address}</p>}
      <p>{unreachable}</p>
    </div>
  );
}
