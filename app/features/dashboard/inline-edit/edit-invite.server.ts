import type { ActionOutcome, Edit } from '#app/features/guests/schema.ts';
import { messages } from '#app/features/invite/messages.ts';
import {
  type OwnedInvite,
  type UpdateServices,
  updateInvite,
} from '#app/features/invite/service.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';

import { readPartText } from './read-text.ts';
import { parseEdit } from './rules.ts';

/**
 * Stores an edit of one part. An edit whose text is already stored succeeds, such as one that is sent again after its
 * reply was lost.
 */
export async function editInvite(
  services: UpdateServices,
  invite: OwnedInvite,
  { part, version, value }: Omit<Edit, 'intent'>,
): Promise<ActionOutcome> {
  const parsed = parseEdit({ part, value }, invite);
  if (!parsed.ok) return { status: 422, reply: { ok: false, message: parsed.error } };
  const { text, update } = parsed.value;
  const result = await updateInvite(services, invite, { version, update });
  if (result.ok) {
    const saved: ActionOutcome = { status: 200, reply: { ok: true } };
    return part === 'location' ? { ...saved, isAddressSaved: true } : saved;
  }
  const current = (await findInvite(services.db, invite.id)) ?? invite;
  const stored = { value: readPartText(current, part), version: current.version };
  if (stored.value === text) return { status: 200, reply: { ok: true } };
  return { status: 409, reply: { ok: false, message: messages.stale, stored } };
}
