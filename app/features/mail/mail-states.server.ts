import type { Db } from '#app/platform/db/client.server.ts';

import type { Mailer } from './mailer.server.ts';
import { describeFailure } from './rules.ts';
import type { MailState, MailStatus } from './schema.ts';

export interface MailServices {
  db: Db;
  mail: Pick<Mailer, 'isOn' | 'listStatuses' | 'findOptedOut'>;
}

function describeStatus(status: MailStatus | undefined): string {
  switch (status?.state) {
    case undefined:
      return 'Not sent';
    case 'queued':
      return 'Queued';
    case 'sent':
      return 'Sent';
    case 'failed':
      return describeFailure(status.problem ?? 'refused');
    case 'suppressed':
      return status.problem === 'opted-out' ? 'Wants no mail' : 'No longer needed';
  }
}

/** The state of each invitee's latest mail, by id; null if this server sends no mail (behaviour 31.9). */
export async function listMailStates(
  { db, mail }: MailServices,
  inviteId: string,
  invitees: readonly { id: string; email: string | null }[],
): Promise<Map<string, MailState> | null> {
  if (!mail.isOn) return null;
  const ids = invitees.map(({ id }) => id);
  const addresses = invitees.flatMap(({ email }) => email || []);
  const statuses = await mail.listStatuses(db, ids);
  const optedOut = await mail.findOptedOut(db, inviteId, addresses);
  const stateOf = (id: string, email: string | null): MailState => {
    if (email && optedOut.has(email)) return { words: 'Wants no mail', state: 'opted-out' };
    const status = statuses.get(id);
    return { words: describeStatus(status), state: status?.state ?? 'none' };
  };
  return new Map(invitees.map(({ id, email }) => [id, stateOf(id, email)]));
}
