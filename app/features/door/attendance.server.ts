import { sql } from 'kysely';

import type { Attendance } from '#app/features/guests/list/views.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import { listHere } from './kept-arrivals.server.ts';

const shownNames = 3;

/** Who said yes, has a place, and is not here. */
function selectMissing(db: Db, inviteId: string) {
  return db
    .selectFrom('rsvps')
    .leftJoin('invitees', 'invitees.id', 'rsvps.invitee_id')
    .where('rsvps.invite_id', '=', inviteId)
    .where('rsvps.answer', '=', 'yes')
    .where('rsvps.waiting', 'is', null)
    .where(
      sql<boolean>`not exists (
        select 1 from arrivals where arrivals.invite_id = rsvps.invite_id
          and arrivals.guest = coalesce(rsvps.invitee_id, rsvps.id) and arrivals.people > 0
      )`,
    );
}

/** The invitees who were marked at the door or, where nobody was, those who said yes. */
export async function listThoseWhoCame(db: Db, inviteId: string): Promise<Set<string>> {
  const { here } = await listHere(db, inviteId);
  if (here.size > 0) return new Set(here.keys());
  const rows = await db
    .selectFrom('rsvps')
    .select('invitee_id as id')
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is not', null)
    .where('answer', '=', 'yes')
    .where('waiting', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** What the door list knows of who came (behaviour 39.23). */
export async function loadAttendance(db: Db, { id }: OwnedInvite): Promise<Attendance> {
  const { here } = await db
    .selectFrom('arrivals')
    .select(({ fn }) => fn.sum<number | null>('people').as('here'))
    .where('invite_id', '=', id)
    .executeTakeFirstOrThrow();
  const kept = await db
    .selectFrom('invites')
    .select(['kept_here as here', 'kept_people as gone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { gone } = kept;
  const all = (here ?? 0) + kept.here;
  if (all === 0) return { here: null, gone, missing: { count: 0, names: [] } };
  const { count } = await selectMissing(db, id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await selectMissing(db, id)
    .select(sql<string>`coalesce(invitees.name, rsvps.name)`.as('name'))
    .orderBy('invitees.position')
    .orderBy('rsvps.id')
    .limit(shownNames)
    .execute();
  return {
    here: all,
    gone,
    missing: { count, names: rows.map(({ name }) => name.trim() || say(namelessGuest)) },
  };
}
