import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';

import { QrCodeImage } from './qr-code.tsx';

import styles from './share-link.module.css';

interface ShareLinkProps {
  title: string;
  link: string;
  qr: QrCode;
}

/** Always the open link (behaviour 13.7, 13.21), never a personal one (behaviour 15.2). */
export function ShareLink({ title, link, qr }: ShareLinkProps) {
  return (
    <section className={styles.share} aria-labelledby="share-label">
      <label id="share-label" htmlFor="link" className={styles.label}>
        Link to this invitation
      </label>
      <LinkRow id="link" title={title} link={link} qr={qr} />
      <figure className={styles.paper}>
        <QrCodeImage qr={qr} />
        <figcaption>{link}</figcaption>
      </figure>
    </section>
  );
}

type LinkRowProps = ShareLinkProps & {
  id: string;
  /** 'primary' where copying the link is what the page is for. */
  copy?: ButtonVariant;
};

/** The page's script finds the row by its attribute. */
export function LinkRow({ id, title, link, qr, copy = 'secondary' }: LinkRowProps) {
  return (
    <div data-link-row="">
      <div className={styles.row}>
        <input id={id} className={styles.link} value={link} readOnly />
        <Button variant={copy} className={styles.copy} data-copy="">
          Copy Link
        </Button>
        <ShareMenu title={title} link={link} qr={qr} />
      </div>
      <output className={styles.copied} />
    </div>
  );
}

/** Where the device has a share sheet, the page's script opens that instead. */
function ShareMenu({ title, link, qr }: ShareLinkProps) {
  const words = `${title}\n${link}`;
  return (
    <details className={styles.actions} data-title={title}>
      <summary>Share</summary>
      <div className={styles.menu}>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}>
          Email
        </a>
        <QrCodeImage qr={qr} />
      </div>
    </details>
  );
}
