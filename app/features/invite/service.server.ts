import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import type { Publisher } from '#app/features/live/bus.server.ts';
import { timeZoneAt } from '#app/features/place/zone.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import { insertInvite } from './insert-invite.server.ts';
import { messages } from './messages.ts';
import { type Change, type DraftProblem, parseDraft, parseEdit, storedText } from './rules.ts';
import type { EditReply, Invite, PartUpdate } from './schema.ts';
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

/** The invitation of an id as it came in an address, for this host. */
export async function findOwnInvite(
  db: Db,
  id: string,
  host: Host,
): Promise<Result<OwnedInvite, 'not-found' | 'wrong-host'>> {
  const invite = await store.findInvite(db, id);
  return invite ? authorise(invite, host) : fail('not-found');
}

interface Deps {
  db: Db;
  clock: Clock;
}

interface EditDeps extends Deps {
  live: Publisher;
}

/** Why a draft was not saved, with the HTTP status that says so. */
export type SaveProblem = DraftProblem & { status: 401 | 422 };

/**
 * Saves what /confirm posted as an invitation of `host` (null: nobody is signed in) and returns its id.
 * The name is asked for first, then the sign-in, then the rest (spec §5).
 */
export async function confirmDraft(
  deps: Deps,
  host: Host | null,
  input: unknown,
): Promise<Result<string, SaveProblem>> {
  const draft = parseDraft(input);
  const problem = draft.ok ? undefined : draft.error[0];
  if (problem?.part === 'eventName') return fail({ ...problem, status: 422 as const });
  if (!host) return fail({ status: 401, part: null, message: messages.notSignedIn });
  if (!draft.ok) {
    return fail({
      status: 422,
      part: problem?.part ?? null,
      message: problem?.message ?? messages.saveFailed,
    });
  }
  return ok(await saveDraft(deps, host, draft.value));
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
      .execute((trx) => insertInvite(trx, { draft, host, now: clock() }));
  } catch (error) {
    const winner = isUniqueViolation(error)
      ? await store.findInviteIdByDraft(db, draft.draftId)
      : null;
    if (winner === null) throw error;
    return winner;
  }
}

/**
 * The zone of a place that is being saved, for an invitation that has neither a zone nor a date: once there is
 * a date, the host has seen its zone and chosen it, or chosen none (decisions §7).
 */
function zoneBrought({ timeZone, date }: Invite, update: PartUpdate): string | undefined {
  if (update.name !== 'location' || timeZone !== '' || date !== '') return undefined;
  const { lat, lng } = update.part;
  return lat === null || lng === null ? undefined : timeZoneAt({ lat, lng });
}

/**
 * Changes exactly one part of an invitation that was read at `version`. Returns the new version, or
 * 'stale', having written nothing, when somebody changed this part since (decisions §6).
 */
export async function updateInvite(
  { db, clock, live }: EditDeps,
  invite: OwnedInvite,
  change: Change,
): Promise<Result<number, 'stale'>> {
  const timeZone = zoneBrought(invite, change.update);
  const version = await db
    .transaction()
    .execute((trx) => store.updatePart(trx, { id: invite.id, ...change, timeZone, now: clock() }));
  if (version === null) return fail('stale');
  live.publish(invite.id);
  return ok(version);
}

/**
 * Carries out an edit as the dashboard sent it (spec §7) and says how it went, with the HTTP status. An
 * edit that is stored already, such as one sent again after a lost reply, has succeeded.
 */
export async function editInvite(
  deps: EditDeps,
  invite: OwnedInvite,
  input: unknown,
): Promise<{ status: 200 | 409 | 422; reply: EditReply }> {
  const change = parseEdit(input, invite);
  if (!change.ok) return { status: 422, reply: { ok: false, message: change.error } };
  const { part, text } = change.value;
  const result = await updateInvite(deps, invite, change.value);
  if (result.ok) return { status: 200, reply: { ok: true } };
  const now = (await store.findInvite(deps.db, invite.id)) ?? invite;
  const value = storedText(now, part);
  if (value === text) return { status: 200, reply: { ok: true } };
  const stored = { value, version: now.version };
  return { status: 409, reply: { ok: false, message: messages.stale, stored } };
}

/** The host's own invitations, newest first. */
export function listEvents(db: Db, host: Host): Promise<Invite[]> {
  return store.listInvitesOfHost(db, host.uid);
}
