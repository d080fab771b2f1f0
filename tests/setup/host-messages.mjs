// The messages of the code: what `say` and `texts` of app/platform/language/say.ts are given (docs/languages.md).
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';

import { listSourceFiles } from '../../tools/check/source-files.mjs';

/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

const source = /language\/(?:say|texts)\.ts'/;

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {unknown} node */
const nameOf = (node) => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/** @param {Node} node @returns {string[]} */
function readTemplate({ quasis }) {
  if (!Array.isArray(quasis) || quasis.length !== 1) return [];
  return [String(quasis[0].value.cooked)];
}

/**
 * The texts that an argument may be: a literal, one of several, or those of an object, deep.
 * @param {unknown} node
 * @returns {string[]}
 */
function textsOf(node) {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node)) return [];
  const { type } = node;
  if (type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (type === 'TemplateLiteral') return readTemplate(node);
  if (type === 'ConditionalExpression') return textsOf([node['consequent'], node['alternate']]);
  if (type === 'LogicalExpression') return textsOf([node['left'], node['right']]);
  if (type === 'ObjectExpression') return textsOf(node['properties']);
  if (type === 'ArrayExpression') return textsOf(node['elements']);
  if (type.startsWith('Property')) return textsOf(node['value']);
  if (type.startsWith('TS') || type === 'ParenthesizedExpression') {
    return textsOf(node['expression']);
  }
  return [];
}

/**
 * The messages of a source file, in their order. What guests read is said by keys, by a `say` that is not imported.
 * @param {string} file
 * @param {string} code
 * @returns {string[]}
 */
export function listMessages(file, code) {
  if (!source.test(code)) return [];
  /** @type {string[]} */
  const found = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    const callee = node.type === 'CallExpression' ? nameOf(node['callee']) : '';
    if ((callee === 'say' || callee === 'texts') && Array.isArray(node['arguments'])) {
      found.push(...textsOf(node['arguments'][0]).filter(Boolean));
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, code).program);
  return found;
}

/**
 * Each message once, with the files that have it, in the order of the files.
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
export function listHostMessages(root) {
  /** @type {Map<string, string[]>} */
  const messages = new Map();
  for (const file of listSourceFiles(root, ['app', 'server'], /(?<!\.test)\.tsx?$/)) {
    for (const text of new Set(listMessages(file, readFileSync(path.join(root, file), 'utf8')))) {
      messages.set(text, [...(messages.get(text) ?? []), file]);
    }
  }
  return messages;
}
