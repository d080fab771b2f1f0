import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const windowsPrograms = [process.env['PROGRAMFILES'], process.env['LOCALAPPDATA']];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsPrograms.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
];

/**
 * Every Chromium or Chrome on this machine in order of preference: on the PATH, in the usual places, Playwright's
 * download. With `CHROMIUM_PATH` set, that one only. The headless shell is not the browser of users, so it comes last;
 * it needs a fifth less time, so tests want it first.
 * @param {{ shellFirst?: boolean }} [options]
 * @returns {string[]} absolute paths
 */
export function findChromiums({ shellFirst = false } = {}) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return [chosen];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const wanted = shellFirst ? [shell, ...names] : [...names, shell];
  const onPath = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...fixed, chromium.executablePath()].filter((file) => existsSync(file));
}

/** Whether a file is the headless shell. @param {string} file */
export const isShell = (file) => path.basename(file) === shell;

/**
 * The Chromium to use, or null.
 * @returns {string | null} an absolute path
 */
export function findChromium() {
  return findChromiums()[0] ?? null;
}
