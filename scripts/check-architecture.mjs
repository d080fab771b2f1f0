// Who may import whom, and how files are named (docs/architecture.md). Fails when it has read no file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { importsOf, resolveImport } from './imports.mjs';
import { report, sourceFiles } from './source-files.mjs';

/**
 * The features, and which others each may import: `types` allows `import type` alone.
 * @type {Record<string, Record<string, 'all' | 'types'>>}
 */
const features = {
  schedule: {},
  theme: {},
  place: {},
  host: { live: 'types' },
  live: {},
  draft: { schedule: 'all', theme: 'all', place: 'all' },
  invite: {
    draft: 'all',
    schedule: 'all',
    theme: 'all',
    place: 'all',
    host: 'types',
    live: 'types',
  },
  rsvp: { invite: 'types', live: 'all' },
};

/**
 * The rooms of the house, and which others each may import. `app` is what lies directly in app/.
 * @type {Record<string, readonly string[]>}
 */
const rooms = {
  server: ['server', 'app', 'routes', 'features', 'ui', 'platform'],
  app: ['app', 'features', 'ui', 'platform'],
  routes: ['routes', 'app', 'features', 'ui', 'platform'],
  features: ['features', 'ui', 'platform'],
  ui: ['ui'],
  platform: ['platform'],
  tests: ['tests', 'server', 'app', 'routes', 'features', 'ui', 'platform'],
};

const sources = /\.(?:ts|tsx|mjs|js)$/;
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const vagueNames = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'misc', 'types']);

/** @param {string} file */
function isTest(file) {
  return /\.test\.[a-z]+$/.test(file) || file.startsWith('tests/');
}

/** @param {string} file @returns {{ room: string, feature: string | null }} */
function placeOf(file) {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'app') return { room: top, feature: null };
  if (second === 'features') return { room: 'features', feature: third };
  return { room: Object.hasOwn(rooms, second) ? second : 'app', feature: null };
}

/** Files that stay on the server: by their suffix, or because the framework strips them for the browser. */
function maySeeServer(/** @type {string} */ file) {
  return (
    file.includes('.server.') ||
    file.startsWith('server/') ||
    file.startsWith('app/routes/') ||
    isTest(file)
  );
}

/** @param {string} file @returns {string[]} */
function nameProblems(file) {
  const problems = [];
  const parts = file.split('/');
  if (!parts.every((part) => kebabCase.test(part))) problems.push(`${file}: not in kebab-case`);
  const vague = parts.map((part) => part.split('.')[0] ?? '').find((part) => vagueNames.has(part));
  if (vague) problems.push(`${file}: the name '${vague}' says nothing`);
  const { room, feature } = placeOf(file);
  if (room === 'features' && !Object.hasOwn(features, feature ?? '')) {
    problems.push(
      `${file}: the feature '${feature}' is not in the table of check-architecture.mjs`,
    );
  }
  return problems;
}

/**
 * Why `from` may not import `to`, or null when it may.
 * @param {string} from
 * @param {string} to
 * @param {boolean} typeOnly
 * @returns {string | null}
 */
function importProblem(from, to, typeOnly) {
  if (!typeOnly && /\.server(?:\.|$)/.test(to) && !maySeeServer(from)) {
    return 'a file of the browser imports one of the server';
  }
  if (isTest(from)) return null;
  const [source, target] = [placeOf(from), placeOf(to)];
  if (!rooms[source.room]?.includes(target.room)) {
    return `${source.room} may not import ${target.room}`;
  }
  if (source.feature === null || target.feature === null || source.feature === target.feature) {
    return null;
  }
  const arrow = features[source.feature]?.[target.feature];
  if (arrow === 'all' || (arrow === 'types' && typeOnly)) return null;
  const what = arrow === 'types' ? 'only types of' : 'nothing of';
  return `the feature ${source.feature} may import ${what} ${target.feature}`;
}

/**
 * Features that import each other, directly or around a corner.
 * @param {Map<string, Set<string>>} arrows
 * @returns {string[]}
 */
function cycles(arrows) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {string} */ feature, /** @type {string[]} */ trail) => {
    const start = trail.indexOf(feature);
    if (start >= 0)
      found.push(`features in a circle: ${[...trail.slice(start), feature].join(' -> ')}`);
    if (start >= 0 || done.has(feature)) return;
    for (const next of arrows.get(feature) ?? []) visit(next, [...trail, feature]);
    done.add(feature);
  };
  for (const feature of arrows.keys()) visit(feature, []);
  return found;
}

/**
 * @param {string} root
 * @returns {{ read: number, problems: string[] }}
 */
export function checkArchitecture(root) {
  const files = sourceFiles(root, ['app', 'server'], sources);
  if (files.length === 0) return { read: 0, problems: ['no source file was found'] };
  const problems = files.flatMap(nameProblems);
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const from of files) {
    for (const { specifier, typeOnly } of importsOf(readFileSync(path.join(root, from), 'utf8'))) {
      const to = resolveImport(from, specifier);
      if (to === null) continue;
      const problem = importProblem(from, to, typeOnly);
      if (problem) problems.push(`${from} -> ${to}: ${problem}`);
      const [source, target] = [placeOf(from).feature, placeOf(to).feature];
      if (source && target && source !== target && !isTest(from)) {
        arrows.set(source, (arrows.get(source) ?? new Set()).add(target));
      }
    }
  }
  return { read: files.length, problems: [...problems, ...cycles(arrows)] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('architecture', checkArchitecture(path.resolve(import.meta.dirname, '..')));
}
