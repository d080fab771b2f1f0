import { limits } from '#app/features/draft/limits.ts';
import { type LineReader, loadLineReader } from '#app/features/draft/line/line-reader.ts';
import { listOccasions } from '#app/features/draft/line/read-line.ts';
import { type LineReading, listMeanings } from '#app/features/draft/line/reading.ts';

import { LiveCover } from './live-cover.ts';
import type { MarkWords } from './mark-words.ts';
import { type Mark, type Teller, listMarks, tellMarks } from './marks.ts';
import { findTypedTitle } from './typed-title.ts';

import englishFaces from '#app/features/theme/faces/english-faces.css?url';
import faces from '#app/features/theme/faces/faces.css?url';
import openingFaces from '#app/features/theme/faces/opening-faces.css?url';

const readEveryMs = 120;
const sayEveryMs = 1000;

/**
 * The rules that fetch the looks' typefaces, those for English letters last. Not as elements, which the page's policy
 * forbids.
 */
async function adoptFaces(): Promise<void> {
  const files = [faces, openingFaces, englishFaces];
  const rules = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  for (const text of rules) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
}

// Safari has no idle callbacks.
const whenIdle = (go: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 500 }) : setTimeout(go, 1);

/** Calls `go` when the browser is idle, at most once in the given time. */
function callRarely(everyMs: number, go: () => void): () => void {
  let isDue = false;
  let last = -everyMs;
  return () => {
    if (isDue) return;
    isDue = true;
    const run = () => {
      isDue = false;
      last = performance.now();
      go();
    };
    setTimeout(() => whenIdle(run), Math.max(0, last + everyMs - performance.now()));
  };
}

/** Of the visible window, in pixels: below it, a focused field means an open keyboard. */
const low = 600;

/** Above a keyboard the line stands at the top, so that covers are in view under it. */
function makeRoom(field: HTMLTextAreaElement): void {
  const { visualViewport } = window;
  let wasLow = false;
  const measure = () => {
    if (!visualViewport || visualViewport.scale !== 1) return;
    const isLow = visualViewport.height < low && document.activeElement === field;
    if (isLow && !wasLow) field.form?.scrollIntoView();
    wasLow = isLow;
  };
  visualViewport?.addEventListener('resize', measure);
  measure();
}

function drawMark(mark: Mark): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset['kind'] = mark.kind;
  item.dir = 'auto';
  item.textContent = mark.text;
  return item;
}

/** Swaps a text for another, and back for null. */
function swap(element: HTMLElement | null, text: string | null): void {
  if (!element) return;
  element.dataset['usual'] ??= element.textContent;
  const shown = text ?? element.dataset['usual'];
  if (element.textContent !== shown) element.textContent = shown;
}

/** The page is in one language, and has the words for it. */
function readTeller(list: HTMLElement | null): Teller | null {
  const words = list?.dataset['words'];
  if (words === undefined) return null;
  return { language: document.documentElement.lang || 'en', words: JSON.parse(words) as MarkWords };
}

class Follower {
  readonly #field: HTMLTextAreaElement;
  readonly #reader: LineReader;
  readonly #covers: LiveCover[];
  readonly #seen = new Set<LiveCover>();
  readonly #list = document.querySelector<HTMLElement>('[data-marks]');
  readonly #teller = readTeller(this.#list);
  readonly #status = document.querySelector<HTMLElement>('[data-said]');
  readonly #heading = document.querySelector<HTMLElement>('[data-typing]');
  #last: LineReading | null = null;
  #said = '';

  constructor(field: HTMLTextAreaElement, reader: LineReader) {
    this.#field = field;
    this.#reader = reader;
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-cover]');
    this.#covers = [...links].map((link) => new LiveCover(link));
  }

  start(): void {
    const byLink = new Map(this.#covers.map((cover) => [cover.link as Element, cover]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const cover = byLink.get(target);
          if (cover && isIntersecting) this.#seen.add(cover);
          else if (cover) this.#seen.delete(cover);
        }
        this.#showTitle();
      },
      { rootMargin: '200px' },
    );
    for (const { link } of this.#covers) {
      observer.observe(link);
      // The address is the typed line's only when the cover is pressed.
      for (const press of ['click', 'auxclick']) {
        link.addEventListener(press, () => this.#lead(link));
      }
    }
    const read = callRarely(readEveryMs, () => this.#read());
    this.#field.addEventListener('input', () => {
      this.#showTitle();
      read();
    });
    this.#read();
  }

  #say = callRarely(sayEveryMs, () => {
    if (this.#status) this.#status.textContent = this.#said;
  });

  /** Letter by letter, without waiting for the rules; all covers go back to their samples with an empty line. */
  #showTitle(): void {
    const title = findTypedTitle(this.#field.value, this.#last).slice(0, limits.titleMax);
    swap(this.#heading, title === '' ? null : (this.#heading?.dataset['typing'] ?? null));
    for (const cover of title === '' ? this.#covers : this.#seen) cover.show(title);
  }

  #read(): void {
    this.#last = this.#reader.read(this.#field.value, {});
    this.#showTitle();
    const marks = this.#teller ? listMarks(this.#last, this.#teller) : [];
    this.#list?.replaceChildren(...marks.map(drawMark));
    if (this.#list) this.#list.hidden = marks.length === 0;
    this.#said = this.#teller ? tellMarks(marks, this.#teller) : '';
    this.#say();
    this.#showOccasion();
  }

  /** The type that the line names, if it names one of those on the covers. */
  #findOccasion(): HTMLElement | null {
    const last = this.#last;
    if (!last) return null;
    const meanings = listMeanings(last);
    const types = meanings.flatMap((each) => (each.kind === 'occasion' ? each.types : []));
    const titles = meanings.flatMap((each) => (each.kind === 'title' ? [each.text] : []));
    const named = [
      ...types,
      ...titles.flatMap((each) => listOccasions(each, this.#reader.grammar)),
    ];
    const link = this.#covers.find(({ link: { dataset } }) => dataset['types'] === named[0])?.link;
    return link?.querySelector('b') ?? null;
  }

  #showOccasion(): void {
    const label = this.#findOccasion()?.dataset['label'] ?? null;
    for (const { link } of this.#covers) swap(link.querySelector('b'), label);
  }

  /** A cover that is pressed keeps the line. */
  #lead(link: HTMLAnchorElement): void {
    link.dataset['usual'] ??= link.getAttribute('href') ?? '';
    const { usual } = link.dataset;
    const line = this.#field.value.trim();
    const review = this.#field.form?.getAttribute('action') ?? '';
    link.href =
      line === ''
        ? usual
        : `${review}${new URL(usual, location.href).search}#line=${encodeURIComponent(line)}`;
  }
}

/** Shows a line as it is typed: its title on the covers, and what was read under the field (behaviour 2.9). */
export async function followLine(field: HTMLTextAreaElement): Promise<void> {
  makeRoom(field);
  // The theme's words are large, and what they mean is read on the review.
  const [reader] = await Promise.all([loadLineReader(() => false), adoptFaces()]);
  new Follower(field, reader).start();
}
