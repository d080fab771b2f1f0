import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Promoting } from '#app/features/rsvp/reply/settle.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { changeInvite, readMark } from '#app/platform/db/versions.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { type SelectedGuests, resolveGuests } from '../list/selection.server.ts';
import type { ActionOutcome, ChangedGuests, GuestsSelection } from '../schema.ts';
import { forgetChange } from './undo-store.server.ts';

export interface Preparing {
  db: Db;
  inviteId: string;
  /** The id by which the change is undone. */
  change: string;
  now: number;
}

export interface Changing extends Omit<Preparing, 'db'>, Promoting {
  trx: Db;
  editor: string;
}

/** How many guests were changed, who was not, and who waits. */
export type Changed = Omit<ChangedGuests, 'change'>;

/** A change of selected guests in two steps, so that nobody's write waits for the first. */
export interface GuestsChange<Plan> {
  /** Reads and judges. May keep what Undo needs: it is nothing until the change is stored. */
  prepare: (preparing: Preparing, selected: SelectedGuests) => Promise<Plan>;
  /** A text says why nothing was changed. */
  write: (changing: Changing, plan: Plan) => Promise<Changed | string>;
}

/** Beyond it guests answer so often that a plan is only good under the lock. */
const plansBeforeLock = 2;

type Deps = UpdateServices & Pick<Promoting, 'tellPromoted'>;

interface Attempt {
  change: string;
  select: (on: Db) => Promise<SelectedGuests>;
  /** Called when a plan was made for nothing. */
  forget?: () => Promise<void>;
}

/** Writes what was planned under the invitation's lock, if nothing has changed since. */
async function planAndWrite<Plan>(
  { db, clock, tellPromoted }: Deps,
  { id: inviteId, editor }: OwnedInvite,
  { change, select, forget }: Attempt,
  { prepare, write }: GuestsChange<Plan>,
): Promise<Changed | string> {
  const plan = async (on: Db) => {
    const mark = await readMark(on, inviteId);
    // Under the lock the clock is read after the wait for it, so that this change is the latest.
    const now = clock();
    const selected = await select(on);
    return { mark, now, plan: await prepare({ db: on, inviteId, change, now }, selected) };
  };
  for (let tries = 0; ; tries += 1) {
    const early = tries < plansBeforeLock ? await plan(db) : null;
    const done = await db.transaction().execute(async (trx) => {
      await lockInvite(trx, inviteId);
      if (early !== null && early.mark !== (await readMark(trx, inviteId))) return null;
      const { now, plan: planned } = early ?? (await plan(trx));
      return write({ trx, inviteId, change, editor, now, tellPromoted }, planned);
    });
    if (done !== null) return done;
    await forget?.();
  }
}

/** One transaction for all guests, then publishes (behaviour 33.22). */
export async function changeGuests<Plan>(
  services: Deps,
  invite: OwnedInvite,
  guests: GuestsSelection,
  making: GuestsChange<Plan>,
): Promise<ActionOutcome> {
  const { db, live } = services;
  const change = createId();
  const select = (on: Db) => resolveGuests(on, invite.id, guests);
  const forget = () => forgetChange(db, { inviteId: invite.id, change });
  const done = await planAndWrite(services, invite, { change, select, forget }, making);
  if (typeof done === 'string') return { status: 422, reply: { ok: false, message: done } };
  if (done.count > 0) live.publish(invite.id);
  return { status: 200, reply: { ok: true, changed: { change, ...done } } };
}

/** A tenth of a second at most, after which guests who wait to answer have a turn. */
const mostAtOnce = 4000;

function split(all: SelectedGuests): SelectedGuests[] {
  const { invited, open } = all;
  if (invited.length + open.length <= mostAtOnce) return [all];
  return [
    ...inBatches(invited, mostAtOnce).map((some) => ({ invited: some, open: [] })),
    ...inBatches(open, mostAtOnce).map((some) => ({ invited: [], open: some })),
  ];
}

/**
 * A transaction for each part of the guests, all with the same time, then publishes. Returns the id of the change.
 * `making` keeps nothing while it prepares. What was written before a failure stays, and can be undone (behaviour 33.22).
 */
export async function changeInParts<Plan>(
  services: Deps,
  invite: OwnedInvite,
  guests: GuestsSelection,
  making: GuestsChange<Plan>,
): Promise<string> {
  const { db, clock, live } = services;
  const change = createId();
  const now = clock();
  let count = 0;
  try {
    for (const part of split(await resolveGuests(db, invite.id, guests))) {
      const attempt = { change, select: async () => part };
      const done = await planAndWrite({ ...services, clock: () => now }, invite, attempt, making);
      if (typeof done !== 'string') count += done.count;
    }
  } finally {
    if (count > 0) live.publish(invite.id);
  }
  return change;
}

/** Raises the list's version, so that edits of an earlier list are stale. */
export async function touchList(
  trx: Db,
  { inviteId, now }: { inviteId: string; now: number },
): Promise<void> {
  await changeInvite(trx, now, ['invitee']).where('id', '=', inviteId).execute();
}

/** The same, and no two guests have the same place afterwards. */
export async function writeList(
  trx: Db,
  { inviteId, now }: { inviteId: string; now: number },
): Promise<void> {
  const version = (await findInvite(trx, inviteId))?.version ?? 0;
  const invitees = await listInvitees(trx, inviteId);
  const update = { name: 'invitee', part: { invitees } } as const;
  await updatePart(trx, { id: inviteId, version, update, now });
}
