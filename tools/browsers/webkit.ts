import { writeFileSync } from 'node:fs';

import { Key, Origin, type WebDriver } from 'selenium-webdriver';

import type { Programs } from './programs.ts';
import { startDriver } from './webkit-driver.ts';
import type { BrowserWindow, Engine, Point } from './window.ts';

/** One driver controls one window, so each MiniBrowser has its own. */
export async function openWebKit(programs: Programs): Promise<Engine> {
  const trial = await startDriver(programs, {});
  const version = (await trial.driver.getCapabilities()).getBrowserVersion();
  await trial.stop();
  return {
    name: `WebKitGTK ${version}`,
    // MiniBrowser's tool bar keeps the window from becoming narrower.
    phoneWidth: 447,
    // On the virtual display no window is active.
    showsFocus: false,
    keysFor,
    async openWindow(options = {}) {
      const { driver, stop } = await startDriver(programs, options);
      return toWindow(driver, stop);
    },
    // Each window has ended its own driver.
    async [Symbol.asyncDispose]() {},
  };
}

/** Dates as month/day/year and times in 24 hours, by the driver's locale. */
function keysFor(value: string): string {
  const [year, month, day] = value.split('-');
  return day ? `${month}/${day}/${year}` : value;
}

function toWindow(driver: WebDriver, stop: () => Promise<void>): BrowserWindow {
  return {
    async goTo(url) {
      await driver.get(url);
      await driver.executeScript(keepErrors);
    },
    address: () => driver.getCurrentUrl(),
    run: (inPage, ...args) => driver.executeScript(inPage, ...args),
    drag: (points) => dragMouse(driver, points),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressTab: () => driver.actions().sendKeys(Key.TAB).perform(),
    selectAll: () =>
      driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    resize: (width, height) => resize(driver, width, height),
    takePicture: (file) => takePicture(driver, file),
    takeErrors: () => driver.executeScript(takeErrors),
    close: stop,
  };
}

const toMove = (point: Point) => ({ ...point, origin: Origin.VIEWPORT, duration: 0 });

async function dragMouse(driver: WebDriver, [from, ...way]: readonly [Point, ...Point[]]) {
  const actions = driver.actions().move(toMove(from)).press();
  for (const point of way) actions.move(toMove(point));
  await actions.release().perform();
}

/** Calls back once the window has its new height and has been drawn. Runs in the page. */
function untilDrawn(height: number, done: () => void): void {
  const drawn = () => requestAnimationFrame(() => setTimeout(done));
  const look = () => (window.innerHeight === height ? drawn() : requestAnimationFrame(look));
  requestAnimationFrame(look);
}

/** The window has a tool bar above the page. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const bar = await driver.executeScript<number>(() => window.outerHeight - window.innerHeight);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + bar });
  await driver.executeAsyncScript(untilDrawn, height);
}

async function takePicture(driver: WebDriver, file: string): Promise<void> {
  const [width, height, whole] = await driver.executeScript<[number, number, number]>(() => [
    window.innerWidth,
    window.innerHeight,
    document.documentElement.scrollHeight,
  ]);
  await resize(driver, width, Math.max(height, whole));
  writeFileSync(file, await driver.takeScreenshot(), 'base64');
  await resize(driver, width, height);
}

type Watched = Window & { seenErrors?: string[] };

/** WebDriver does not report the console. Misses errors before the page has loaded. Runs in the page. */
function keepErrors(): void {
  const errors: string[] = [];
  (window as Watched).seenErrors = errors;
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      errors.push(words.map(String).join(' '));
      write.apply(console, words);
    };
  }
}

/** Runs in the page. */
function takeErrors(): string[] {
  return (window as Watched).seenErrors?.splice(0) ?? [];
}
