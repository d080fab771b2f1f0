// How long a file may be (docs/architecture.md); functions are the linter's. Fails when it has read no file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { report, sourceFiles } from './source-files.mjs';

const folders = ['app', 'server', 'scripts', 'tests'];
const sources = /\.(?:ts|tsx|mjs|js|css)$/;

const warnAbove = 250;
const failAbove = 400;
const routeFailAbove = 120;

/** Long by nature: lists that nobody reads from top to bottom. */
const exempt = [
  /^app\/platform\/db\/migrations\//,
  /^app\/features\/theme\/catalogue\.ts$/,
  /^scripts\/seed\b/,
];

/**
 * @param {string} root
 * @returns {{ read: number, problems: string[], warnings: string[] }}
 */
export function checkSizes(root) {
  const files = sourceFiles(root, folders, sources);
  if (files.length === 0) return { read: 0, problems: ['no source file was found'], warnings: [] };
  const routes = routeFiles(root);
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const warnings = [];
  for (const file of files.filter((name) => !exempt.some((pattern) => pattern.test(name)))) {
    const lines = countLines(readFileSync(path.join(root, file), 'utf8'));
    const limit = routes.has(file) ? routeFailAbove : failAbove;
    if (lines > limit) problems.push(`${file}: ${lines} lines, more than ${limit}`);
    else if (lines > warnAbove) warnings.push(`${file}: ${lines} lines, more than ${warnAbove}`);
  }
  return { read: files.length, problems, warnings };
}

/**
 * The route modules: the files that the route table names.
 * @param {string} root
 */
function routeFiles(root) {
  const table = readFileSync(path.join(root, 'app/routes.ts'), 'utf8');
  return new Set([...table.matchAll(/'(routes\/[^']+)'/g)].map((match) => `app/${match[1]}`));
}

/** @param {string} text */
function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('sizes', checkSizes(path.resolve(import.meta.dirname, '..')));
}
