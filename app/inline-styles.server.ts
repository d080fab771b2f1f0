import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { EntryContext } from 'react-router';

import type { Letters } from './features/theme/english.ts';
import { faces, nameOpeningFamily } from './features/theme/faces.ts';
import type { Look } from './features/theme/look.ts';
import type { InlineStyle } from './page.ts';

import englishFaceFile from './features/theme/faces/english-faces.css?url';
import faceFile from './features/theme/faces/faces.css?url';
import openingFaceFile from './features/theme/faces/opening-faces.css?url';

/** Relative to the bundle, so that the working directory does not matter. */
const clientDir = path.resolve(import.meta.dirname, '../client');

export type Manifest = EntryContext['manifest'];

function toStyle(css: string): InlineStyle {
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

export function listRouteStylesheets(manifest: Manifest, routeIds: readonly string[]): string[] {
  const links = routeIds.flatMap((id) => manifest.routes[id]?.css ?? []);
  return [...new Set(links.map((link) => link.replace(/#.*$/, '')))];
}

const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8');

const sheets = new Map<string, InlineStyle>();

function sheetOf(files: readonly string[]): InlineStyle {
  const key = files.join();
  const sheet = sheets.get(key) ?? toStyle(files.map(read).join('\n'));
  sheets.set(key, sheet);
  return sheet;
}

/** By family, which has a rule for each script. A later rule has priority for its characters. */
function readFaces(letters: Letters): Map<string, InlineStyle> {
  const rules = new Map<string, string>();
  const css = read(faceFile) + read(letters === 'english' ? englishFaceFile : openingFaceFile);
  for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const family = /font-family:\s*["']?([^"';]+)/.exec(rule)?.[1] ?? '';
    rules.set(family, (rules.get(family) ?? '') + rule);
  }
  return new Map([...rules].map(([family, all]) => [family, toStyle(all)]));
}

const byFamily = new Map<Letters, Map<string, InlineStyle>>();

function findFaces(letters: Letters): Map<string, InlineStyle> {
  const found = byFamily.get(letters) ?? readFaces(letters);
  byFamily.set(letters, found);
  return found;
}

/** The face of the opening line alone has its whole Latin file, because letters of two files are not kerned. */
function listFaceRules({ faces: names, lineFace }: Look, letters: Letters): InlineStyle[] {
  const found = names.flatMap((name) =>
    name === lineFace
      ? [faces[name].family, nameOpeningFamily(name)].map((family) =>
          findFaces('latin').get(family),
        )
      : findFaces(letters).get(faces[name].family),
  );
  return found.filter((style) => style !== undefined);
}

/** The styles of a part that only some pages have, beside those of their document. */
export function readPartStyles(stylesheets: readonly string[]): InlineStyle {
  return sheetOf(stylesheets);
}

export function readInlineStyles(
  stylesheets: readonly string[],
  look: Look | null,
  letters: Letters,
): InlineStyle[] {
  return [sheetOf(stylesheets), ...(look ? listFaceRules(look, letters) : [])];
}
