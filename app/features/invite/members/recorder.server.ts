import type { Db } from '#app/platform/db/client.server.ts';

import { hasMembers } from './membership-store.server.ts';
import type { Recorder } from './schema.ts';

/** The words for the host who recorded an answer. Without other members, 'you' can only mean the owner. */
export async function findRecorder(db: Db, inviteId: string): Promise<Recorder> {
  return (await hasMembers(db, inviteId)) ? 'a host' : 'you';
}
