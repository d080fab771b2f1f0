import path from 'node:path';

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {boolean} typeOnly gone after compilation
 */

const commentOrString =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const statement =
  /^[ \t]*(?:import|export)\b(?<type>\s+type\b(?!\s+from\b|\s*,))?(?:[^'";]*?\bfrom)?\s*['"](?<specifier>[^'"]+)['"]/gm;
const call = /(?<type>\btypeof\s+)?\bimport\s*\(\s*['"`](?<specifier>[^'"`]+)['"`]/g;

/**
 * Every import and re-export of a TypeScript or JavaScript file. `import { type A }` does not count as a type
 * import, because the compiler keeps the statement, which loads the file.
 * @param {string} source
 * @returns {Import[]}
 */
export function listImports(source) {
  const code = source.replace(commentOrString, (token) => (token.startsWith('/') ? ' ' : token));
  return [statement, call].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups?.['specifier'] ?? '',
      typeOnly: groups?.['type'] !== undefined,
    })),
  );
}

/**
 * The comments of a TypeScript, JavaScript or CSS file.
 * @param {string} source
 * @returns {string[]}
 */
export function listComments(source) {
  return [...source.matchAll(commentOrString)]
    .map(([token]) => token)
    .filter((token) => token.startsWith('/'));
}

/**
 * The file of this project that an import resolves to, or null for a package or a generated file.
 * @param {string} from the importing file, relative to the root
 * @param {string} specifier
 * @returns {string | null} relative to the root
 */
export function resolveImport(from, specifier) {
  const alias = /^#(app|server|tests)\/(.*)$/.exec(specifier);
  if (alias) return `${alias[1]}/${alias[2]}`;
  if (!specifier.startsWith('.')) return null;
  const file = path.posix.join(path.posix.dirname(from), specifier);
  return file.includes('+types/') ? null : file;
}
