import { describeFailure } from '#app/features/mail/rules.ts';
import type { MailKind, MailProblem } from '#app/features/mail/schema.ts';
import type { HistoryLine } from '#app/features/rsvp/history/history-lines.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say, texts } from '#app/platform/language/say.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

import { listHandedOver } from './hand-over.server.ts';

const sayMailed = (kind: MailKind) =>
  say(
    '{kind, select, invitation {Invitation mailed} reminder {Reminder mailed} tomorrow {Reminder of the day mailed} change {News of a change mailed} cancellation {News of the cancellation mailed} promotion {News of a place mailed} confirmation {Confirmation mailed} address {Confirmation of the address mailed} other {Message mailed}}',
    { kind },
  );

const sayFailed = (kind: MailKind, why: string) =>
  say(
    '{kind, select, invitation {Invitation: {why}} reminder {Reminder: {why}} tomorrow {Reminder of the day: {why}} change {News of a change: {why}} cancellation {News of the cancellation: {why}} promotion {News of a place: {why}} confirmation {Confirmation: {why}} address {Confirmation of the address: {why}} other {Message: {why}}}',
    { kind, why },
  );

const phoneWords: Record<ToldAbout, string> = texts({
  invite: 'Invitation by phone',
  remind: 'Reminder by phone',
  change: 'News of a change by phone',
  cancel: 'News of the cancellation by phone',
  thanks: 'Thanks by phone',
});

const mostLines = 50;

/** How an invitee was told, in words, the latest first: mail, and what hosts said (behaviour 48.3). */
export async function listToldHistory(
  db: Db,
  inviteId: string,
  inviteeId: string,
): Promise<HistoryLine[]> {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'problem', 'updated_at as at'])
    .where('invitee_id', '=', inviteeId)
    .where('state', 'in', ['sent', 'failed'])
    .orderBy('id', 'desc')
    .limit(mostLines)
    .execute();
  const said = await listHandedOver(db, inviteId, [inviteeId]);
  return [
    ...mails.map(({ id, kind, state, problem, at }) => {
      if (state === 'sent') return { key: id, at, lines: [sayMailed(kind)] };
      const why = say(describeFailure((problem ?? 'refused') as MailProblem));
      return { key: id, at, lines: [sayFailed(kind, why)] };
    }),
    ...said.map(({ id, about, at }) => ({ key: id, at, lines: [say(phoneWords[about])] })),
  ];
}
