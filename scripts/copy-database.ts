// `npm run copy-database -- FROM TO`: everything from one database into an empty one, be it SQLite or PostgreSQL.
import { explain } from '#server/start-error.ts';

import {
  type CopiedTable,
  type Digests,
  atOneMoment,
  copyAll,
  differences,
  digestAll,
  refuseUnlessEmpty,
  toTable,
} from './data/copy.ts';
import { openSource, openTarget, parseSide } from './data/side.ts';
import { Trouble } from './trouble.mjs';

const usage = `Usage: npm run copy-database -- FROM TO
FROM and TO are each postgres://… or the folder of an embedded database (its DATA_DIR). TO must be empty.`;

interface Copied {
  from: Digests;
  to: Digests;
  /** Tables of FROM that somebody has written to since. */
  changed: CopiedTable[];
}

/** All in one transaction of TO: whatever goes wrong, TO stays empty. */
async function copy(fromText: string, toText: string): Promise<Copied> {
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  const [fromSide, toSide] = [parseSide(fromText, typedIn), parseSide(toText, typedIn)];
  const source = await openSource(fromSide);
  try {
    const target = await openTarget(toSide);
    try {
      const digests = await target.transaction().execute(async (trx) => {
        await refuseUnlessEmpty(trx, toSide.name);
        const from = await atOneMoment(source, (snapshot) => copyAll(snapshot, trx));
        const to = await digestAll(trx);
        const different = differences(from, to);
        if (different.length > 0) {
          throw new Trouble(
            `${toTable(from, to)}\n${toSide.name} did not keep what it was given (${different.join(', ')}). Nothing was copied.`,
          );
        }
        return { from, to };
      });
      const now = await atOneMoment(source, digestAll);
      return { ...digests, changed: differences(digests.from, now) };
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

try {
  const [from, to, ...more] = process.argv.slice(2);
  if (!from || !to || more.length > 0) throw new Trouble(usage);
  const copied = await copy(from, to);
  console.log(toTable(copied.from, copied.to));
  console.log('Every row was copied and read back the same.');
  if (copied.changed.length > 0) {
    console.log(
      `FROM has changed since (${copied.changed.join(', ')}): what is newer is not in TO. To move for good, stop the server, empty TO and copy again.`,
    );
  }
} catch (error) {
  console.error(error instanceof Trouble ? error.message : explain(error));
  process.exitCode = 1;
}
