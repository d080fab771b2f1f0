import { sql } from 'kysely';

import { isPast } from '#app/features/schedule/past.ts';
import { findSeason, markSeason } from '#app/features/schedule/season.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { type Language, readLanguage } from '#app/platform/language/languages.ts';

import { isPastAnswerBy } from './deadline-rules.ts';
import { findPublicFigure } from './public-figure.server.ts';
import { seats } from './reply/seats-store.server.ts';

/** An invitation's id, a space, and the token of the visitor's cookie or nothing: equal for all without a cookie. */
export type PageVisit = `${string} ${string}`;

export const toVisit = (inviteId: string, token: string): PageVisit => `${inviteId} ${token}`;

function readVisit(visit: PageVisit) {
  const end = visit.indexOf(' ');
  const [inviteId, token] = [visit.slice(0, end), visit.slice(end + 1)];
  return { inviteId, token, keyHash: token && hashToken(token) };
}

export interface VisitFindings {
  /** Changes with what an unknown guest's page shows: content, dates, free seats. Undefined without an invitation. */
  stamp: string | undefined;
  /** The event's. */
  language: Language;
  /** The token belongs to an invitee, or to a device that has answered. */
  isGuest: boolean;
}

/** Views per statement. PostgreSQL keeps a statement of up to a hundred values prepared. */
export const mostVisits = 16;

interface VisitRow {
  inviteId: string;
  /** A guest's token or its hash; empty in an invitation's row. */
  key: string;
  version: number;
  updatedAt: number;
  answerBy: string;
  date: string;
  startTime: string;
  endTime: string;
  /** 1 for an event that ends on the next day. */
  nextDay: number;
  timeZone: string;
  savedPast: number;
  /** 1 when the event is canceled. */
  canceled: number;
  guestList: string;
  /** 1 when no seat is free. */
  isFull: number;
  language: string;
}

const none = sql<number>`0`;
const noText = sql<string>`''`;

/** Computes the sum only for an event with limited seats. */
const isFull = sql<number>`case
  when seats is null then 0
  when (
    select coalesce(sum(${seats}), 0) from rsvps
    where rsvps.invite_id = invites.id and rsvps.answer = 'yes' and rsvps.waiting is null
  ) >= seats then 1
  else 0
end`;

const isCanceled = sql<number>`case when canceled_at is null then 0 else 1 end`;

/** In the order of the invitations' columns, as a union wants it. */
const elsewhere = [
  none.as('version'),
  none.as('updatedAt'),
  noText.as('answerBy'),
  noText.as('date'),
  noText.as('startTime'),
  noText.as('endTime'),
  none.as('nextDay'),
  noText.as('timeZone'),
  none.as('savedPast'),
  none.as('canceled'),
  noText.as('guestList'),
  none.as('isFull'),
  noText.as('language'),
] as const;

/** Reads stamps and recognizes guests. Views with and without a cookie cost the same (behaviour 23.6). */
function createVisitsStatement(size: number) {
  return prepareStatement<string[], VisitRow>((db, value) => {
    const list = (column: number) =>
      Array.from({ length: size }, (_, at) => value(3 * at + column));
    const [inviteIds, tokens, hashes] = [list(0), list(1), list(2)];
    return db
      .selectFrom('invites')
      .select(['id as inviteId', noText.as('key'), 'version', 'updated_at as updatedAt'])
      .select(['answer_by as answerBy', 'date', 'start_time as startTime', 'end_time as endTime'])
      .select(['ends_next_day as nextDay', 'time_zone as timeZone', 'saved_past as savedPast'])
      .select([
        isCanceled.as('canceled'),
        sql<string>`guest_list`.as('guestList'),
        isFull.as('isFull'),
        sql<string>`language`.as('language'),
      ])
      .where('id', 'in', inviteIds)
      .where('deleted_at', 'is', null)
      .unionAll(
        db
          .selectFrom('invitees')
          .select(['invite_id as inviteId', 'token as key', ...elsewhere])
          .where('token', 'in', tokens),
      )
      .unionAll(
        db
          .selectFrom('rsvps')
          .select(['invite_id as inviteId', sql<string>`guest_key_hash`.as('key')])
          .select([...elsewhere])
          .where((eb) =>
            eb.or(
              inviteIds.map((inviteId, at) =>
                eb.and([
                  eb('invite_id', '=', inviteId),
                  eb('guest_key_hash', '=', hashes[at] ?? ''),
                ]),
              ),
            ),
          ),
      );
  });
}

const statements = new Map<number, ReturnType<typeof createVisitsStatement>>();

/** Sizes are powers of two, so that there are few statements. */
function findStatement(views: number): {
  size: number;
  run: ReturnType<typeof createVisitsStatement>;
} {
  const size = 2 ** Math.ceil(Math.log2(views));
  const run = statements.get(size) ?? createVisitsStatement(size);
  statements.set(size, run);
  return { size, run };
}

function describeState(row: Omit<VisitRow, 'key'>, now: number): string {
  const { nextDay, savedPast, canceled, isFull: full, ...times } = row;
  const event = {
    ...times,
    endsNextDay: nextDay === 1,
    savedPast: savedPast === 1,
    canceled: canceled === 1,
  };
  const past = isPastAnswerBy(row, now) ? '.past' : '';
  const over = isPast(event, now) ? '.over' : '';
  return `.${markSeason(findSeason(event, now))}${past}${over}${full === 1 ? '.full' : ''}`;
}

/** From memory, but for once in five seconds. */
async function describeFigure(db: Db, inviteId: string, now: number): Promise<string> {
  const { people, here } = await findPublicFigure({ db, clock: () => now }, inviteId);
  return `.${people}.${here}`;
}

/** Looks up at most `mostVisits` different views in one statement. */
export async function findVisits(
  db: Db,
  visits: readonly PageVisit[],
  now: number,
): Promise<Map<PageVisit, VisitFindings>> {
  const { size, run } = findStatement(visits.length);
  const asked = visits.map(readVisit);
  const values: string[] = [];
  for (let at = 0; at < size; at += 1) {
    const { inviteId = '', token = '', keyHash = '' } = asked[at % asked.length] ?? {};
    values.push(inviteId, token, keyHash);
  }
  const { rows } = await run(db, values);
  const pages = new Map<string, { stamp: string; language: Language }>();
  const guests = new Set<string>();
  for (const row of rows) {
    const { inviteId, key, version, updatedAt } = row;
    if (key !== '') {
      guests.add(`${inviteId} ${key}`);
      continue;
    }
    const figure = row.guestList === 'host' ? '' : await describeFigure(db, inviteId, now);
    const stamp = `${version}.${updatedAt}${describeState(row, now)}${figure}`;
    pages.set(inviteId, { stamp, language: readLanguage(row.language) });
  }
  return new Map(
    visits.map((visit, at) => {
      const { inviteId = '', token = '', keyHash = '' } = asked[at] ?? {};
      const isGuest = [token, keyHash].some((key) => guests.has(`${inviteId} ${key}`));
      const { stamp, language = 'en' } = pages.get(inviteId) ?? {};
      return [visit, { stamp, language, isGuest }];
    }),
  );
}
