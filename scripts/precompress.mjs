import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
const smallest = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside each text file over 1 kB under a folder. The server sends them unchanged.
 * @param {string} folder
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map(compressFile))).filter(Boolean).length;
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const [brotli, gzipped] = await Promise.all([
    asBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    asGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
