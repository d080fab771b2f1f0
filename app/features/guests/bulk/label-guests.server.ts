import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import {
  countLabels,
  deleteLabels,
  insertLabels,
  listLabelsOf,
} from '#app/features/labels/labels-store.server.ts';
import { labelLimits, labelMissing, readLabel } from '#app/features/labels/labels.ts';
import { say } from '#app/platform/language/say.ts';

import { resolveGuests } from '../list/selection.server.ts';
import { messages } from '../messages.ts';
import type { ActionOutcome, GuestsSelection, Labeling } from '../schema.ts';
import { type Changed, type Changing, changeGuests } from '../undo/changing.server.ts';
import { encodeKept, insertKept } from '../undo/undo-store.server.ts';

/** Adds a label to invitees or removes it (behaviour 33.24). */
export function labelGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, label: typed, on }: Labeling,
): Promise<ActionOutcome> {
  return changeGuests(services, invite, guests, {
    prepare: async (_, { invited }) => invited,
    async write(changing, invited) {
      const known = (await countLabels(changing.trx, invite.id)).map(({ label }) => label);
      const label = readLabel(typed, known);
      if (label === null) return labelMissing;
      const isNew = !known.includes(label);
      if (on && isNew && known.length >= labelLimits.event) return messages.tooManyLabels;
      return writeLabel(changing, invited, { label, on });
    },
  });
}

async function writeLabel(
  { trx, inviteId, change, now }: Changing,
  invited: readonly string[],
  { label, on }: { label: string; on: boolean },
): Promise<Changed> {
  const labels = await listLabelsOf(trx, inviteId);
  const differing = invited.filter((id) => (labels.get(id)?.includes(label) ?? false) !== on);
  const changed = on
    ? differing.filter((id) => (labels.get(id)?.length ?? 0) < labelLimits.guest)
    : differing;
  const rows = changed.map((inviteeId) => ({ inviteeId, label }));
  await (on ? insertLabels(trx, inviteId, rows) : deleteLabels(trx, inviteId, rows));
  const before = rows.map((row) => ({ kind: 'label' as const, ...row, on }));
  await insertKept(trx, await encodeKept({ inviteId, change, now }, before));
  const full = differing.length - changed.length;
  const count = changed.length;
  if (full === 0) return { count };
  const left = say(
    '{full, plural, one {One guest has {most, number} labels already, and that is the limit.} other {# guests have {most, number} labels already, and that is the limit.}}',
    { full, most: labelLimits.guest },
  );
  return { count, left };
}

export async function listLinks(
  { db }: Pick<UpdateServices, 'db'>,
  { id }: OwnedInvite,
  guests: GuestsSelection,
): Promise<ActionOutcome> {
  const chosen = new Set((await resolveGuests(db, id, guests)).invited);
  const links = (await listInvitees(db, id))
    .filter((one) => chosen.has(one.id))
    .map(({ name, token }) => ({ name, token }));
  return { status: 200, reply: { ok: true, links } };
}
