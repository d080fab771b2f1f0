import { sql } from 'kysely';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { addEvent } from '#tests/setup/events.ts';

const household = ['c', 'p', 'l', 'n'].map((id) => ({
  id,
  name: `Romano ${id}`,
  child: id === 'l',
}));
const people = JSON.stringify(household);
const coming = JSON.stringify(Object.fromEntries(household.map(({ id }) => [id, 'yes'])));

const numbers = (count: number) => sql`
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`;

interface Filled {
  /** Households of four on the list, which have all said yes. */
  households?: number;
  /** Answers of the open link, which wait for one of ten seats. */
  waiting?: number;
}

/** Stores a large event of a host. Returns its id. */
export async function fillEvent(
  dataDir: string,
  username: string,
  { households = 0, waiting = 0 }: Filled,
): Promise<string> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const { uid } = await db
    .selectFrom('hosts')
    .select('uid')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const answerSettings = waiting > 0 ? { ...usualAnswers, seats: 10 } : usualAnswers;
  const id = await addEvent(db, { invitees: [], answerSettings });
  await db.updateTable('invites').set({ host_uid: uid }).where('id', '=', id).execute();
  await sql`insert into invitees (id, invite_id, position, name, email, token, people, size)
    ${numbers(households)} select ${`${id}-`} || n, ${id}, n, 'The Romanos ' || n,
      'romano' || n || '@example.org', ${`${id}-`} || n, ${people}, 4
    from numbers where ${households} > 0`.execute(db);
  await sql`insert into rsvps
      (id, invite_id, invitee_id, name, answer, extra, people, yes_count, maybe_count, no_count, created_at, updated_at)
    select id, invite_id, id, '', 'yes', 0, ${coming}, 4, 0, 0, position, position
    from invitees where invite_id = ${id}`.execute(db);
  await sql`insert into rsvps
      (id, invite_id, guest_key_hash, name, answer, extra, waiting, created_at, updated_at)
    ${numbers(waiting)} select ${`${id}-w`} || n, ${id}, ${`${id}-w`} || n, 'Waiting ' || n, 'yes', 0, n, n, n
    from numbers where ${waiting} > 0`.execute(db);
  await db.destroy();
  return id;
}
