// `npm run mail -- test you@example.org`: sends one message with the settings of the server, and prints what the mail
// server said. `npm run mail -- check`: prints what the DNS says of the sender, and the records that are
// missing, and with IMAP_URL whether a test message was read by the running server.
import { setTimeout } from 'node:timers/promises';

import { checkMail } from '#app/features/mail/check/check-mail.server.ts';
import { createDns } from '#app/features/mail/check/dns.server.ts';
import type { MailFinding } from '#app/features/mail/check/mail-check.ts';
import { checkTestMail, sendTestMail } from '#app/features/mail/check/test-mail.server.ts';
import { describeFailure, judgeRefusal } from '#app/features/mail/rules.ts';
import { createMailTransport } from '#app/features/mail/transport/transport.server.ts';
import { readSystemClock } from '#app/platform/clock.ts';
import { openCurrentDatabase } from '#app/platform/db/current-database.server.ts';
import { createToken } from '#app/platform/ids.server.ts';
import { type Settings, readSettings } from '#app/platform/settings.server.ts';
import { explain } from '#server/start-error.ts';

import { CommandError } from './command-error.mjs';

const usage = 'Usage: npm run mail -- test you@example.org, or npm run mail -- check';
/** Then the server, if it runs, has looked twice. */
const secondsToWait = 90;
const off = 'Mail is off: set SMTP_URL and MAIL_FROM first (docs/operations.md).';

async function sendTest(address: string): Promise<string> {
  const settings = readSettings(process.env);
  const transport = createMailTransport(settings);
  const from = settings.MAIL_FROM;
  if (!transport || !from) throw new CommandError(off);
  const attempt = await transport.send({
    messageId: `<${createToken()}@${from.address.split('@')[1]}>`,
    from,
    to: { name: '', address },
    subject: 'A test from Festoon',
    text: 'Mail works. The server that sends your invitations can reach you here.\n',
    html: '<p>Mail works. The server that sends your invitations can reach you here.</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  transport.close();
  if (attempt.ok) return `Accepted for ${address}: ${attempt.answer}`;
  const { problem } = judgeRefusal(attempt.refusal);
  throw new CommandError(`Not accepted. ${describeFailure(problem)}.\n${attempt.refusal.answer}`);
}

function describeFinding({ subject, state, said, record }: MailFinding): string {
  const mark = { good: '✓', fault: '✗', unknown: '?' }[state];
  const missing = record ? `\n  Add: ${record.name}  TXT  ${record.value}` : '';
  return `${mark} ${subject}: ${said}${missing}`;
}

/** Sends a message to the mailbox that the running server reads, and waits until it was read there. */
async function checkMailbox(settings: Settings): Promise<MailFinding | null> {
  const transport = createMailTransport(settings);
  if (!transport || !settings.IMAP_URL) return null;
  const db = await openCurrentDatabase(settings);
  if (typeof db === 'string') throw new CommandError(db);
  const services = { db, clock: readSystemClock, settings };
  try {
    const problem = await sendTestMail(services, transport);
    if (problem !== null) return { subject: 'Test message', state: 'fault', said: problem };
    for (let left = secondsToWait; left > 0; left -= 1) {
      const finding = await checkTestMail(services);
      if (finding.state === 'good') return finding;
      await setTimeout(1000);
    }
    return await checkTestMail(services);
  } finally {
    transport.close();
    await db.destroy();
  }
}

/** Exits with 1 where there is a fault, so that a script notices. */
async function checkSender(): Promise<string> {
  const settings = readSettings(process.env);
  const judged = await checkMail(settings, createDns());
  if (!judged) throw new CommandError(off);
  const test = await checkMailbox(settings);
  const findings = test ? [...judged, test] : judged;
  const said = findings.map(describeFinding).join('\n');
  if (findings.some(({ state }) => state !== 'good')) throw new CommandError(said);
  return said;
}

/** Throws a `CommandError` with the usage for anything else. */
function run([command, address, ...more]: string[]): Promise<string> {
  if (command === 'check' && address === undefined) return checkSender();
  if (command === 'test' && address?.includes('@') && more.length === 0) return sendTest(address);
  throw new CommandError(usage);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explain(error));
  process.exitCode = 1;
}
