// `npm run check`, and the first half of `npm test`.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { run } from '../../scripts/run.mjs';

const reactRouter = 'node_modules/@react-router/dev/bin.cjs';
const knip = 'node_modules/knip/bin/knip.js';
const tsc = 'node_modules/typescript/bin/tsc';

/** @type {[name: string, ...steps: string[][]][]} */
const checks = [
  ['types', [reactRouter, 'typegen'], [tsc, '-p', '.']],
  ['pure rules touch neither browser nor Node', [tsc, '-p', 'tsconfig.pure.json']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  ['architecture', ['tools/check/architecture.mjs']],
  ['unused code', [knip], [knip, '--production']],
  ['sizes', ['tools/check/sizes.mjs']],
  ['behaviour', ['tools/check/behaviour.mjs']],
  ['documents', ['tools/check/documents.mjs']],
  ['voice', ['tools/check/voice.mjs']],
  ['texts are in the catalogs', ['tools/check/catalog-texts.mjs']],
  ['settings are documented', ['scripts/print-settings.ts', '--check']],
];

/**
 * Runs every check, also after a failure, and prints the output of those that failed.
 * @param {string} root
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check(root) {
  let passed = 0;
  for (const [name, ...steps] of checks) {
    const { ok, output } = await runSteps(root, steps);
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok || output.includes('warning')) console.log(output.trimEnd());
    if (ok) passed += 1;
  }
  return { passed, failed: checks.length - passed };
}

/**
 * @param {string} root
 * @param {string[][]} steps
 */
async function runSteps(root, steps) {
  let all = '';
  for (const step of steps) {
    const { code, output } = await run(process.execPath, step, { cwd: root, quiet: true });
    all += output;
    if (code !== 0) return { ok: false, output: all };
  }
  return { ok: true, output: all };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check(path.resolve(import.meta.dirname, '../..'));
  process.exitCode = failed > 0 ? 1 : 0;
}
