import type { Db } from '#app/platform/db/client.server.ts';

import type { RecognizedGuest } from './guest.server.ts';
import { findAnswer } from './store.server.ts';

export interface Allowance {
  /** Counts one by this key; false once there were too many. */
  allow(key: string): Promise<boolean>;
}

interface Services {
  db: Db;
  limits: { newAnswersByAddress: Allowance };
}

/**
 * Whether a guest may answer: new answers of the open link are limited by event and network address (behaviour
 * 14.26). Who changes an answer, or comes by a personal link, is not counted.
 */
export async function mayAnswer(
  { db, limits }: Services,
  inviteId: string,
  { known: { guest, fresh }, address }: { known: RecognizedGuest; address: string },
): Promise<boolean> {
  if ('inviteeId' in guest) return true;
  if (!fresh && (await findAnswer(db, { inviteId, guest }))) return true;
  return limits.newAnswersByAddress.allow(`${inviteId} ${address}`);
}
