import { hasMembers } from '#app/features/invite/members/membership-store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Recorder } from '../guest-list/guest-row.ts';

/** How the screens of an event name the host who recorded an answer: nobody but its owner can be meant by 'you'. */
export async function findRecorder(db: Db, inviteId: string): Promise<Recorder> {
  return (await hasMembers(db, inviteId)) ? 'a host' : 'you';
}
