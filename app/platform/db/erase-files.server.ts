import { Worker } from 'node:worker_threads';

/** What remains to be done about the bytes of deleted rows, stored as the file's `user_version`. */
export const erasure = { none: 0, rewrite: 1, emptyLog: 2 } as const;

const patienceMs = 250;

/** The log is emptied last. A string, so that the build needs no further entry. */
const work = `
const { parentPort, workerData: { file, patienceMs, erasure } } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(file, { timeout: patienceMs });
const mark = (state) => db.exec('pragma user_version = ' + state);
db.exec('pragma synchronous = full');
if (db.prepare('pragma user_version').get().user_version === erasure.rewrite) {
  db.exec('vacuum');
  mark(erasure.emptyLog);
}
const isEmpty = db.prepare('pragma wal_checkpoint(truncate)').get().busy === 0;
if (isEmpty) mark(erasure.none);
db.close();
parentPort.postMessage(isEmpty);
`;

/**
 * Five seconds for each gigabyte, in a worker thread. The caller prevents writes. False when another process reads the
 * log.
 */
export function eraseFiles(file: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const worker = new Worker(work, { eval: true, workerData: { file, patienceMs, erasure } });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that erases ended early.')));
  return promise;
}
