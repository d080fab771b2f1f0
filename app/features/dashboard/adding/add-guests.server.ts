import * as v from 'valibot';

import { tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import { addInvitees } from '#app/features/invite/add-invitees.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { type AddGuestsView, type AddReply, addSchema } from './schema.ts';

const listChanged =
  'Your guest list was changed somewhere else in the meantime, so nobody was added. The preview is up to date now: please look at it, then press again.';

/** What is compared with what the host types. Links stay on the server. */
export async function loadAddGuests(db: Db, invite: OwnedInvite): Promise<AddGuestsView> {
  const known = (await listInvitees(db, invite.id)).map(({ name, email, people }) => ({
    name,
    email,
    ...(people.length > 0 ? { also: people.map((person) => person.name) } : {}),
  }));
  return { inviteId: invite.id, version: invite.version, known };
}

/** Adds the guests that were posted, all of them or none (behaviour 33.6). */
export async function runAddGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  input: unknown,
): Promise<{ status: 200 | 409 | 422; reply: AddReply }> {
  const parsed = v.safeParse(addSchema, input, { abortEarly: true });
  if (!parsed.success) {
    const { message } = parsed.issues[0];
    return { status: 422, reply: { ok: false, message } };
  }
  const added = await addInvitees(services, invite, parsed.output);
  if (added.ok) return { status: 200, reply: { ok: true, added: parsed.output.guests.length } };
  return added.error === 'stale'
    ? { status: 409, reply: { ok: false, message: listChanged, stale: true } }
    : { status: 422, reply: { ok: false, message: tooManyInvitees } };
}
