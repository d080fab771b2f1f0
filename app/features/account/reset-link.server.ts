import { createHmac } from 'node:crypto';

import { openReset } from '#app/features/host/reset/reset-links.server.ts';
import { loadLinkKey } from '#app/features/mail/sealed-address.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getResetPath } from '#app/platform/paths.ts';

interface LinkServices {
  db: Db;
  clock: Clock;
  origin: string;
}

/** The token is derived from the mail's id, so retries send the same link and the outbox has none (behaviour 37.8). */
export async function prepareResetLink(
  { db, clock, origin }: LinkServices,
  { username, mailId, isKnown }: { username: string; mailId: string; isKnown: boolean },
): Promise<{ address: string; link: string } | null> {
  const key = await loadLinkKey(db);
  const token = createHmac('sha256', key).update(`reset ${mailId}`).digest('base64url');
  const address = await openReset({ db, clock }, { username, token, isKnown });
  return address === null ? null : { address, link: `${origin}${getResetPath(token)}` };
}
