import { useState } from 'react';

import { PersonalQrCode } from '#app/features/invitation/personal-qr-code.tsx';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { buildMailTo } from '#app/features/told/ways.ts';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink, PlainButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { copyText, shareLink } from '#app/ui/copy-text.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

interface GuestLinkProps {
  frame: EventFrame;
  guest: Pick<GuestCardView, 'id' | 'name' | 'email'>;
  link: NonNullable<GuestCardView['link']>;
}

/** Leads to Messages, or without a mail server to a mail program (behaviour 35.8). */
function WriteMail({ frame, guest, link: { message } }: GuestLinkProps) {
  const { inviteId, title, sendsMail } = frame;
  const { id, email } = guest;
  if (email === '') return null;
  if (sendsMail) {
    const search = `?send=message&guest=${encodeURIComponent(id)}`;
    return <ButtonLink to={getMessagesPath(inviteId) + search}>{say('Write mail')}</ButtonLink>;
  }
  const href = buildMailTo(email, { subject: title, text: message });
  return <PlainButtonLink href={href}>{say('Write mail')}</PlainButtonLink>;
}

/** Copied, shared or written to; folded, the link itself with its QR code. */
export function GuestLink({ frame, guest, link }: GuestLinkProps) {
  const { name } = guest;
  const { url, qr } = link;
  const [copied, setCopied] = useState(false);
  const canShare = useHydrated() && 'share' in navigator;
  return (
    <div className={joinClasses(patterns.stack2, patterns.offPaper)}>
      <div className={styles.ways}>
        <Button className={patterns.scripted} onClick={() => void copyText(url).then(setCopied)}>
          {say('Copy link')}
        </Button>
        {canShare ? (
          <Button onClick={() => void shareLink(frame.title, url)}>{say('Share')}</Button>
        ) : null}
        <WriteMail {...{ frame, guest, link }} />
      </div>
      <output className={patterns.small}>{copied ? say('Link copied.') : ''}</output>
      <details className={styles.qr}>
        <summary className={patterns.link}>{say('Personal link and QR code')}</summary>
        <TextField
          label={say('Personal link of {name}', { name })}
          labelHidden
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <PersonalQrCode qr={qr} name={name} />
      </details>
    </div>
  );
}
