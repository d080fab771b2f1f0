// Inserts answers one by one, each with its own commit: the database without concurrency. Prints how many a second.
import { createId, createToken, hashToken } from '#app/platform/ids.server.ts';

import { openFile } from './data.ts';

const [dataDir = '', inviteId = '', seconds = '1'] = process.argv.slice(2);
const db = openFile(dataDir);
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
const insert = db.prepare(
  `insert into rsvps (id, invite_id, guest_key_hash, name, answer, extra, created_at, updated_at)
   values (?, ?, ?, '', 'yes', 0, ?, ?)`,
);
const start = performance.now();
const end = start + Number(seconds) * 1000;
let done = 0;
while (performance.now() < end) {
  const now = Date.now();
  insert.run(createId(), inviteId, hashToken(createToken()), now, now);
  done += 1;
}
process.stdout.write(String((done * 1000) / (performance.now() - start)));
db.close();
