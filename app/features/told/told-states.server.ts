import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { describeFailure } from '#app/features/mail/rules.ts';
import type { MailStatus } from '#app/features/mail/schema.ts';
import { getDateFormat } from '#app/features/schedule/date-format.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

import { listHandedOver } from './hand-over.server.ts';
import type { ToldState } from './schema.ts';

export interface ToldServices {
  db: Db;
  mail: Pick<Mailer, 'isOn' | 'listStatuses' | 'findOptedOut'>;
}

interface Known {
  /** The latest mail to the address on the list. */
  status: MailStatus | undefined;
  /** When a host last said that a message reached the guest. */
  handedAt: number | undefined;
  optedOut: boolean;
  /** 'May 3'. */
  toDay: (time: number) => string;
}

/** The words for how a guest was told; the latest counts (behaviour 48.3). */
function describeTold({ status, handedAt, optedOut, toDay }: Known): ToldState {
  if (handedAt !== undefined && handedAt >= (status?.at ?? 0)) {
    return { words: say('By phone {day}', { day: toDay(handedAt) }), state: 'phone' };
  }
  if (optedOut) return { words: say('Wants no mail'), state: 'opted-out' };
  switch (status?.state) {
    case 'suppressed':
    case undefined:
      return { words: say('Not told yet'), state: 'none' };
    case 'queued':
      return { words: say('Queued'), state: 'queued' };
    case 'sent':
      return { words: say('Mailed {day}', { day: toDay(status.at) }), state: 'mailed' };
    case 'failed':
      return {
        words: say(describeFailure(status.problem ?? 'refused')),
        state: 'returned',
      };
  }
}

/** When a host last said that a message reached each invitee, by id. */
async function findHandedOver(
  db: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const said = await listHandedOver(db, inviteId, ids);
  return new Map(said.map((row) => [row.invitee_id, row.at]));
}

/** How each invitee was told, by id, apart from an answer, which counts as told (behaviour 48.3). */
export async function listToldStates(
  { db, mail }: ToldServices,
  { inviteId, timeZone }: { inviteId: string; timeZone: string },
  invitees: readonly { id: string; email: string | null }[],
): Promise<Map<string, ToldState>> {
  const ids = invitees.map(({ id }) => id);
  const addresses = invitees.flatMap(({ email }) => email || []);
  const statuses = await mail.listStatuses(db, ids);
  const handed = await findHandedOver(db, inviteId, ids);
  const optedOut = mail.isOn ? await mail.findOptedOut(db, inviteId, addresses) : new Set<string>();
  const format = getDateFormat(getLocale(getLanguage()), {
    month: 'short',
    day: 'numeric',
    timeZone: timeZone || 'UTC',
  });
  return new Map(
    invitees.map(({ id, email }) => {
      const told = describeTold({
        status: statuses.get(id),
        handedAt: handed.get(id),
        optedOut: email !== null && optedOut.has(email),
        toDay: (time) => format.format(time),
      });
      return [id, told];
    }),
  );
}
