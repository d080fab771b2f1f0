import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import type { Invite, PartUpdate } from './schema.ts';
import * as store from './store.server.ts';

declare const owned: unique symbol;

/** An invitation that the current host may see and change. Only `authorise` makes one. */
export type OwnedInvite = Invite & { readonly [owned]: true };

/** Spec §6: the host whose uid the invitation records; any signed-in host when it records none. */
export function authorise(invite: Invite, host: Host): Result<OwnedInvite, 'wrong-host'> {
  return invite.hostUid === null || invite.hostUid === host.uid
    ? ok(invite as OwnedInvite)
    : fail('wrong-host');
}

interface Deps {
  db: Db;
  clock: Clock;
}

/**
 * Saves a draft as an invitation of `host` and returns its id. Idempotent: the same draft id leads to the
 * same invitation, however often and from however many requests at once (decisions §4).
 */
export async function saveDraft({ db, clock }: Deps, host: Host, draft: Draft): Promise<string> {
  const saved = await store.findInviteIdByDraft(db, draft.draftId);
  if (saved !== null) return saved;
  try {
    return await db
      .transaction()
      .execute((trx) => store.insertInvite(trx, { draft, host, now: clock() }));
  } catch (error) {
    const winner = isUniqueViolation(error)
      ? await store.findInviteIdByDraft(db, draft.draftId)
      : null;
    if (winner === null) throw error;
    return winner;
  }
}

/**
 * Changes exactly one part of an invitation that was read at `version`. Returns the new version, or
 * 'stale', having written nothing, when somebody changed the invitation since (decisions §6).
 */
export async function updateInvite(
  { db, clock }: Deps,
  invite: OwnedInvite,
  change: { version: number; update: PartUpdate },
): Promise<Result<number, 'stale'>> {
  const written = await db
    .transaction()
    .execute((trx) => store.updatePart(trx, { id: invite.id, ...change, now: clock() }));
  return written ? ok(change.version + 1) : fail('stale');
}
