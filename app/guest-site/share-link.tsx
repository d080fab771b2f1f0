import type { ReactNode } from 'react';

import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { Button } from '#app/ui/button.tsx';

import { QrCodeImage } from './qr-code.tsx';

import styles from './share-link.module.css';

interface ShareLinkProps {
  title: string;
  link: string;
  qr: QrCode;
}

/** Always the open link (behaviour 13.7, 13.21), never a personal one (behaviour 15.2). */
export function ShareLink({ title, link, qr }: ShareLinkProps) {
  const { say } = usePageWords();
  return (
    <section className={styles.share} aria-labelledby="share-label">
      <label id="share-label" htmlFor="link" className={styles.label}>
        {say('linkToInvitation')}
      </label>
      <LinkRow title={title} link={link} qr={qr} />
      <figure className={styles.paper}>
        <QrCodeImage qr={qr} />
        <figcaption dir="ltr">{link}</figcaption>
      </figure>
    </section>
  );
}

/** The page's script finds the row by its attribute, and what it says once the link is copied. */
function LinkRow({ title, link, qr }: ShareLinkProps) {
  const { say } = usePageWords();
  return (
    <div data-link-row="" data-copied={say('linkCopied')}>
      <div className={styles.row}>
        <input id="link" className={styles.link} dir="ltr" value={link} readOnly />
        <Button className={styles.copy} data-copy="">
          {say('copyLink')}
        </Button>
        <ShareMenu title={title} link={link}>
          <QrCodeImage qr={qr} />
        </ShareMenu>
      </div>
      <output className={styles.copied} />
    </div>
  );
}

interface ShareMenuProps extends Pick<ShareLinkProps, 'title' | 'link'> {
  icon?: ReactNode;
  /** After the ways to share. */
  children?: ReactNode;
}

/** Where the device has a share sheet, the page's script opens that instead. */
export function ShareMenu({ title, link, icon, children }: ShareMenuProps) {
  const { say } = usePageWords();
  const words = `${title}\n${link}`;
  return (
    <details className={styles.actions} data-title={title}>
      <summary>
        {icon}
        {say('share')}
      </summary>
      <div className={styles.menu}>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}>
          {say('shareByMail')}
        </a>
        {children}
      </div>
    </details>
  );
}
