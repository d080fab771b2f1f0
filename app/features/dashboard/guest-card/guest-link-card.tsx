import { useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';

import { copyText } from '../sharing/guest-link.tsx';
import type { GuestCardView } from './guest-card-view.ts';

import styles from './guest-card.module.css';

interface GuestLinkCardProps {
  name: string;
  link: NonNullable<GuestCardView['link']>;
}

/** A guest's personal link: to copy, or to show as a code on the host's screen. */
export function GuestLinkCard({ name, link: { url, qr } }: GuestLinkCardProps) {
  const [copied, setCopied] = useState(false);
  return (
    <Card className={styles.card}>
      <h2>Personal link</h2>
      <TextField
        label={`Personal link of ${name}`}
        labelHidden
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => void copyText(url).then(setCopied)}>Copy link</Button>
        <output className={styles.muted}>{copied ? 'Link copied.' : ''}</output>
      </div>
      <details className={styles.qr}>
        <summary>QR code</summary>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={`QR code of the personal link of ${name}`}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" d={qr.path} />
        </svg>
      </details>
    </Card>
  );
}
