/** How the mailbox of returned mail is, whichever process reads it. */
export interface MailboxRead {
  /** When it was last looked through. */
  readAt: number | null;
  /** The first failure since then. */
  awaySince: number | null;
  /** Messages that were left for the next look. */
  waiting: number;
  processed: number;
  /** Those of them that were about no message of this server. */
  unmatched: number;
}

/** It is looked through once a minute; without a look for so long no process reads it. */
export const silentMs = 10 * 60_000;

/** Since when the mailbox is not read; null while it is (behaviour 29.36). */
export function findAwaySince(
  { readAt, awaySince }: Pick<MailboxRead, 'readAt' | 'awaySince'>,
  now: number,
): number | null {
  if (awaySince !== null) return awaySince;
  return readAt !== null && now - readAt > silentMs ? readAt : null;
}

const toTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What /health says of the mailbox (behaviour 29.36). */
export function toMailboxHealth(state: MailboxRead, now: number) {
  const { readAt, awaySince: _, ...counts } = state;
  const away = findAwaySince(state, now);
  const status = away !== null ? 'away' : readAt === null ? 'not read yet' : 'read';
  return { status, lastRead: toTime(readAt), awaySince: toTime(away), ...counts };
}
