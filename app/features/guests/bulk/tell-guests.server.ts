import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import {
  deleteHandedOver,
  handOver,
  listHandedOver,
  listReturned,
} from '#app/features/told/hand-over.server.ts';

import type { ActionOutcome, Telling } from '../schema.ts';
import { changeGuests } from '../undo/changing.server.ts';
import { encodeKept, insertKept } from '../undo/undo-store.server.ts';

/** A host says that invitees were told, or were not (behaviour 48.3). */
export function tellGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, on }: Telling,
): Promise<ActionOutcome> {
  return changeGuests(services, invite, guests, {
    prepare: async (_, { invited }) => invited,
    async write({ trx, inviteId, change, editor, now }, invited) {
      const said = await listHandedOver(trx, inviteId, invited);
      const lost = new Set(await listReturned(trx, inviteId, invited));
      const known = new Set(
        said.flatMap((row) => (lost.has(row.invitee_id) ? [] : [row.invitee_id])),
      );
      const fresh = invited.filter((id) => !known.has(id));
      const rows = on
        ? await handOver(trx, { inviteId, ids: fresh, about: 'invite', hostUid: editor, now })
        : said;
      if (!on) await deleteHandedOver(trx, rows);
      const before = rows.map((row) => ({ kind: 'told' as const, on, row }));
      await insertKept(trx, await encodeKept({ inviteId, change, now }, before));
      return { count: new Set(rows.map((row) => row.invitee_id)).size };
    },
  });
}
