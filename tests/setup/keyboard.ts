import type { Page } from 'playwright';

/** A tab stop. */
interface Stop {
  name: string;
  /** The problems for a sighted keyboard user. */
  faults: string[];
}

/** Reads the focused element: its name, and whether its focus is visible. Runs in the page. */
function readStop(): Stop {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { name: '', faults: [] };
  const labels = 'labels' in at ? (at.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const name = at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
  // The stops inside a frame are checked where the frame's page is.
  if (at instanceof HTMLIFrameElement) return { name: at.title, faults: [] };
  // A slider's input is hidden; the thumb around it is visible.
  const slider = at instanceof HTMLInputElement && at.type === 'range';
  const shown = (slider ? at.parentElement : null) ?? at;
  const ringed = [shown, ...shown.querySelectorAll('*')].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  });
  // The first line of a link over several lines, because the middle of all lines may be beside the link.
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

/** True when the focused element comes after the marked one in the document. Marks it. Runs in the page. */
function isAfterLast(): boolean {
  const last = document.querySelector('[data-last-stop]');
  const at = document.activeElement;
  last?.removeAttribute('data-last-stop');
  at?.setAttribute('data-last-stop', '');
  if (!last || !at || last === at) return true;
  return (last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** A user without a mouse. Collects the faults of every tab stop. */
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

  /** The name of the focused element; '' for the page itself. */
  async focused(): Promise<string> {
    return (await this.#page.evaluate(readStop)).name;
  }

  /** Presses Tab until the control with this name has the focus. Only moves forward. */
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

  /** Types into the field with this name: the focused one or a later one. */
  async fill(name: string, text: string): Promise<void> {
    if ((await this.focused()) !== name) await this.tabTo(name);
    await this.type(text);
  }
}
