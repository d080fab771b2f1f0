import { openDatabase } from '#app/platform/db/client.server.ts';

import { fill, openSessions, party } from '../data.ts';
import { type Row, interleave, computeMedian, computeRatio, formatNumber } from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';
import { runRawLoop } from '../programs.ts';

/** More saves a second than any machine can do. */
const mostPerSecond = 4000;
const invitees = ['Ana', 'Bo', 'Chidi'].map((name) => ({ name, email: `${name}@example.org` }));

/** Saving an invitation with three invitees. It ends the session, so every save needs a session of its own. */
export const saving: Row = {
  name: 'saving',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const [filled, raw] = [await fill(dir), await fill(dir)];
    const turnsAtMost = 'amount' in turn ? turn.amount : turn.seconds * mostPerSecond;
    const db = await openDatabase(filled.env);
    const cookies = await openSessions(db, turnsAtMost * (rounds + 1));
    await db.destroy();
    const festoon = await serve({ kind: 'festoon', env: filled.env });
    const draft = JSON.stringify({ ...party, invitees, draftId: '{n}' });
    const cpu: number[] = [];
    const turns = await interleave(rounds, {
      festoon: async () => {
        const saved = await load(loader, festoon, {
          path: '/confirm.data',
          method: 'POST',
          headers: { origin: festoon.url, 'content-type': 'application/json' },
          body: draft,
          each: cookies.splice(0, turnsAtMost).map((cookie) => ({ cookie })),
          ...turn,
        });
        cpu.push(saved.cpu);
        return saved.perSecond;
      },
      raw: () => runRawLoop(raw, turn),
    });
    await festoon.stop();
    const ratio = computeRatio(turns.festoon, turns.raw);
    return [
      {
        what: 'Saving an invite with three invitees (64 connections) against the raw loop',
        goal: 'at least 0.2',
        found: formatNumber(ratio),
        met: ratio >= 0.2,
        figures: {
          ratio,
          'Festoon, saves/s': computeMedian(turns.festoon),
          'Festoon, ms of processor time': computeMedian(cpu),
          'raw loop, inserts/s': computeMedian(turns.raw),
        },
        notes: [
          'A save reads the session, writes invite and invitees, and ends the session. By its profile the commit is 15 % of it, other work of the database 10 %, the invitees’ SQL 7 %, React Router and its requests most of the rest. The quicker the disk confirms, the further ahead is the raw loop.',
        ],
      },
    ];
  },
};
