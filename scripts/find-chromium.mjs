import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

// The headless shell comes last: its letters are wider, and it keeps fewer files in its cache than the browser of users.
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-headless-shell',
];

const windowsPrograms = [process.env['PROGRAMFILES'], process.env['LOCALAPPDATA']];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsPrograms.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
];

/**
 * Every Chromium or Chrome on this machine in order of preference: on the PATH, in the usual places, Playwright's
 * download. With `CHROMIUM_PATH` set, that one only.
 * @returns {string[]} absolute paths
 */
export function findChromiums() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return [chosen];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...fixed, chromium.executablePath()].filter((file) => existsSync(file));
}

/**
 * The Chromium to test with, or null.
 * @returns {string | null} an absolute path
 */
export function findChromium() {
  return findChromiums()[0] ?? null;
}
