import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createToken } from '#app/platform/ids.server.ts';
import { say } from '#app/platform/language/say.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { findBounces, toEnvelopeSender } from '../returned/envelope.ts';
import { findTestMail, noteTestMail } from '../returned/mailbox-state.server.ts';
import { describeFailure, judgeRefusal } from '../rules.ts';
import type { Transport } from '../transport/port.ts';
import type { MailFinding } from './mail-check.ts';
import { judgeTestMail } from './test-mail.ts';

interface TestServices {
  db: Db;
  clock: Clock;
  settings: Settings;
}

/** Sends a message to the mailbox of returned mail; a sentence if it was not taken (behaviour 29.37). */
export async function sendTestMail(
  { db, clock, settings }: TestServices,
  transport: Transport,
): Promise<string | null> {
  const { MAIL_FROM: from } = settings;
  const bounces = findBounces(settings);
  if (!from || bounces === null) return say('No mailbox is read: IMAP_URL is not set.');
  const token = createToken();
  const messageId = `${token}@${from.address.split('@')[1]}`;
  await noteTestMail(db, token, clock());
  const attempt = await transport.send({
    messageId: `<${messageId}>`,
    from,
    to: { name: '', address: toEnvelopeSender(bounces, messageId) },
    subject: 'A test from Festoon to itself',
    text: 'Festoon reads this by itself.\n',
    html: '<p>Festoon reads this by itself.</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (attempt.ok) return null;
  const { problem } = judgeRefusal(attempt.refusal);
  return say('The mail server did not take the test message. {failure}.', {
    failure: describeFailure(problem),
  });
}

/** What became of the latest test message (behaviour 29.37). */
export async function checkTestMail({ db, clock, settings }: TestServices): Promise<MailFinding> {
  const bounces = findBounces(settings);
  return judgeTestMail(bounces, await findTestMail(db), clock());
}
