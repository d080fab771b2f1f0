// Finds old terms, old sentences and straight quotes in the texts that people read. Fails when it has read no file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'vite';

import { report, listSourceFiles } from './source-files.mjs';
import { oldSentences, ownTexts } from './voice-texts.mjs';

/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

/** A term that no text has, and what is said instead. @type {[RegExp, string][]} */
const oldTerms = [
  [/\binvitees?\b/i, 'guest'],
  [/\bcompanions?\b/i, '+1, or whose guest it is'],
  [/\be-mails?\b/i, 'mail, or address'],
  [/\bemail address(?:es)?\b/i, 'address, or mail address'],
  [/\b(?:sign|signs|signed|signing)[ -]in\b/i, 'log in'],
  [/\bthe system\b/i, 'what it is'],
  [/['"]/, '’, “ or ”'],
];

/** Headings of files, which people or programs write, and words of other languages. */
const skipped = [
  /\.test\.tsx?$/,
  /\/guest-lists\/formats\/(?:column-headings|write-csv)\.ts$/,
  /\/event-file\/guests-file\.server\.ts$/,
  /^app\/platform\/db\/migrations\//,
  /^app\/features\/theme\/(?:ornaments|motifs|lexicon)\//,
  /^app\/features\/draft\/line\/words\//,
  /^app\/platform\/db\/erase-files\.server\.ts$/,
  /^server\/headers\.ts$/,
];

/** Of a message of the catalogs. */
const simpleValue = /\{\w+(?:, number)?\}/g;

/** Attributes whose values no reader sees. */
const unread =
  /^(?:class|className|.*ClassName|style|id|htmlFor|href|name|type|key|rel|content|d|viewBox|transform|preserveAspectRatio)$/;

/** Markup, a selector, a column with another name, a command or a list of typefaces. */
const code =
  /\w=["{\w]|<\/?\w|^\w+\.\w+ as \w+$|\["|\$["@]|(?:serif|cursive|fantasy|'\{\}', \{\})$/;

/**
 * The parts of a node that may be or hold texts: no types, modules, keys, cases, comparisons, SQL or developers' errors.
 * @param {Node} node
 * @returns {unknown[]}
 */
function partsOf(node) {
  const { type } = node;
  if (/^(?:Import|ExportAll|TSTypeAnnotation)/.test(type)) return [];
  if (type.startsWith('TS')) return [node['expression']];
  if (type === 'ExportNamedDeclaration') return [node['declaration']];
  if (type.startsWith('Property')) return [node['computed'] ? node['key'] : null, node['value']];
  if (type === 'MemberExpression') return isLiteral(node['object']) ? [] : [node['object']];
  if (type === 'SwitchCase') return [node['consequent']];
  if (type === 'TaggedTemplateExpression') return [];
  if (type === 'TemplateLiteral') return [node['expressions']];
  if (type === 'JSXAttribute') return unread.test(nameOf(node['name'])) ? [] : [node['value']];
  if (type === 'NewExpression' && nameOf(node['callee']).endsWith('Error')) return [];
  if (type === 'BinaryExpression' && node['operator'] !== '+') {
    return [node['left'], node['right']].filter((side) => !isLiteral(side));
  }
  return Object.values(node);
}

/** @param {unknown} node */
function nameOf(node) {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** 'say' of `say()`, 'log.warn' of `services.log.warn()`. @param {Node} node */
export function calleeOf({ callee }) {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return nameOf(callee);
  const { object, property } = callee;
  const owner = isNode(object) && object.type === 'MemberExpression' ? object['property'] : object;
  return `${nameOf(owner)}.${nameOf(property)}`;
}

/** @param {unknown} node */
function isLiteral(node) {
  return isNode(node) && node.type === 'Literal';
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * What a node says itself, with `{}` for each value that is put in, or null for one that says nothing.
 * @param {Node} node
 * @param {boolean} counted handed to `countLabel`, where a single word is a text too
 * @returns {string | null}
 */
function wordsOf(node, counted) {
  const { type, value } = node;
  if (type === 'JSXText') return String(value);
  if (type === 'Literal') {
    return isText(value) || (counted && isString(value))
      ? value.replaceAll(simpleValue, '{}')
      : null;
  }
  if (type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null;
  const words = node['quasis'].map((quasi) => quasi.value.cooked).join('{}');
  return isText(words) ? words : null;
}

/** @param {unknown} value @returns {value is string} */
function isString(value) {
  return typeof value === 'string';
}

/** Words, or one word with a capital; no key, name or code. @param {unknown} value @returns {value is string} */
function isText(value) {
  if (!isString(value) || code.test(value)) return false;
  return /\S\s+\S/.test(value) || /^\s*\p{Lu}\p{Ll}+\s*$/u.test(value);
}

/**
 * The texts of a source file.
 * @param {string} file
 * @param {string} source
 * @param {RegExp} [unlisted] the functions whose arguments are left out
 * @returns {{ line: number, text: string }[]}
 */
export function listTexts(file, source, unlisted) {
  /** @type {{ line: number, text: string }[]} */
  const texts = [];
  /** @param {unknown} node @param {boolean} counted */
  const visit = (node, counted) => {
    if (Array.isArray(node)) for (const one of node) visit(one, counted);
    if (!isNode(node) || unlisted?.test(calleeOf(node))) return;
    const text = wordsOf(node, counted)?.replaceAll(/\s+/g, ' ').trim();
    if (text) texts.push({ line: source.slice(0, node.start).split('\n').length, text });
    const counts = nameOf(node['callee']) === 'countLabel';
    for (const part of partsOf(node)) visit(part, counts);
  };
  visit(parseSync(file, source).program, false);
  return texts;
}

/**
 * What is wrong with a text, or null.
 * @param {string} text
 * @returns {string | null}
 */
function findFault(text) {
  if (ownTexts.has(text)) return null;
  const old = oldSentences.find((sentence) => text.includes(sentence));
  if (old) return `“${old}” is an old sentence`;
  for (const [term, instead] of oldTerms) {
    const found = term.exec(text)?.[0];
    if (found) return `“${found}” in “${text}”: say ${instead}`;
  }
  return null;
}

/**
 * @param {string} root
 * @returns {{ read: number, problems: string[] }}
 */
export function checkVoice(root) {
  const files = listSourceFiles(root, ['app', 'server'], /\.tsx?$/).filter(
    (file) => !skipped.some((pattern) => pattern.test(file)),
  );
  if (files.length === 0) return { read: 0, problems: ['no source file was found'] };
  const problems = files.flatMap((file) =>
    listTexts(file, readFileSync(path.join(root, file), 'utf8')).flatMap(({ line, text }) => {
      const fault = findFault(text);
      return fault ? [`${file}:${line}: ${fault}`] : [];
    }),
  );
  return { read: files.length, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  report('voice', checkVoice(path.resolve(import.meta.dirname, '../..')));
}
