import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative to the bundle, so that the working directory does not matter. */
const manifestFile = path.resolve(import.meta.dirname, '../client/.vite/manifest.json');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

function stylesheetsOf(manifest: Manifest, name: string, seen: Set<string>): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [] } = manifest[name] ?? {};
  return [...imports.flatMap((imported) => stylesheetsOf(manifest, imported, seen)), ...css];
}

export function listEntryStylesheets(entry: string): string[] {
  return [...new Set(stylesheetsOf(readManifest(), entry, new Set()))];
}

export function findEntryScript(entry: string): string {
  const chunk = readManifest()[entry];
  if (!chunk) throw new Error(`The browser bundle has no entry ${entry}.`);
  return `/${chunk.file}`;
}
