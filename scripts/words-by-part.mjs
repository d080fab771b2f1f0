// The words of hosts as browsers load them: by short keys, in parts (app/features/words/host/parts.ts).
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { findScreensPart, screensParts } from '../app/features/words/host/parts.ts';
import { toMessageKey } from '../app/platform/language/message-key.mjs';
import routes from '../app/routes.ts';
import { listImports, resolveImport } from './imports.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What is in so many parts is loaded once. */
const leastShared = 6;

/**
 * The files that a browser may load for a file of the app, at once or later.
 * @param {readonly string[]} files relative to the root
 * @returns {Set<string>}
 */
export function listBrowserFiles(files) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { specifier, typeOnly } of listImports(read(file))) {
      const found = typeOnly ? null : resolveImport(file, specifier);
      if (found !== null && /\.tsx?$/.test(found) && !found.includes('.server.')) visit(found);
    }
  };
  for (const file of files) visit(file);
  return seen;
}

/** @type {Map<string, string>} */
const codes = new Map();

/**
 * The files of the screens with an address, each with those around it, by the part that has their words.
 * @param {readonly import('@react-router/dev/routes').RouteConfigEntry[]} entries
 * @param {readonly string[]} around
 * @returns {{ part: string, files: string[] }[]}
 */
function listScreens(entries, around = ['app/root.tsx', 'app/routes/not-found.tsx']) {
  return entries.flatMap(({ path: address, file, children = [] }) => {
    const files = [...around, `app/${file}`];
    const isScreen = address !== undefined && file.endsWith('.tsx');
    const own = isScreen ? [{ part: findScreensPart(`/${address}`), files }] : [];
    return [...own, ...listScreens(children, files)];
  });
}

/** All code that a browser may load for the screens of a part. @param {string} part */
function readCode(part) {
  const known = codes.get(part);
  if (known !== undefined) return known;
  const files = listScreens(routes).flatMap((screen) => (screen.part === part ? screen.files : []));
  const code = [...listBrowserFiles(files)].map(read).join('\n');
  codes.set(part, code);
  return code;
}

/** @type {Map<string, readonly string[]>} */
const found = new Map();

/**
 * The parts that have a text; none for what the server alone says. A text that the code writes with an escape is not found
 * in it, and so is in every part.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function findParts(text) {
  const known = found.get(text);
  if (known) return known;
  const isEscaped = /[\n\u00A0\u202F]/.test(text);
  const all = screensParts.filter((part) => isEscaped || readCode(part).includes(text));
  const parts = all.length >= leastShared ? ['shared'] : all;
  found.set(text, parts);
  return parts;
}

/**
 * The module of a catalog's words for a part.
 * @param {string} json the catalog
 * @param {string} part
 */
export function writeWords(json, part) {
  const words = Object.entries(JSON.parse(json)).filter(([text]) => findParts(text).includes(part));
  const keys = words.map(([text]) => toMessageKey(text)).join('');
  const said = words.map(([, each]) => each);
  return `export default ${JSON.stringify([keys, said])}`;
}

const query = /[\\/]words[\\/]host[\\/]\w+\.json\?part=(\w+)$/;

/** `import './de.json?part=desk'` in browsers. @type {import('vite').Plugin} */
export const wordsByPart = {
  name: 'words-by-part',
  enforce: 'pre',
  buildStart() {
    codes.clear();
    found.clear();
  },
  transform: {
    filter: { id: query },
    handler: (json, id) => ({
      code: writeWords(json, query.exec(id)?.[1] ?? ''),
      moduleType: 'js',
    }),
  },
};
