// Checks the length of files (docs/architecture.md). The linter checks functions. Fails when it has read no file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { report, listSourceFiles } from './source-files.mjs';

const folders = ['app', 'server', 'scripts', 'tools', 'tests'];
const sources = /\.(?:ts|tsx|mjs|js|css)$/;

const warnAbove = 250;
const failAbove = 400;
const routeFailAbove = 120;
/** The most lines of `scripts/` and `tools/` together, per line of `app/` and `server/`. */
const mostToolShare = 0.2;
const tools = /^(?:scripts|tools)\//;
const product = /^(?:app|server)\//;

/** Long lists that nobody reads from top to bottom. */
const exempt = [
  /^app\/platform\/db\/migrations\//,
  /^app\/features\/theme\/catalogue\.ts$/,
  /^app\/features\/theme\/lexicon\/(?:food|holidays|occasions|pastimes|places|worlds)\.ts$/,
  /^app\/features\/theme\/faces\/faces\.css$/,
  /^scripts\/seed\b/,
];

/**
 * @param {string} root
 * @returns {{ read: number, problems: string[], warnings: string[] }}
 */
export function checkSizes(root) {
  const files = listSourceFiles(root, folders, sources);
  if (files.length === 0) return { read: 0, problems: ['no source file was found'], warnings: [] };
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const warnings = [];
  const sizes = files.map((file) => ({
    file,
    lines: countLines(readFileSync(path.join(root, file), 'utf8')),
  }));
  for (const { file, lines } of sizes) {
    if (exempt.some((pattern) => pattern.test(file))) continue;
    const limit = file.startsWith('app/routes/') ? routeFailAbove : failAbove;
    if (lines > limit) problems.push(`${file}: ${lines} lines, more than ${limit}`);
    else if (lines > warnAbove) warnings.push(`${file}: ${lines} lines, more than ${warnAbove}`);
  }
  const total = (/** @type {RegExp} */ folder) =>
    sizes.reduce((sum, { file, lines }) => sum + (folder.test(file) ? lines : 0), 0);
  const [toolLines, productLines] = [total(tools), total(product)];
  if (productLines > 0 && toolLines > productLines * mostToolShare) {
    problems.push(
      `scripts and tools: ${toolLines} lines, more than a fifth of the ${productLines} of app and server`,
    );
  }
  return { read: files.length, problems, warnings };
}

/** @param {string} text */
function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('sizes', checkSizes(path.resolve(import.meta.dirname, '../..')));
}
