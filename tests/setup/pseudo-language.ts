import type { BrowserContext, Page } from 'playwright';

/** By which the longest translations exceed English. */
const growth = 0.6;

/** The pages of this context as in a language of longer words, which may run from right to left. */
export async function pretendLanguage(context: BrowserContext, dir: 'ltr' | 'rtl'): Promise<void> {
  await context.addInitScript(
    ([way, more]) => {
      const done = new WeakSet<Node>();
      const lengthen = (root: Node) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: node } = texts;
          // What the host has written stays as it is.
          const isOurs = !node.parentElement?.closest(
            'script, style, svg, bdi, h1, body [lang], #facts dd',
          );
          const text = node.nodeValue?.trim() ?? '';
          if (!isOurs || done.has(node) || !/\p{L}/u.test(text)) continue;
          done.add(node);
          node.nodeValue = `${node.nodeValue} ${text.slice(0, Math.ceil(text.length * more))}`;
        }
      };
      const begin = () => {
        document.documentElement.dir = way;
        lengthen(document.body);
        document.documentElement.dataset['lengthened'] = 'true';
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const node of addedNodes) lengthen(node);
        }).observe(document.body, { childList: true, subtree: true });
      };
      document.addEventListener('DOMContentLoaded', () => {
        // React compares the page with what it would draw before it takes it over.
        const isReact = document.querySelector('script[nonce]') !== null;
        if (!isReact) begin();
        else {
          const hydrated = new MutationObserver(() => {
            if (!('hydrated' in document.documentElement.dataset)) return;
            hydrated.disconnect();
            begin();
          });
          hydrated.observe(document.documentElement, { attributes: true });
        }
      });
    },
    [dir, growth] as const,
  );
}

/** Visible texts that leave the window or the frame of their control. */
export function listSpills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = 1;
    const spills = (inner: DOMRect, outer: { left: number; right: number }) =>
      inner.left < outer.left - room || inner.right > outer.right + room;
    /** Cut with an ellipsis, or in a row that scrolls. */
    const isCut = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isCut(element.parentElement)
      );
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!element?.checkVisibility({ visibilityProperty: true }) || text === '') continue;
      if (element.closest('script, style, svg, template, .visually-hidden')) continue;
      if (getComputedStyle(element).clipPath !== 'none' || isCut(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = element.closest('button, summary, label, a, input')?.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        if (spills(line, { left: 0, right: innerWidth }) || (control && spills(line, control)))
          found.push(text);
      }
    }
    return [...new Set(found)];
  });
}
