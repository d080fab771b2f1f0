import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative to the bundle, so that the working directory does not matter. */
const manifestFile = path.resolve(import.meta.dirname, '../client/.vite/manifest.json');

const entry = 'app/guest-site/style-entry.ts';

/** One file of the browser bundle in the bundler's manifest. */
interface Chunk {
  css?: string[];
  imports?: string[];
}

/** The stylesheets of a chunk, after those of its imports. */
function stylesheetsOf(manifest: Record<string, Chunk>, name: string, seen: Set<string>): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [] } = manifest[name] ?? {};
  return [...imports.flatMap((imported) => stylesheetsOf(manifest, imported, seen)), ...css];
}

/** The guest site's stylesheets as paths in the folder of the browser bundle. */
export function listGuestStylesheets(): string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  return [...new Set(stylesheetsOf(manifest, entry, new Set()))];
}
