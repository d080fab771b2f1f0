import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { getDashboardPath, getGuestPath, logInPath } from '#app/platform/paths.ts';

import { QrCodeImage } from './qr-code.tsx';
import { LinkRow } from './share-link.tsx';

import styles from './live-panel.module.css';

interface LivePanelProps {
  inviteId: string;
  title: string;
  link: string;
  qr: QrCode;
}

/** Shown once, and only in the browser that saved the invitation (behaviour 12.19). */
export function LivePanel({ inviteId, title, link, qr }: LivePanelProps) {
  return (
    <section id="live" className={styles.panel} aria-labelledby="live-title">
      <h2 id="live-title">Your invitation is live</h2>
      <p className={styles.words}>
        Send this link to your guests. Only you see this box, and only this once.
      </p>
      <label htmlFor="live-link" className="visually-hidden">
        Link for your guests
      </label>
      <LinkRow id="live-link" title={title} link={link} qr={qr} copy="primary" />
      <figure className={styles.code}>
        <QrCodeImage qr={qr} />
        <figcaption>Or let them scan this code.</figcaption>
      </figure>
      <p className={styles.actions}>
        <a href={logInPath(getDashboardPath(inviteId))}>Open dashboard</a>
        <a href={getGuestPath(inviteId)}>Hide this</a>
      </p>
    </section>
  );
}
