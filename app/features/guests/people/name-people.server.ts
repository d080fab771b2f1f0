import { listInvitees } from '#app/features/invite/store.server.ts';
import { listReplies } from '#app/features/rsvp/reply/kept-replies.server.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { cameBack, notToldYet } from '#app/features/told/told-sql.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest, takeFirstName } from '#app/platform/person-names.ts';

import type { EventAnswers, OverviewPeople } from '../list/views.ts';
import { type NamedReply, mostNamed, nameEverybody } from './named-people.ts';

/** How many names a step may have. */
const shownNames = 5;

function invitees(db: Db, inviteId: string) {
  return db
    .selectFrom('invitees')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .select('invitees.name')
    .where('invitees.invite_id', '=', inviteId)
    .orderBy('invitees.position')
    .orderBy('invitees.id')
    .limit(shownNames);
}

const names = (rows: { name: string }[]) =>
  rows.map(({ name }) => takeFirstName(name) ?? (name.trim() || say(namelessGuest)));

async function nameSteps(db: Db, inviteId: string, { figures, marks }: EventAnswers) {
  const none = Promise.resolve([]);
  const list = invitees(db, inviteId);
  const [untold, returned, silent] = await Promise.all([
    marks.untold === 0 ? none : list.where(notToldYet).execute(),
    marks.returned === 0 ? none : list.where(cameBack).execute(),
    figures.noResponse === 0 ? none : list.where('rsvps.id', 'is', null).execute(),
  ]);
  return { untold: names(untold), returned: names(returned), silent: names(silent) };
}

/** When guests were last asked by mail; null if never. */
async function findAsked(db: Db, inviteId: string): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('created_at').as('at'))
    .where('invite_id', '=', inviteId)
    .where('kind', 'in', ['invitation', 'reminder'])
    .where('state', 'in', ['queued', 'leased', 'sent'])
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Everybody by name, of an event small enough for it. */
async function nameAll(db: Db, inviteId: string) {
  const replies = await listReplies(db, inviteId);
  const byInvitee = new Map(replies.map((one) => [one.inviteeId, one.reply]));
  const invited = (await listInvitees(db, inviteId)).map(({ id, name, people }): NamedReply => ({
    name,
    people,
    reply: byInvitee.get(id) ?? null,
  }));
  const open = replies
    .filter(({ inviteeId }) => inviteeId === null)
    .map(({ reply }): NamedReply => ({ name: reply.name, people: [], reply }));
  return nameEverybody([...invited, ...open]);
}

/** The names that an event's overview says (behaviour 39.6, 39.21). */
export async function namePeople(
  db: Db,
  inviteId: string,
  answers: EventAnswers,
): Promise<Omit<OverviewPeople, 'attendance' | 'later'>> {
  const everybody = countEverybody(answers.figures);
  const isSmall = everybody > 0 && everybody <= mostNamed;
  return {
    all: isSmall ? await nameAll(db, inviteId) : null,
    ...(await nameSteps(db, inviteId, answers)),
    asked: answers.figures.noResponse > 0 ? await findAsked(db, inviteId) : null,
  };
}
