// Finds words in the code that are in no catalog: guests' by their keys, hosts' as what `say` or `texts` is given
// (docs/languages.md). Fails when it has read no file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'vite';

import { notTranslated, withoutTexts } from './catalog-exempt.mjs';
import { listSourceFiles, report } from './source-files.mjs';
import { calleeOf, listTexts } from './voice.mjs';

/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

/** Attributes and properties that are read, by whatever words. */
const readNames = /^(?:aria-label|aria-description|alt|placeholder|title|label|text|message|hint)$/;

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {unknown} node */
function nameOf(node) {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** @param {Node} node @param {string} name */
const isCallOf = (node, name) => node.type === 'CallExpression' && nameOf(node['callee']) === name;

/**
 * The words that a value is made of, without those that are handed to a function, such as the name of a message.
 * @param {unknown} node
 * @returns {{ start: number, text: string }[]}
 */
function listWords(node) {
  if (Array.isArray(node)) return node.flatMap(listWords);
  if (!isNode(node) || /^(?:Call|Member|Binary)Expression$/.test(node.type)) return [];
  if (node.type === 'Literal') return [{ start: node.start, text: String(node['value']) }];
  if (node.type === 'TemplateElement') return [{ start: node.start, text: cookedOf(node) }];
  return Object.values(node).flatMap(listWords);
}

/** @param {Node} node */
function cookedOf({ value }) {
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : '';
}

/**
 * Words in attributes and properties that are read, also a single one.
 * @param {string} file
 * @param {string} source
 */
function listRead(file, source) {
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node) || node.type.startsWith('TS') || said.test(calleeOf(node))) return;
    const isRead =
      (node.type === 'JSXAttribute' && readNames.test(nameOf(node['name']))) ||
      (node.type.startsWith('Property') && readNames.test(nameOf(node['key'])));
    for (const { start, text } of isRead ? listWords(node['value']) : []) {
      found.push({ line: source.slice(0, start).split('\n').length, text: text.trim() });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** What they are given is in a catalog, in a log or a header. */
const said = /^(?:say|texts|(?:log|security|console|headers)\.\w+|c\.header)$/;

/**
 * Calls of `say` that run while the module loads, when no language is known yet.
 * @param {string} file
 * @param {string} source
 */
function listTooEarly(file, source) {
  /** @type {number[]} */
  const lines = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node) || /Function/.test(node.type)) return;
    if (isCallOf(node, 'say')) {
      lines.push(source.slice(0, node.start).split('\n').length);
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program);
  return lines;
}

/** Two letters, not those of a value that is put in. @param {string} text */
const hasWords = (text) => /\p{L}{2}/u.test(text);

/** @param {string} text */
const isExempt = (text) => notTranslated.some(([pattern]) => pattern.test(text));

/** Small letters without an end, on the server: an event of the log, a key. @param {string} file @param {string} text */
const isKey = (file, text) =>
  file.endsWith('.server.ts') && /^[a-z{]/.test(text) && !/[\p{Lu}.?!…]/u.test(text);

/** @param {string} file @param {readonly string[]} places */
const isIn = (file, places) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/**
 * @param {string} root
 * @param {readonly string[]} [without]
 * @returns {{ read: number, problems: string[] }}
 */
export function checkCatalogTexts(root, without = withoutTexts) {
  const all = listSourceFiles(root, ['app'], /(?<!\.test)\.tsx?$/);
  const files = all.filter((file) => !isIn(file, without));
  if (files.length === 0) return { read: 0, problems: ['no source file was found'] };
  const problems = without
    .filter((place) => !all.some((file) => isIn(file, [place])))
    .map((place) => `${place} is not there`);
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const texts = [...listTexts(file, source, said), ...listRead(file, source)];
    const found = texts.filter(
      ({ text }) => hasWords(text) && !isExempt(text) && !isKey(file, text),
    );
    const lines = found.map(({ line, text }) => `${file}:${line}: “${text}” is in no catalog`);
    const early = listTooEarly(file, source).map(
      (line) => `${file}:${line}: say it when it is read, not while the module loads`,
    );
    problems.push(...new Set(lines), ...early);
  }
  return { read: files.length, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('texts', checkCatalogTexts(path.resolve(import.meta.dirname, '../..')));
}
