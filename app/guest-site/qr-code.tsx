import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';

import styles from './qr-code.module.css';

/** Black on white in every look. */
export function QrCodeImage({ qr }: { qr: QrCode }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={usePageWords().say('qrCodeOfLink')}
    >
      <path d={qr.path} />
    </svg>
  );
}
