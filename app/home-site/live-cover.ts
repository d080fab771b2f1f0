import { breakTitle } from '#app/features/invitation/title-breaks.ts';
import { chooseTitleSize } from '#app/features/invitation/title-size.ts';

/** The words that lie over the picture of a cover, made from its template. */
export class LiveCover {
  readonly link: HTMLAnchorElement;
  #words: HTMLElement | null = null;
  #title = '';
  #isReady = false;

  constructor(link: HTMLAnchorElement) {
    this.link = link;
  }

  /** '' brings the sample back. */
  show(title: string): void {
    this.#title = title;
    if (title !== '') {
      this.#words ??= this.#layOver();
      setTitle(this.#words, title);
    }
    this.#fade();
  }

  #fade(): void {
    this.link.toggleAttribute('data-live', this.#isReady && this.#title !== '');
  }

  #layOver(): HTMLElement {
    const template = this.link.querySelector('template');
    const words = document.createElement('span');
    if (template) words.append(document.importNode(template.content, true));
    const picture = new Image(346, 444);
    picture.src = this.link.dataset['bare'] ?? '';
    picture.alt = '';
    words.ariaHidden = 'true';
    words.firstElementChild?.prepend(picture);
    template?.before(words);
    void this.#becomeReady(words, picture);
    return words;
  }

  /** The sample stays until picture and typefaces have arrived, so that nothing is seen to change twice. */
  async #becomeReady(words: HTMLElement, picture: HTMLImageElement): Promise<void> {
    const faces = [...words.querySelectorAll('p')].map(async (text) => {
      const { fontWeight, fontFamily } = getComputedStyle(text);
      await document.fonts.load(`${fontWeight} 20px ${fontFamily}`, text.textContent);
    });
    const came = await Promise.allSettled([picture.decode(), ...faces]);
    this.#isReady = came[0].status === 'fulfilled';
    this.#fade();
  }
}

/** As the hero of an invitation does (behaviour 6.22). */
function setTitle(words: HTMLElement, title: string): void {
  const text = words.querySelector<HTMLElement>('p[dir]');
  const { share, longestWord } = chooseTitleSize(title);
  text?.style.setProperty('--title-share', `${share}`);
  text?.style.setProperty('--title-longest', `${longestWord}`);
  const pieces = breakTitle(title).flatMap(({ text: piece, joint }) => {
    if (joint === 'break') return [piece, document.createElement('wbr')];
    return joint === 'hyphen' ? [`${piece}\u00AD`] : [piece];
  });
  text?.replaceChildren(...pieces);
}
