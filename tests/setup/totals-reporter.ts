import { writeFileSync } from 'node:fs';

import type { Reporter, TestModule } from 'vitest/node';

function count(modules: readonly TestModule[], state: 'passed' | 'failed'): number {
  return modules.flatMap((module) => [...module.children.allTests(state)]).length;
}

/** Writes how many tests passed and failed to the file that `npm test` asks for. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const file = process.env['FESTOON_TOTALS'];
    if (!file) return;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = count(modules, 'failed') + broken + unhandled.length;
    writeFileSync(file, JSON.stringify({ passed: count(modules, 'passed'), failed }));
  }
}
