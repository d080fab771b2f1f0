import type { Db } from '#app/platform/db/client.server.ts';

import type { ActivityKind } from './schema.ts';
import { noteActivity } from './store.server.ts';

/** The returned function must be the transaction's last statement: all lock the newest entry last (behaviour 34.12). */
export function noteBy(
  { id, editor }: { id: string; editor: string },
  kind: ActivityKind,
): (trx: Db, now: number, count?: number) => Promise<void> {
  return (trx, now, count = 1) =>
    noteActivity(trx, { inviteId: id, hostUid: editor, kind, count, now });
}
