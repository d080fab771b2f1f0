// Checks imports, names, folders and routes (docs/architecture.md). Fails when it has read no file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { listImports, resolveImport } from '../../scripts/imports.mjs';
import { findCycles } from './cycles.mjs';
import { features, findImportProblem, isTest, getPlace } from './import-rules.mjs';
import { report, listSourceFiles } from './source-files.mjs';

/** Source files in one folder, without tests. */
const maxFolderFiles = 30;
/** A released migration is never merged with another. */
const unlimited = 'app/platform/db/migrations';

/** Raises the version of every reply that is written (docs/decisions/0018-stale-by-part.md). */
const versions = 'app/platform/db/versions.server.ts';

const sources = /\.(?:ts|tsx|mjs|js|css)$/;
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const vagueNames = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'misc', 'types']);

/**
 * @param {string} file
 * @returns {string[]}
 */
function nameProblems(file) {
  const problems = [];
  const parts = file.split('/');
  if (!parts.every((part) => kebabCase.test(part))) problems.push(`${file}: not in kebab-case`);
  const vague = parts.map((part) => part.split('.')[0] ?? '').find((part) => vagueNames.has(part));
  if (vague) problems.push(`${file}: the name '${vague}' says nothing`);
  const { layer, feature } = getPlace(file);
  if (layer === 'features' && !Object.hasOwn(features, feature ?? '')) {
    problems.push(
      `${file}: the feature '${feature}' is not in the table of tools/check/import-rules.mjs`,
    );
  }
  return problems;
}

/**
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function folderProblems(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files.filter((name) => !/\.test\.[a-z]+$/.test(name))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > maxFolderFiles && folder !== unlimited)
    .map(([folder, count]) => `${folder}: ${count} source files, more than ${maxFolderFiles}`);
}

/**
 * Files in app/routes/ that the route table does not name.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function routeProblems(root, files) {
  const inRoutes = files.filter((file) => file.startsWith('app/routes/'));
  const table = path.join(root, 'app/routes.ts');
  const text = existsSync(table) ? readFileSync(table, 'utf8') : '';
  const named = new Set([...text.matchAll(/'(routes\/[^']+)'/g)].map((match) => `app/${match[1]}`));
  return inRoutes
    .filter((file) => !named.has(file))
    .map((file) => `${file}: app/routes.ts names no such route`);
}

/**
 * @param {string} root
 * @returns {{ read: number, problems: string[] }}
 */
export function checkArchitecture(root) {
  const all = listSourceFiles(root, ['app', 'server'], sources);
  const files = all.filter((file) => !file.endsWith('.css'));
  if (files.length === 0) return { read: 0, problems: ['no source file was found'] };
  const problems = all.flatMap(nameProblems);
  /** @type {Map<string, Set<string>>} */
  const betweenFeatures = new Map();
  /** @type {Map<string, Set<string>>} */
  const betweenFolders = new Map();
  /** @type {Map<string, Set<string>>} */
  const betweenFiles = new Map();
  for (const from of files) {
    const text = readFileSync(path.join(root, from), 'utf8');
    if (from !== versions && !isTest(from) && text.includes("updateTable('rsvps')")) {
      problems.push(`${from}: writes a reply without its version (changeReplies of ${versions})`);
    }
    for (const { specifier, typeOnly } of listImports(text)) {
      const to = resolveImport(from, specifier);
      if (to === null) continue;
      const problem = findImportProblem(from, to, typeOnly);
      if (problem) problems.push(`${from} -> ${to}: ${problem}`);
      if (isTest(from)) continue;
      addEdge(betweenFiles, from, to);
      const [room, other] = [getRoom(from), getRoom(to)];
      if (room.feature !== null && room.feature === other.feature && room.node !== other.node) {
        addEdge(betweenFolders, room.node, other.node);
      }
      const [source, target] = [getPlace(from).feature, getPlace(to).feature];
      if (source && target && source !== target) addEdge(betweenFeatures, source, target);
    }
  }
  for (const members of findCycles(betweenFeatures)) {
    problems.push(`features that import each other: ${members.join(', ')}`);
  }
  for (const members of findCycles(betweenFolders)) {
    if (members.every((member) => sources.test(member))) continue;
    problems.push(`folders of a feature that import each other: ${members.join(', ')}`);
  }
  for (const members of findCycles(betweenFiles)) {
    problems.push(`files that import each other: ${members.join(', ')}`);
  }
  return {
    read: files.length,
    problems: [...problems, ...folderProblems(all), ...routeProblems(root, all)],
  };
}

/**
 * The feature of a file, and the folder of the feature that it is in; a file directly in the feature stands for itself.
 * @param {string} file
 */
function getRoom(file) {
  const [, feature = null, folder = ''] =
    /^app\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return { feature, node: feature === null || folder === '' ? file : `${feature}/${folder}` };
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string} from
 * @param {string} to
 */
function addEdge(graph, from, to) {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('architecture', checkArchitecture(path.resolve(import.meta.dirname, '../..')));
}
