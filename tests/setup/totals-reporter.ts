import { writeFileSync } from 'node:fs';

import type { Reporter, Vitest } from 'vitest/node';

type State = 'passed' | 'failed' | 'skipped';

export interface Counted {
  errors(): readonly unknown[];
  children: { allTests(state: State): Iterable<unknown> };
}

function count(modules: readonly Counted[], state: State): number {
  return modules.flatMap((module) => [...module.children.allTests(state)]).length;
}

/** Writes the numbers of passed, failed and skipped tests to the file that `npm test` names. */
export default class TotalsReporter implements Reporter {
  /** With a name filter, Vitest counts tests left out as skipped. */
  #named = false;

  onInit({ config }: { config: Pick<Vitest['config'], 'testNamePattern'> }): void {
    this.#named = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly Counted[], unhandled: readonly unknown[]): void {
    const file = process.env['FESTOON_TOTALS'];
    if (!file) return;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const totals = {
      passed: count(modules, 'passed'),
      failed: count(modules, 'failed') + broken + unhandled.length,
      skipped: this.#named ? 0 : count(modules, 'skipped'),
    };
    writeFileSync(file, JSON.stringify(totals));
  }
}
