import { getDateFormat } from '#app/features/schedule/date-format.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Mailer } from './mailer.server.ts';
import { describeFailure } from './rules.ts';
import type { MailState, MailStatus } from './schema.ts';

export interface MailServices {
  db: Db;
  mail: Pick<Mailer, 'isOn' | 'listStatuses' | 'findOptedOut'>;
}

const asDay = { month: 'short', day: 'numeric' } as const;

function describeStatus(status: MailStatus | undefined, timeZone: string): string {
  switch (status?.state) {
    case undefined:
      return 'Not told yet';
    case 'queued':
      return 'Queued';
    case 'sent':
      return `Mailed ${getDateFormat('en', { ...asDay, timeZone }).format(status.at)}`;
    case 'failed':
      return describeFailure(status.problem ?? 'refused');
    case 'suppressed':
      return status.problem === 'opted-out' ? 'Wants no mail' : 'No longer needed';
  }
}

/** The state of each invitee's latest mail, by id; null if this server sends no mail (behaviour 31.9). */
export async function listMailStates(
  { db, mail }: MailServices,
  { inviteId, timeZone }: { inviteId: string; timeZone: string },
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
    return { words: describeStatus(status, timeZone || 'UTC'), state: status?.state ?? 'none' };
  };
  return new Map(invitees.map(({ id, email }) => [id, stateOf(id, email)]));
}
