import { fill } from '../data.ts';
import { type Row, formatNumber, interleave, judge } from '../harness.ts';
import { answerYes, load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';
import { runRawLoop } from '../raw-loop.ts';

export const answers: Row = {
  name: 'answers',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const [usual, single, raw] = [await fill(dir), await fill(dir), await fill(dir)];
    await using festoon = await serve({ kind: 'festoon', env: usual.env });
    await using oneByOne = await serve({ kind: 'festoon', env: single.env, oneByOne: true });
    const turns = await interleave(rounds, {
      festoon: () => load(loader, festoon, { ...answerYes(festoon, usual), ...turn }),
      oneByOne: () => load(loader, oneByOne, { ...answerYes(oneByOne, single), ...turn }),
      raw: () => runRawLoop(raw, turn),
    });
    const [single64, loop] = (['oneByOne', 'raw'] as const).map((other) =>
      turns.ratio('festoon', other, 'perSecond'),
    ) as [number, number];
    const [cpu, commits] = [turns.median('festoon', 'cpu'), turns.median('festoon', 'commits')];
    const rates = (names: { oneByOne: string } | { raw: string }) =>
      turns.rates('answers', { festoon: 'Festoon', ...names });
    return [
      judge('Answer against one transaction an answer', [{ value: single64, least: 2.5 }], {
        figures: { ratio: single64, ...rates({ oneByOne: 'one transaction each' }) },
        notes: [
          'The ratio grows with what a commit costs: on a disk that confirms in a tenth of a millisecond there is little to share.',
        ],
      }),
      judge(
        'Answer against a raw `node:sqlite` loop, FULL, one prepared insert a commit',
        [{ value: loop, least: 1.5 }],
        {
          aside: `; ${formatNumber(commits)} commits an answer`,
          figures: { ratio: loop, ...rates({ raw: 'raw loop' }), 'commits an answer': commits },
        },
      ),
      judge('Answer on SQLite: processor time', [{ value: cpu, most: 0.2, unit: ' ms' }], {
        figures: { ms: cpu },
      }),
    ];
  },
};
