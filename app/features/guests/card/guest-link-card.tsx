import { useState } from 'react';

import { PersonalQrCode } from '#app/features/invitation/personal-qr-code.tsx';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink, PlainButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

interface GuestLinkCardProps {
  frame: EventFrame;
  guest: Pick<GuestCardView, 'id' | 'name' | 'email'>;
  link: NonNullable<GuestCardView['link']>;
}

/** Leads to Messages, or without a mail server to a mail program (behaviour 35.8). */
function WriteMail({ frame, guest, url }: Omit<GuestLinkCardProps, 'link'> & { url: string }) {
  const { inviteId, title, sendsMail } = frame;
  const { id, email } = guest;
  if (email === '') return null;
  if (sendsMail) {
    const search = `?send=message&guest=${encodeURIComponent(id)}`;
    return <ButtonLink to={getMessagesPath(inviteId) + search}>Write mail</ButtonLink>;
  }
  const body = `Your invitation: ${url}`;
  const draft = `?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return (
    <PlainButtonLink href={`mailto:${encodeURIComponent(email)}${draft}`}>
      Write mail
    </PlainButtonLink>
  );
}

export function GuestLinkCard({ frame, guest, link: { url, qr } }: GuestLinkCardProps) {
  const { name } = guest;
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
      <div className={joinClasses(patterns.bar, patterns.offPaper)}>
        <Button onClick={() => void copyText(url).then(setCopied)}>Copy link</Button>
        <WriteMail {...{ frame, guest, url }} />
        <output className={patterns.small}>{copied ? 'Link copied.' : ''}</output>
      </div>
      <details className={joinClasses(patterns.offPaper, styles.qr)}>
        <summary className={patterns.link}>QR code</summary>
        <PersonalQrCode qr={qr} name={name} />
      </details>
    </Card>
  );
}
