import type { KnownFacts, Thanks } from '#app/features/invite/schema.ts';
import { findUntold } from '#app/features/invite/untold.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import { payloadOf } from '#app/features/mail/outbox/payload.server.ts';
import { findBounces } from '#app/features/mail/returned/envelope.ts';
import type { toDayLimits } from '#app/features/mail/rules.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { findMailEvent } from './mail-event.server.ts';
import type { Mailing } from './schema.ts';

export interface MailingServices {
  db: Db;
  clock: Clock;
  mail: Mailer;
  live: Publisher;
  origin: string;
  settings: Pick<Settings, 'MAIL_FROM' | 'IMAP_URL' | 'MAIL_BOUNCES'> &
    Parameters<typeof toDayLimits>[0];
}

export interface Sender {
  hostUid: string;
  inviteId: string;
}

/** Only a message has a subject, and only a notice of a change has earlier facts. */
export interface Said extends Pick<Mailing, 'kind' | 'subject' | 'text' | 'again'> {
  before: KnownFacts | null;
  /** Of a message of thanks: each guest reads the rest of it in their language. */
  thanks?: Thanks;
}

/** The message of a mailing, the same for every reader. */
export function toMail(
  { kind, subject, text, again, before, thanks }: Said,
  reader: Sender & { address: string; inviteeId: string | null; replyId?: string; once: string },
): NewMail {
  if (kind === 'message') {
    return { ...reader, kind, payload: { subject, text, ...(thanks && { thanks }) } };
  }
  if (kind === 'change') {
    if (!before) throw new Error('Nothing has changed.');
    return { ...reader, kind, payload: { before } };
  }
  if (kind === 'reminder') {
    return { ...reader, kind, payload: { isAutomatic: false, words: text } };
  }
  if (kind === 'invitation') return { ...reader, kind, payload: { words: text, again } };
  return { ...reader, kind, payload: null };
}

/** For mail programs alone: the preview's page allows no foreign styles, and the mail is readable without them. */
const styleSheet = /<style>.*?<\/style>/s;

/** HTML for a guest without a name and a personal link (behaviour 31.5). */
export async function previewMailing(
  services: MailingServices,
  sender: Sender,
  mailing: Omit<Said, 'before'>,
): Promise<string> {
  const { db, origin, settings } = services;
  const from = settings.MAIL_FROM;
  const untold = mailing.kind === 'change' ? await findUntold(db, sender.inviteId) : null;
  if (!from || (mailing.kind === 'change' && !untold)) return '';
  const mail = toMail(
    { ...mailing, before: untold?.before ?? null },
    {
      ...sender,
      address: 'guest@example.org',
      inviteeId: null,
      once: '',
    },
  );
  const composed = await composeMail(
    {
      db,
      clock: services.clock,
      from,
      origin: () => origin,
      bounces: findBounces(settings),
      findEvent: (id) => findMailEvent(services, id),
      prepareReset: async () => null,
    },
    {
      id: '',
      kind: mail.kind,
      ...sender,
      inviteeId: null,
      replyId: null,
      address: mail.address,
      messageId: 'preview',
      payload: payloadOf(mail.kind).encode(mail.payload),
      attempts: 0,
    },
  );
  return typeof composed === 'string' ? '' : composed.html.replace(styleSheet, '');
}
