// `npm run mail -- test you@example.org`: sends one message with the settings of the server, and prints what the mail
// server said.
import { describeFailure, judgeRefusal } from '#app/features/mail/rules.ts';
import { createMailTransport } from '#app/features/mail/transport/transport.server.ts';
import { createToken } from '#app/platform/ids.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { explain } from '#server/start-error.ts';

import { CommandError } from './command-error.mjs';

const usage = 'Usage: npm run mail -- test you@example.org';

async function sendTest(address: string): Promise<string> {
  const settings = readSettings(process.env);
  const transport = createMailTransport(settings);
  const from = settings.MAIL_FROM;
  if (!transport || !from) {
    throw new CommandError('Mail is off: set SMTP_URL and MAIL_FROM first (docs/operations.md).');
  }
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

try {
  const [command, address, ...more] = process.argv.slice(2);
  if (command !== 'test' || !address?.includes('@') || more.length > 0)
    throw new CommandError(usage);
  console.log(await sendTest(address));
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explain(error));
  process.exitCode = 1;
}
