import { mostGrowth } from '#tests/setup/growth.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import { openSite } from '#tests/setup/site.ts';

import { listForms } from './forms.ts';
import { listLooks } from './looks.ts';
import { listRequests } from './requests.ts';
import { type Fuzzing, type Row, type Target, fuzz } from './target.ts';
import { listTexts } from './texts.ts';

/** A request takes as long as many parsings. */
const parsingsPerRequest = 100;

/** Shares the inputs among the targets. */
export async function fuzzAll(
  fuzzing: Fuzzing,
  onRow: (row: Row) => void = () => {},
): Promise<Row[]> {
  const errors: unknown[] = [];
  const note = (_event: string, fields: Record<string, unknown> = {}) =>
    errors.push(fields['error']);
  const log = { info() {}, warn() {}, error: note };
  const site = await openSite({}, { log, limits: createNoLimits() });
  try {
    const requests = await listRequests(site, errors);
    const parsers = [...listTexts(), ...listForms(), ...(await listLooks())];
    const inRequests = Math.ceil(fuzzing.count / parsingsPerRequest);
    const rows: Row[] = [];
    const run = async (targets: readonly Target[], total: number) => {
      for (const target of targets) {
        const count = Math.ceil(total / targets.length);
        const row = await fuzz(target, { ...fuzzing, count });
        onRow(row);
        rows.push(row);
      }
    };
    await run(requests, inRequests);
    await run(parsers, fuzzing.count - inRequests);
    return rows;
  } finally {
    await site.close();
  }
}

/** What is wrong with a row, in words. */
export function listFaults({ name, failures, growth }: Row): string[] {
  const grows = growth !== null && growth.times > mostGrowth;
  const doubled = grows
    ? [`${name}: ${JSON.stringify(growth.unit)} grows ${growth.times.toFixed(0)} times`]
    : [];
  return [...failures.map((failure) => `${name}: ${failure}`), ...doubled];
}
