import { hasMembers } from '#app/features/invite/members/membership-store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Recorder } from '../guest-list/guest-row.ts';

/** The words for the host who recorded an answer. Without other members, 'you' can only mean the owner. */
export async function findRecorder(db: Db, inviteId: string): Promise<Recorder> {
  return (await hasMembers(db, inviteId)) ? 'a host' : 'you';
}
