// `npm run copy-database -- FROM TO`: copies everything from one database into an empty one, SQLite or PostgreSQL.
import { explain } from '#server/start-error.ts';

import { CommandError } from './command-error.mjs';
import {
  type CopiedTable,
  type Digests,
  readAtOneMoment,
  copyAll,
  findDifferences,
  digestAll,
  refuseUnlessEmpty,
  toTable,
} from './data/copy.ts';
import { openSource, openTarget, parseSide } from './data/side.ts';

const usage = `Usage: npm run copy-database -- FROM TO
FROM and TO are each postgres://… or the folder of an embedded database (its DATA_DIR). TO must be empty.`;

interface Copied {
  from: Digests;
  to: Digests;
  /** Tables of FROM that were written to during the copy. */
  changed: CopiedTable[];
}

/** Runs in one transaction of TO: after a failure, TO is still empty. */
async function copy(fromText: string, toText: string): Promise<Copied> {
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  const [fromSide, toSide] = [parseSide(fromText, typedIn), parseSide(toText, typedIn)];
  const source = await openSource(fromSide);
  try {
    const target = await openTarget(toSide);
    try {
      const digests = await target.transaction().execute(async (trx) => {
        await refuseUnlessEmpty(trx, toSide.name);
        const from = await readAtOneMoment(source, (snapshot) => copyAll(snapshot, trx));
        const to = await digestAll(trx);
        const different = findDifferences(from, to);
        if (different.length > 0) {
          throw new CommandError(
            `${toTable(from, to)}\n${toSide.name} did not keep what it was given (${different.join(', ')}). Nothing was copied.`,
          );
        }
        return { from, to };
      });
      const now = await readAtOneMoment(source, digestAll);
      return { ...digests, changed: findDifferences(digests.from, now) };
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

try {
  const [from, to, ...more] = process.argv.slice(2);
  if (!from || !to || more.length > 0) throw new CommandError(usage);
  const copied = await copy(from, to);
  console.log(toTable(copied.from, copied.to));
  console.log('Every row was copied and read back the same.');
  if (copied.changed.length > 0) {
    console.log(
      `FROM has changed since (${copied.changed.join(', ')}): what is newer is not in TO. To move for good, stop the server, empty TO and copy again.`,
    );
  }
} catch (error) {
  console.error(error instanceof CommandError ? error.message : explain(error));
  process.exitCode = 1;
}
