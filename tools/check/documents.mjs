// Checks that nothing in the repository refers to a document outside it, and that every file named in a document or
// comment exists. Fails when it has read no file.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { listComments } from '../../scripts/imports.mjs';
import { report } from './source-files.mjs';

const texts = '{*,.env.example,.ci/*,{app,docs,public,scripts,server,tests,tools}/**/*}';
const read =
  /\.(?:ts|tsx|mjs|js|css|md|json|conf|service|sh)$|(?:^|\/)(?:Caddyfile|run|\.env\.example)$/;
const skipped = [
  /(?:^|\/)node_modules\//,
  /(?:^|\/)package-lock\.json$/,
  /^tools\/check\/documents\./,
];

const outside = [
  /\b(?:spec|decisions|house)(?:\.md)? ?§/i,
  /\bD§\d/,
  /(?<![\w/-])(?:spec|decisions|house)\.md\b/,
  /\bthe specification\b/i,
  /(?<![\w.:/-])\/(?:work|root)\//,
];
const link = /\]\((?<target>[^)\s]+)\)/g;
const codeSpan = /`[^`\n]+`/g;
const namedPath = /(?<![\w/.#-])(?:app|docs|public|scripts|server|tests|tools)\/[\w./*-]*[\w*/]/g;

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function outsideProblems(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const found = outside.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
    return found
      ? [`${file}:${index + 1}: '${found}' refers to something outside the repository`]
      : [];
  });
}

/**
 * The files that a text names, relative to the root: links and code spans in a document, comments in a source file.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function namedFiles(file, text) {
  const passages = file.endsWith('.md')
    ? [...text.matchAll(codeSpan)].map(([span]) => span)
    : listComments(text);
  const named = passages.flatMap((passage) => passage.match(namedPath) ?? []);
  return file.endsWith('.md') ? [...linkedFiles(file, text), ...named] : named;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function linkedFiles(file, text) {
  return [...text.matchAll(link)]
    .map(({ groups }) => groups?.['target']?.replace(/[#?].*$/, '') ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), decodeURI(target)));
}

/**
 * @param {string} root
 * @param {string} name may hold a `*`
 */
function isThere(root, name) {
  return name.includes('*')
    ? globSync(name, { cwd: root }).length > 0
    : existsSync(path.join(root, name));
}

/**
 * @param {string} root
 * @returns {{ read: number, problems: string[] }}
 */
export function checkDocuments(root) {
  const files = globSync(texts, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => read.test(file) && !skipped.some((pattern) => pattern.test(file)))
    .toSorted();
  if (files.length === 0) return { read: 0, problems: ['no file was found'] };
  const problems = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const missing = [...new Set(namedFiles(file, text))].filter((name) => !isThere(root, name));
    return [
      ...outsideProblems(file, text),
      ...missing.map((name) => `${file}: names ${name}, which is not there`),
    ];
  });
  return { read: files.length, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('documents', checkDocuments(path.resolve(import.meta.dirname, '../..')));
}
