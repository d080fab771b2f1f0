import { Button } from '#app/ui/button.tsx';

import type { QrCode } from './qr.server.ts';

import styles from './share-link.module.css';

interface ShareLinkProps {
  link: string;
  /** The same link for a camera, on paper only. */
  qr: QrCode;
}

/** The open link, read-only, with its Copy Link button (spec §2); never a personal one (decisions §2). */
export function ShareLink({ link, qr }: ShareLinkProps) {
  return (
    <section className={styles.share} aria-labelledby="share">
      <label id="share" htmlFor="link" className={styles.label}>
        Link to this invitation
      </label>
      <div className={styles.row}>
        <input id="link" className={styles.link} value={link} readOnly />
        <Button className={styles.copy} id="copy">
          Copy Link
        </Button>
      </div>
      <output className={styles.copied} id="copied" />
      <figure className={styles.paper}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code of the link">
          <path d={qr.path} />
        </svg>
        <figcaption>{link}</figcaption>
      </figure>
    </section>
  );
}
