import { makeDraft } from '#tests/fixtures/drafts.ts';

import { party } from '../../party.ts';
import { fill, openSessions } from '../data.ts';
import { type Row, interleave, judge } from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';
import { runRawLoop } from '../raw-loop.ts';

/** More saves a second than any machine can do. */
const mostPerSecond = 4000;
const invitees = ['Ana', 'Bo', 'Chidi'].map((name) => ({ name, email: `${name}@example.org` }));

/** Saving ends the session, so every save needs its own. */
export const saving: Row = {
  name: 'saving',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const [filled, raw] = [await fill(dir), await fill(dir)];
    const turnsAtMost = 'amount' in turn ? turn.amount : turn.seconds * mostPerSecond;
    const cookies = openSessions(filled, turnsAtMost * (rounds + 1));
    await using festoon = await serve({ kind: 'festoon', env: filled.env });
    const draft = JSON.stringify(makeDraft({ ...party, invitees, draftId: '{n}' }));
    const turns = await interleave(rounds, {
      festoon: () =>
        load(loader, festoon, {
          path: '/confirm.data',
          method: 'POST',
          headers: { origin: festoon.url, 'content-type': 'application/json' },
          body: draft,
          each: cookies.splice(0, turnsAtMost).map((cookie) => ({ cookie })),
          ...turn,
        }),
      raw: () => runRawLoop(raw, turn),
    });
    const ratio = turns.ratio('festoon', 'raw', 'perSecond');
    return [
      judge(
        'Saving an invite with three invitees (64 connections) against the raw loop',
        [{ value: ratio, least: 0.2 }],
        {
          figures: { ratio, ...turns.rates('saves', { festoon: 'Festoon', raw: 'raw loop' }) },
          notes: [
            'A save reads the session, writes invite and invitees, and ends the session. By its profile the commit is 15 % of it, other work of the database 10 %, the invitees’ SQL 7 %, React Router and its requests most of the rest. The quicker the disk confirms, the further ahead is the raw loop.',
          ],
        },
      ),
    ];
  },
};
