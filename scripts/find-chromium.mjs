import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixed = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else one on the PATH, else null.
 * @returns {string | null} an absolute path
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...fixed].find((file) => existsSync(file)) ?? null;
}
