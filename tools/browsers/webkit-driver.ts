import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { findFreePort, untilListening } from '../ports.ts';
import type { Programs } from './programs.ts';
import type { WindowOptions } from './window.ts';

/** As long as the longest page: WebKit's pictures show the window's content only. */
const screen = '-screen 0 1600x8000x24';

/** The locale determines the order of the parts in a date field. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' };

export interface Driven {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** WebKitWebDriver and one MiniBrowser on a virtual display of their own. */
export async function startDriver(
  programs: Programs,
  { scripts = true }: WindowOptions,
): Promise<Driven> {
  const port = await findFreePort();
  const args = ['-a', '-s', screen, programs.webkitDriver, `--port=${port}`];
  // In a process group of its own, so that the display ends with the driver.
  const child = spawn(programs.xvfbRun, args, { env, stdio: 'ignore', detached: true });
  await untilListening(child, port);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.miniBrowser,
      // Without scripts in the page, WebDriver's own scripts still run.
      args: ['--automation', ...(scripts ? [] : ['--enable-javascript-markup=false'])],
    },
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
  const driver = await builder.withCapabilities(capabilities).build();
  return { driver, stop: () => stopDriver(driver, child) };
}

async function stopDriver(driver: WebDriver, child: ChildProcess): Promise<void> {
  await driver.quit();
  const ended = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid);
  await ended;
}
