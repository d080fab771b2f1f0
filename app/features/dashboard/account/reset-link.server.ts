import { createHmac } from 'node:crypto';

import { openReset } from '#app/features/host/reset/reset-links.server.ts';
import { loadLinkKey } from '#app/features/mail/stop-links.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getResetPath } from '#app/platform/paths.ts';

interface LinkServices {
  db: Db;
  clock: Clock;
  /** The address people type. */
  origin: string;
}

/**
 * The link that a queued mail brings, and where it goes; null when there is nobody to send it to. The token is derived from
 * the mail's id, so that the queue does not hold it and a second attempt sends the same (behaviour 37.8).
 */
export async function prepareResetLink(
  { db, clock, origin }: LinkServices,
  { username, mailId }: { username: string; mailId: string },
): Promise<{ address: string; link: string } | null> {
  const key = await loadLinkKey(db);
  const token = createHmac('sha256', key).update(`reset ${mailId}`).digest('base64url');
  const address = await openReset({ db, clock }, { username, token });
  return address === null ? null : { address, link: `${origin}${getResetPath(token)}` };
}
