import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { MailSender } from '#app/platform/settings/mail-settings.server.ts';

import type { LeasedMail } from '../outbox/leases.server.ts';
import { payloadOf } from '../outbox/payload.server.ts';
import { hostKinds } from '../schema.ts';
import type { OutgoingMail } from '../transport/port.ts';
import type { MailContent } from './content.ts';
import { toLine } from './event-content.ts';
import type { MailLook } from './mail-colors.ts';
import { writeHtml } from './mail-html.tsx';
import { writeText } from './mail-text.ts';

const automatic = new Set(['tomorrow', 'promotion', 'confirmation', 'address', ...hostKinds]);

interface Parts {
  words: GuestWords;
  content: MailContent;
  look: MailLook;
  from: MailSender;
  to: { name: string; address: string };
  /** The unsubscribe address to which mail programs post. */
  stop?: string;
}

const longestSubject = 200;

/** An isolate that was cut ends where the subject ends. */
function cutSubject(text: string): string {
  // Spaces that do not break stay.
  const subject = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  if (subject.length <= longestSubject) return subject;
  const kept = subject.slice(0, longestSubject).toWellFormed();
  return kept.lastIndexOf('\u2068') > kept.lastIndexOf('\u2069') ? `${kept}\u2069` : kept;
}

/** Writes the message in the language of its words. */
export function finish(
  mail: LeasedMail,
  { words, content, look, from, to, stop }: Parts,
): OutgoingMail {
  const isAutomatic =
    automatic.has(mail.kind) ||
    (mail.kind === 'reminder' && payloadOf('reminder').decode(mail.payload, mail.id).isAutomatic);
  return {
    messageId: `<${mail.messageId}>`,
    from,
    to: { name: toLine(to.name), address: to.address },
    subject: cutSubject(content.subject),
    html: writeHtml(content, look, words),
    text: writeText(content, words),
    headers: {
      'Content-Language': words.language,
      ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(stop
        ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}
