import type { QrCode } from '#app/features/invitation/qr.server.ts';

import styles from './qr-code.module.css';

/** Black on white in every look. */
export function QrCodeImage({ qr }: { qr: QrCode }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR code of the link"
    >
      <path d={qr.path} />
    </svg>
  );
}
