import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from '../../scripts/command-error.mjs';
import { installFromDebian, isRootOnDebian } from '../../scripts/debian.mjs';

/** Debian packages. `xvfb-run` calls `xauth`. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

export interface Programs {
  firefox: string;
  webkitDriver: string;
  miniBrowser: string;
  xvfbRun: string;
}

/** Installs missing programs as root on Debian; elsewhere the error says what to install. */
export async function ensurePrograms(): Promise<Programs> {
  const found = findPrograms();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log(`Installing ${packages.join(', ')} with apt-get…`);
    const installed = (await installFromDebian(packages)) && findPrograms();
    if (installed) return installed;
  }
  throw new CommandError(
    `The check of other browsers needs Debian's packages ${packages.join(', ')}.`,
  );
}

function findPrograms(): Programs | null {
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  const webkitDriver = onPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfbRun = onPath('xauth') && onPath('xvfb-run');
  if (!firefox || !webkitDriver || !miniBrowser || !xvfbRun) return null;
  return { firefox, webkitDriver, miniBrowser, xvfbRun };
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** In a folder of its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...subfolders(folder, /-linux-gnu/)])
    .flatMap((folder) => subfolders(folder, /^webkit2gtk-/))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function subfolders(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((entry) => name.test(entry));
  return names.map((entry) => path.join(folder, entry));
}
