import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { languageCodes } from '#app/platform/language/languages.ts';
import routes from '#app/routes.ts';
import { listMessages } from '#tests/setup/host-messages.mjs';

import { findParts, listBrowserFiles, writeWords } from '../../../../scripts/words-by-part.mjs';
import { listWordsParts, screensParts } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

interface Screen {
  path: string;
  file: string;
}

function listScreens(all: typeof routes): Screen[] {
  return all.flatMap(({ path: pattern, file, children = [] }) => [
    ...(pattern === undefined || !file.endsWith('.tsx') || pattern === '*'
      ? []
      : [{ path: `/${pattern.replaceAll(/:\w+/g, 'abc')}`, file: `app/${file}` }]),
    ...listScreens(children),
  ]);
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(listScreens(routes))(
  'the words of $path are loaded before it is drawn (behaviour 49.84)',
  ({ path: at, file }) => {
    const loaded = new Set<string>(listWordsParts(at));
    const missing = [...listBrowserFiles([file])].flatMap((one) =>
      listMessages(one, read(one))
        .filter((text) => !findParts(text).some((part) => loaded.has(part)))
        .map((text) => `${one}: ${text}`),
    );
    expect(missing).toEqual([]);
  },
);

const others = languageCodes.filter((code) => code !== 'en');

test.each(others)('the words of a screen in %s have at most 12 KiB (behaviour 49.84)', (code) => {
  const catalog = read(`app/features/words/host/${code}.json`);
  const weigh = (part: string) => brotliCompressSync(writeWords(catalog, part)).length;
  const shared = weigh('shared');
  const tooHeavy = screensParts.filter((part) => shared + weigh(part) > 12 * 1024);
  expect(tooHeavy).toEqual([]);
});
