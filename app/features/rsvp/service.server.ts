import type { Db } from '#app/platform/db/client.server.ts';

export interface Figures {
  going: number;
  people: number;
  maybe: number;
  declined: number;
  noResponse: number;
}

export interface Answer {
  inviteeId: string | null;
  name: string;
  answer: 'yes' | 'no' | 'maybe';
  extra: 0 | 1;
  updatedAt: number;
}

/** The true figures of one invitation (decisions §1). */
export async function loadFigures(db: Db, inviteId: string): Promise<Figures> {
  const all = await loadFiguresOfInvites(db, [inviteId]);
  return all.get(inviteId) ?? { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 0 };
}

export async function loadFiguresOfInvites(
  db: Db,
  inviteIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>(
    inviteIds.map((id) => [id, { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 0 }]),
  );
  if (inviteIds.length === 0) return figures;
  const answers = await db
    .selectFrom('rsvps')
    .select(['invite_id', 'answer', 'extra'])
    .where('invite_id', 'in', inviteIds)
    .execute();
  for (const { invite_id: id, answer, extra } of answers) {
    const figure = figures.get(id);
    if (!figure) continue;
    if (answer === 'yes') {
      figure.going += 1;
      figure.people += 1 + extra;
    } else if (answer === 'maybe') figure.maybe += 1;
    else figure.declined += 1;
  }
  const silent = await db
    .selectFrom('invitees')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .select((eb) => ['invitees.invite_id', eb.fn.countAll<number>().as('count')])
    .where('invitees.invite_id', 'in', inviteIds)
    .where('rsvps.id', 'is', null)
    .groupBy('invitees.invite_id')
    .execute();
  for (const { invite_id: id, count } of silent) {
    const figure = figures.get(id);
    if (figure) figure.noResponse = count;
  }
  return figures;
}

export async function listAnswers(db: Db, inviteId: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['invitee_id', 'name', 'answer', 'extra', 'updated_at'])
    .where('invite_id', '=', inviteId)
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    inviteeId: row.invitee_id,
    name: row.name,
    answer: row.answer,
    extra: row.extra === 1 ? 1 : 0,
    updatedAt: row.updated_at,
  }));
}
