import { peopleColumn } from '#app/features/invite/json-columns.server.ts';
import type { AnswerSettings } from '#app/features/invite/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { takeFirstName } from '#app/platform/person-names.ts';

import { personAnswersColumn } from './reply/json-columns.server.ts';
import { selectReplies } from './reply/reply-queries.server.ts';
import { toFigures } from './rules.ts';
import type { Answer, GuestGroup } from './schema.ts';
import { tallyAnswersOf } from './store.server.ts';

const mostNames = 13;
/** More than `mostNames`, because some names are not shown. */
const mostReplies = 40;

const countColumns = { yes: 'yes_count', maybe: 'maybe_count', no: 'no_count' } as const;

interface NamedReply {
  id: string;
  /** JSON: each person's answer, for a household. */
  people: string | null;
  name: string;
  invitee: string | null;
  household: string | null;
}

/**
 * The first names of people with this answer, of children only if the host allows. Companions did not answer
 * themselves, so they are not named.
 */
function listFirstNames(reply: NamedReply, answer: Answer, childNames: boolean): string[] {
  const { people, household, invitee, name } = reply;
  const said = people === null ? null : personAnswersColumn.decode(people, reply.id);
  const names =
    said === null
      ? [invitee ?? name]
      : peopleColumn
          .decode(household ?? '[]', reply.id)
          .filter(({ id, child }) => said[id] === answer && (childNames || !child))
          .map((person) => person.name);
  return names.map(takeFirstName).filter((first) => first !== null);
}

async function findNames(
  db: Db,
  { inviteId, childNames }: { inviteId: string; childNames: boolean },
  answer: Answer,
): Promise<string[]> {
  const rows = await selectReplies(db)
    .select([
      'rsvps.id',
      'rsvps.people',
      'rsvps.name',
      'invitees.name as invitee',
      'invitees.people as household',
    ])
    .where('rsvps.invite_id', '=', inviteId)
    .where('rsvps.hidden', '=', 0)
    .where('rsvps.waiting', 'is', null)
    .where((eb) =>
      eb.or([eb('rsvps.answer', '=', answer), eb(`rsvps.${countColumns[answer]}`, '>', 0)]),
    )
    .orderBy('rsvps.created_at')
    .limit(mostReplies)
    .execute();
  const names = rows.flatMap((row) => listFirstNames(row, answer, childNames)).slice(0, mostNames);
  return names.toSorted((one, other) => one.localeCompare(other, 'en'));
}

/** What the host lets a guest see of the others. Returns only first names (behaviour 25.40). */
export async function listOtherGuests(
  db: Db,
  inviteId: string,
  { guestList: allowed, childNames }: Pick<AnswerSettings, 'guestList' | 'childNames'>,
): Promise<GuestGroup[]> {
  if (allowed === 'host') return [];
  const tallies = await tallyAnswersOf(db, inviteId);
  const { people, maybe, declined } = toFigures({ tallies, invitees: 0, guests: 0 });
  const counts = { yes: people, maybe, no: declined };
  const answers = allowed !== 'answers' ? (['yes'] as const) : (['yes', 'maybe', 'no'] as const);
  const shown = answers.filter((answer) => counts[answer] > 0);
  return Promise.all(
    shown.map(async (answer) => ({
      answer,
      count: counts[answer],
      firstNames: allowed === 'count' ? [] : await findNames(db, { inviteId, childNames }, answer),
    })),
  );
}
