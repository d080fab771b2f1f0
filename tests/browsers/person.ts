import { setTimeout as wait } from 'node:timers/promises';

import type { BrowserWindow, Engine, WindowOptions } from '../../tools/browsers/window.ts';
import { type Spot, type Target, findSpot, isReady, readShownText } from './spot.ts';

const timeLimitMs = 20_000;
const pollMs = 100;

export class Person {
  readonly window: BrowserWindow;
  readonly #keysFor: Engine['keysFor'];
  readonly #site: string;

  private constructor(window: BrowserWindow, engine: Engine, site: string) {
    this.window = window;
    this.#keysFor = engine.keysFor;
    this.#site = site;
  }

  /** Without cookies, on a wide screen. */
  static async sitDown(engine: Engine, site: string, options?: WindowOptions): Promise<Person> {
    const window = await engine.openWindow(options);
    await window.resize(1280, 900);
    return new Person(window, engine, site);
  }

  open(path: string): Promise<void> {
    return this.window.goTo(new URL(path, this.#site).href);
  }

  /** Waits until a host site page with this address is hydrated. */
  async arrivesAt(path: string | RegExp): Promise<void> {
    await this.isAt(path);
    await this.#until('an interactive page', async () => (await this.window.run(isReady)) || null);
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.#until(`the page ${String(path)}`, async () => {
      const { pathname } = new URL(await this.window.address());
      return (typeof path === 'string' ? pathname === path : path.test(pathname)) || null;
    });
  }

  async sees(target: Target): Promise<Spot> {
    return this.#until(describe(target), () => this.window.run(findSpot, target));
  }

  async click(target: Target): Promise<void> {
    const spot = await this.#reach(target);
    await this.window.drag([spot, spot]);
  }

  async drag(target: Target, distance: number): Promise<void> {
    const { x, y } = await this.#reach(target);
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const points = steps.map((part) => ({ x: Math.round(x + part * distance), y }));
    await this.window.drag([{ x, y }, ...points]);
  }

  async enter(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.window.selectAll();
    await this.window.type(text);
    await this.hasValue(target, text);
  }

  /** Types a date (2027-06-12) or a time (19:30) into its empty field. */
  async enterDate(target: Target, value: string): Promise<void> {
    // A click on another part would select that part.
    const { start: x, y } = await this.#reach(target);
    await this.window.drag([
      { x, y },
      { x, y },
    ]);
    await this.window.type(this.#keysFor(value));
    await this.hasValue(target, value);
  }

  async hasValue(target: Target, value: string): Promise<void> {
    let last = '';
    await this.#until(
      `the value '${value}' in ${describe(target)}`,
      async () => {
        last = (await this.window.run(findSpot, target))?.value ?? '';
        return last === value || null;
      },
      () => `its value is '${last}'`,
    );
  }

  /** Waits until a target is still, uncovered and enabled. */
  async #reach(target: Target): Promise<Spot> {
    let last: Spot | null = null;
    return this.#until(
      describe(target),
      async () => {
        const before = last;
        last = await this.window.run(findSpot, target);
        const rests = last && before?.x === last.x && before.y === last.y;
        return rests && !last?.disabled && !last?.coveredBy ? last : null;
      },
      () => (last?.coveredBy ? `${last.coveredBy} lies over it` : last?.disabled ? 'disabled' : ''),
    );
  }

  async #until<Found>(
    what: string,
    look: () => Promise<Found | null>,
    why: () => string = () => '',
  ): Promise<Found> {
    const end = Date.now() + timeLimitMs;
    while (Date.now() < end) {
      const found = await lookOnce(look);
      if (found !== null) return found;
      await wait(pollMs);
    }
    const shown = await this.window.run(readShownText);
    const address = await this.window.address();
    throw new Error(
      [`waited in vain for ${what}`, why(), `${address} shows '${shown}'`]
        .filter((part) => part !== '')
        .join('; '),
    );
  }
}

/** Null for a page that is being left, which cannot be queried. */
async function lookOnce<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await look();
  } catch {
    return null;
  }
}

function describe({ css, name, words }: Target): string {
  return [css, name && `'${name}'`, words && `with '${words}'`].filter(Boolean).join(' ');
}
