import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say } from '#app/platform/language/say.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { findBounces } from '../returned/envelope.ts';
import { findMailboxState } from '../returned/mailbox-state.server.ts';
import { createMailTransport } from '../transport/transport.server.ts';
import { checkMail } from './check-mail.server.ts';
import type { Dns } from './dns.server.ts';
import type { MailFinding } from './mail-check.ts';
import { judgeMailbox } from './mailbox-check.ts';
import { checkTestMail, sendTestMail } from './test-mail.server.ts';

interface CheckServices {
  db: Db;
  clock: Clock;
  settings: Settings;
  dns: Dns;
}

export interface MailCheckView {
  /** Null where no mail server is set. */
  findings: MailFinding[] | null;
  /** A test message can be sent and seen coming back. */
  readsMailbox: boolean;
}

/** What the DNS says, how the mailbox is, and what became of the test message (behaviour 29.34, 29.36, 29.37). */
export async function loadMailCheck(services: CheckServices): Promise<MailCheckView> {
  const { db, clock, settings, dns } = services;
  const found = await checkMail(settings, dns);
  const readsMailbox = findBounces(settings) !== null;
  if (!readsMailbox) return { findings: found, readsMailbox };
  const mailbox = judgeMailbox(await findMailboxState(db), clock());
  const test = await checkTestMail(services);
  return { findings: [...(found ?? []), mailbox, test], readsMailbox };
}

type Told = { status: number; reply: { ok: true; row: string } | { ok: false; message: string } };

/** Sends the test message of the administrator's screen (behaviour 29.37). */
export async function runTestMail(services: CheckServices): Promise<Told> {
  const transport = createMailTransport(services.settings);
  if (!transport) {
    return {
      status: 422,
      reply: { ok: false, message: say('No mail server is set: nothing is sent.') },
    };
  }
  try {
    const problem = await sendTestMail(services, transport);
    if (problem === null) return { status: 200, reply: { ok: true, row: 'test' } };
    return { status: 422, reply: { ok: false, message: problem } };
  } finally {
    transport.close();
  }
}
