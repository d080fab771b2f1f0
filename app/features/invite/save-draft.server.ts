import type { Draft } from '#app/features/draft/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { digestDraft, findCorrections } from './draft-parts.server.ts';
import { insertInvite } from './insert-invite.server.ts';
import { concernsReplies, matchInvitees } from './rules.ts';
import type { Owner, PartUpdate } from './schema.ts';
import * as store from './store.server.ts';

export interface SaveServices {
  /** Makes the replies fit a change of invitees or answer settings. It belongs to `rsvp`, so the caller passes it. */
  settle?: ((trx: Db, inviteId: string, now: number) => Promise<unknown>) | undefined;
  /** Adds what other features keep of a new invitation, in its transaction. */
  complete?: ((trx: Db, inviteId: string, now: number) => Promise<unknown>) | undefined;
  db: Db;
  clock: Clock;
}

/** How many new invitations a host may save within a day (behaviour 22.14). */
export const invitesPerDay = 20;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Idempotent: the same draft id of a host leads to the same invitation (behaviour 12.12). Corrected parts are updated
 * (behaviour 12.17). New invitations are counted while the host's row is locked, so that concurrent requests cannot
 * exceed `perDay`.
 */
export async function saveDraftWithin(
  { db, clock, settle, complete }: SaveServices,
  { owner, draft, perDay }: { owner: Owner; draft: Draft; perDay: number },
): Promise<Result<string, 'too-many' | 'no-account'>> {
  return db.transaction().execute(async (trx) => {
    if (!(await store.lockHost(trx, owner.uid))) return fail('no-account');
    const now = clock();
    const saved = await correctInvite(trx, { draft, owner, now, settle });
    if (saved !== null) return succeed(saved);
    const recent = await store.countInvitesSince(trx, owner.uid, now - dayMs);
    if (recent >= perDay) return fail('too-many');
    const id = await insertInvite(trx, { draft, owner, now });
    await complete?.(trx, id, now);
    return succeed(id);
  });
}

/** Saves a draft without the daily limit: for sample data, tests and measurements. */
export async function saveDraft(
  services: SaveServices,
  owner: Owner,
  draft: Draft,
): Promise<string> {
  const saved = await saveDraftWithin(services, { owner, draft, perDay: Infinity });
  if (!saved.ok) throw new Error(saved.error);
  return saved.value;
}

interface Correction extends Pick<SaveServices, 'settle'> {
  draft: Draft;
  owner: Owner;
  now: number;
}

/** Null when the draft was not saved before. */
async function correctInvite(
  trx: Db,
  { draft, owner, now, settle }: Correction,
): Promise<string | null> {
  const saved = await store.lockSavedDraft(trx, owner.uid, draft.draftId);
  if (!saved) return null;
  const { id } = saved;
  const digests = digestDraft(draft);
  const corrections = findCorrections(draft, digests, saved.digests);
  if (corrections.length === 0) return id;
  let { version } = saved;
  for (const correction of corrections) {
    const update = await withKnownInvitees(trx, id, correction);
    const next = await store.updatePart(trx, { id, version, update, now });
    if (next === null) throw new Error('A locked invitation was changed.');
    version = next;
  }
  await store.setDraftDigests(trx, id, digests);
  if (corrections.some(concernsReplies)) await settle?.(trx, id, now);
  return id;
}

/** Invitees that are already stored get their ids, to keep their links and answers. */
async function withKnownInvitees(trx: Db, id: string, update: PartUpdate): Promise<PartUpdate> {
  if (update.name !== 'invitee') return update;
  const stored = await store.listInvitees(trx, id);
  return { name: 'invitee', part: { invitees: matchInvitees(update.part.invitees, stored) } };
}
