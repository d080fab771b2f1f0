import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { type OwnedInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answer } from '#app/features/rsvp/reply/answer.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';

import { secretHost, storeHost } from './hosts.ts';

export interface NewEvent extends Partial<Draft> {
  host?: Host;
}

/** Saves a new event, of the secret host unless another is given, as its host does; returns its id. */
export async function addEvent(
  db: Db,
  { host = secretHost, ...changes }: NewEvent = {},
  at = 1000,
): Promise<string> {
  if (host === secretHost) await storeHost(db, host);
  return saveDraft({ db, clock: () => at }, host, makeDraft(changes));
}

interface Given extends GivenReply {
  inviteId: string;
  /** Without it, somebody new answers on the open link. */
  inviteeId?: string | undefined;
}

/** Answers as a guest does; returns the reply's id. */
export async function addAnswer(
  db: Db,
  { inviteId, inviteeId, ...given }: Given,
  at = 0,
): Promise<string> {
  const keyHash = createId();
  const guest = inviteeId ? { inviteeId } : { keyHash };
  const services = { db, clock: () => at, live: createBus() };
  const answered = await answer(services, { inviteId, guest }, given, { by: 'guest' });
  if (!answered.ok) throw new Error(answered.error);
  const { id } = await db
    .selectFrom('rsvps')
    .select('id')
    .where((eb) =>
      inviteeId ? eb('invitee_id', '=', inviteeId) : eb('guest_key_hash', '=', keyHash),
    )
    .executeTakeFirstOrThrow();
  return id;
}

/** In the host's order. */
export async function listTokens(db: Db, inviteId: string): Promise<string[]> {
  return (await listInvitees(db, inviteId)).map(({ token }) => token);
}

/** The invitation as its host opens it. */
export async function findOwn(db: Db, id: string, host: Host): Promise<OwnedInvite> {
  const found = await findOwnInvite(db, id, host);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}
