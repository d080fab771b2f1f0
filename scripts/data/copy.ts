import { createHash } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import { getEngine } from '#app/platform/db/dialects.server.ts';

import { CommandError } from '../command-error.mjs';

const rowsAtOnce = 500;
/** Rows read at once from a table with bytes: each may have a megabyte. */
const bytesAtOnce = 10;
/** Both engines take at least this many values in one statement. */
const valuesAtOnce = 30_000;
/** Sums of 256-bit checksums are kept to 256 bits. */
const modulus = 2n ** 256n;

/** Every copied table with its key. Referenced tables come first. */
const copied = {
  hosts: 'uid',
  sessions: 'token_hash',
  identities: 'id',
  security_events: 'id',
  devices: 'id',
  passkeys: 'id',
  registration_links: 'id',
  invites: 'id',
  invitees: 'id',
  rsvps: 'id',
  removed_answers: 'id',
  reply_history: 'id',
  invite_facts: 'id',
  calendar_feeds: 'host_uid',
  kitchen_links: 'invite_id',
  guest_addresses: 'reply_id',
  outbox: 'id',
  guest_messages: 'id',
  message_marks: 'id',
  mail_opt_outs: 'id',
  mail_keys: 'id',
  activity: 'id',
  guest_labels: 'id',
  handed_over: 'id',
  phone_rounds: 'id',
  phone_round_guests: 'id',
  undo_rows: 'id',
  memberships: 'id',
  join_links: 'id',
  pictures: 'id',
  arrivals: 'id',
} as const;

export type CopiedTable = keyof typeof copied;

export const copiedTables = Object.keys(copied) as CopiedTable[];

type Row = Record<string, string | number | null | Uint8Array>;

/** A Festoon database, with rows as they are stored. */
export type Rows = Kysely<Record<CopiedTable, Row>>;

/** The number of a table's rows and a checksum that does not depend on their order. */
export interface Digest {
  rows: number;
  checksum: string;
}

export type Digests = Record<CopiedTable, Digest>;

/** A value as text, the same on both engines, which return bytes in classes of their own. */
const toText = (value: Row[string]) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/** Sums up row checksums, so that the order of rows does not matter. */
class Sum {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    const values = Object.entries(row)
      .map(([name, value]) => [name, toText(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus;
  }

  digest(): Digest {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') };
  }
}

async function* batches(db: Rows, table: CopiedTable): AsyncGenerator<Row[]> {
  const key = sql.ref<string>(copied[table]);
  const limit = table === 'pictures' ? bytesAtOnce : rowsAtOnce;
  let last: Row | undefined;
  do {
    const after = last?.[copied[table]];
    const rows: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .$if(after !== undefined, (query) => query.where(key, '>', String(after)))
      .orderBy(key)
      .limit(limit)
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.length === limit ? rows.at(-1) : undefined;
  } while (last);
}

async function insertAll(db: Rows, table: CopiedTable, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.floor(valuesAtOnce / Math.max(1, columns));
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

async function overTables(work: (table: CopiedTable) => Promise<Digest>): Promise<Digests> {
  const entries: [CopiedTable, Digest][] = [];
  for (const table of copiedTables) entries.push([table, await work(table)]);
  return Object.fromEntries(entries) as Digests;
}

/** Digests all tables. Consistent only within a transaction that reads a snapshot. */
export function digestAll(db: Rows): Promise<Digests> {
  return overTables(async (table) => {
    const sum = new Sum();
    for await (const rows of batches(db, table)) for (const row of rows) sum.add(row);
    return sum.digest();
  });
}

/** Copies every row into empty tables. Returns the digests of what was read. */
export function copyAll(from: Rows, to: Rows): Promise<Digests> {
  return overTables(async (table) => {
    const sum = new Sum();
    for await (const rows of batches(from, table)) {
      for (const row of rows) sum.add(row);
      await insertAll(to, table, rows);
    }
    return sum.digest();
  });
}

/** Runs `work` on a snapshot of the database, unaffected by later writes. */
export function readAtOneMoment<Value>(db: Rows, work: (snapshot: Rows) => Promise<Value>): Promise<Value> {
  const transaction = db.transaction();
  return getEngine(db) === 'postgres'
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
    : transaction.execute(work);
}

export function findDifferences(one: Digests, other: Digests): CopiedTable[] {
  return copiedTables.filter(
    (table) =>
      one[table].rows !== other[table].rows || one[table].checksum !== other[table].checksum,
  );
}

/** Throws when one of the tables has a row. */
export async function refuseUnlessEmpty(db: Rows, name: string): Promise<void> {
  const present = new Set((await db.introspection.getTables()).map((table) => table.name));
  for (const table of copiedTables.filter((one) => present.has(one))) {
    const row = await db.selectFrom(table).select(copied[table]).limit(1).executeTakeFirst();
    if (row) throw new CommandError(`${name} holds data already (${table}). Nothing was changed.`);
  }
}

/** The digests as a table for people. */
export function toTable(from: Digests, to: Digests): string {
  const lines = copiedTables.map((table) => [
    table,
    String(from[table].rows),
    String(to[table].rows),
    from[table].checksum.slice(0, 16),
    to[table].checksum.slice(0, 16),
  ]);
  const all = [['table', 'rows FROM', 'rows TO', 'checksum FROM', 'checksum TO'], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  return all
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd())
    .join('\n');
}
