import { openDatabase } from '#app/platform/db/client.server.ts';

import { serve } from '../contestant.ts';
import { fill, openSessions, party } from '../data.ts';
import { type Row, interleave, median, ratioOf, shown } from '../harness.ts';
import { load } from '../measured-load.ts';
import { rawLoop } from '../programs.ts';

/** Saves a second that no machine reaches. */
const most = 4000;
const invitees = ['Ana', 'Bo', 'Chidi'].map((name) => ({ name, email: `${name}@example.org` }));

/** Saving an invitation with three invitees. It ends the session, so every save has one of its own. */
export const saving: Row = {
  name: 'saving',
  async measure({ dir, quick, rounds, seconds, loaders: [loader] }) {
    const [filled, raw] = [await fill(dir), await fill(dir)];
    const turnsAtMost = Math.ceil(seconds * (quick ? 1000 : most));
    const db = await openDatabase(filled.env);
    const cookies = await openSessions(db, turnsAtMost * (rounds + 1));
    await db.destroy();
    const festoon = await serve({ kind: 'festoon', env: filled.env });
    const draft = JSON.stringify({ ...party, invitees, draftId: '{n}' });
    const turns = await interleave(rounds, {
      festoon: async () => {
        const turn = await load(loader, festoon, {
          path: '/confirm.data',
          method: 'POST',
          headers: { origin: festoon.url, 'content-type': 'application/json' },
          body: draft,
          each: cookies.splice(0, turnsAtMost).map((cookie) => ({ cookie })),
          seconds,
        });
        return turn.perSecond;
      },
      raw: () => rawLoop(raw, seconds),
    });
    await festoon.stop();
    const ratio = ratioOf(turns.festoon, turns.raw);
    return [
      {
        what: 'Saving an invite with three invitees (64 connections) against the raw loop',
        goal: 'at least 0.2',
        found: shown(ratio),
        met: ratio >= 0.2,
        figures: {
          ratio,
          'Festoon, saves/s': median(turns.festoon),
          'raw loop, inserts/s': median(turns.raw),
        },
        notes: ['A save reads the session, writes invite and invitees, and ends the session.'],
      },
    ];
  },
};
