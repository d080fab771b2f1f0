import type { Db } from '#app/platform/db/client.server.ts';

import type { ActivityKind } from './schema.ts';
import { noteActivity } from './store.server.ts';

/**
 * Creates the function that notes a change by this host, to be called as the last statement of the change's
 * transaction, so that all transactions lock the newest entry after everything else (behaviour 34.12).
 */
export function noteBy(
  { id, editor }: { id: string; editor: string },
  kind: ActivityKind,
): (trx: Db, now: number, count?: number) => Promise<void> {
  return (trx, now, count = 1) =>
    noteActivity(trx, { inviteId: id, hostUid: editor, kind, count, now });
}
