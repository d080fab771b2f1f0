import type { Page } from 'playwright';

interface Stop {
  name: string;
  faults: string[];
}

/** The focused element's name, and whether its focus is visible. Runs in the page. */
function readStop(): Stop {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { name: '', faults: [] };
  const labels = 'labels' in at ? (at.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const name = at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
  // A frame's own page is checked by itself.
  if (at instanceof HTMLIFrameElement) return { name: at.title, faults: [] };
  // A slider's input is hidden; the thumb around it is visible.
  const slider = at instanceof HTMLInputElement && at.type === 'range';
  const shown = (slider ? at.parentElement : null) ?? at;
  const ringed = [shown, ...shown.querySelectorAll('*')].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  });
  // The middle of a link over several lines may be beside it, so its first line counts.
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  const top = document.elementFromPoint(
    box.x + box.width / 2,
    box.y + Math.min(box.height / 2, 24),
  );
  const inSight = top !== null && (shown.contains(top) || top === shown);
  const faults = [ringed ? '' : 'no focus ring', inSight ? '' : `hidden by ${top?.outerHTML}`];
  return {
    name: name.replaceAll(/\s+/g, ' ').trim(),
    faults: faults.filter((fault) => fault !== ''),
  };
}

/** Whether the focused element comes after the marked one. Marks it. Runs in the page. */
function isAfterLast(): boolean {
  const last = document.querySelector('[data-last-stop]');
  const at = document.activeElement;
  last?.removeAttribute('data-last-stop');
  at?.setAttribute('data-last-stop', '');
  if (!last || !at || last === at) return true;
  return (last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** A user without a mouse. Collects the problems of every tab stop. */
export class KeyboardUser {
  readonly faults: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** '' for the page itself. */
  async focused(): Promise<string> {
    return (await this.#page.evaluate(readStop)).name;
  }

  /** Presses Tab until this control has the focus; only moves forward. */
  async tabTo(name: string | RegExp): Promise<void> {
    const passed: string[] = [];
    await this.#page.evaluate(isAfterLast);
    for (let stops = 0; stops < 60; stops += 1) {
      await this.press('Tab');
      const stop = await this.#page.evaluate(readStop);
      const inOrder = await this.#page.evaluate(isAfterLast);
      for (const fault of stop.faults) this.faults.push(`${stop.name || '(no name)'}: ${fault}`);
      passed.push(stop.name);
      if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
      if (!inOrder) break;
    }
    throw new Error(`Tab does not come to ${String(name)}, but to: ${passed.join(' | ')}`);
  }

  async enter(name: string | RegExp): Promise<void> {
    await this.tabTo(name);
    await this.press('Enter');
  }

  /** Types into the focused field or a later one with this name. */
  async fill(name: string, text: string): Promise<void> {
    if ((await this.focused()) !== name) await this.tabTo(name);
    await this.type(text);
  }
}
