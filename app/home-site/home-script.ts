import { callAtFirstSign } from '#app/ui/attended/first-sign.ts';

import { isStoredStepFilled, readKept, readStored } from './filled-steps.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const strip = find('[data-strip]');
const covers = [...document.querySelectorAll<HTMLElement>('[data-cover]')];
const steps = [...document.querySelectorAll<HTMLAnchorElement>('[data-step]')];
const lineForm = document.querySelector<HTMLFormElement>('[data-line]');
const field = lineForm?.querySelector('textarea');

/** The cover with the draft's look, if the wall has one. */
function findOwnCover(): HTMLElement | undefined {
  const [tags, [type]] = ['festoon.theme', 'festoon.partyType'].map((key) => {
    const { selected } = readKept(key);
    return Array.isArray(selected) ? selected.map(String) : [];
  }) as [string[], string[]];
  return covers.find(
    ({ dataset }) =>
      dataset['tags'] === tags.join() && (tags.length > 0 || dataset['types'] === type),
  );
}

/** The draft's title, cover and first open step (behaviour 2.2). */
function showStrip(open: HTMLAnchorElement | undefined): void {
  const [title, cover, go] = ['[data-title]', 'img', 'a'].map((part) => strip?.querySelector(part));
  if (!(title instanceof HTMLElement && cover instanceof HTMLImageElement)) return;
  const typed = readKept('festoon.eventName')['title'];
  title.textContent = (typeof typed === 'string' && typed.trim()) || (title.dataset['title'] ?? '');
  const file = findOwnCover()?.dataset['bare'];
  cover.hidden = file === undefined;
  if (file !== undefined && cover.getAttribute('src') !== file) cover.src = file;
  go?.setAttribute('href', open?.getAttribute('href') ?? '');
}

/** Marks the filled steps, and shows the draft if there is one. */
function showDraft(): void {
  const filled = steps.map(({ dataset: { step } }) =>
    step ? isStoredStepFilled(step, readStored(step)) : false,
  );
  // The review is the last step.
  filled[steps.length - 1] = filled.slice(0, -1).every(Boolean);
  for (const [index, link] of steps.entries()) {
    if (filled[index]) link.setAttribute('aria-describedby', 'home-filled');
    else link.removeAttribute('aria-describedby');
  }
  if (strip) strip.hidden = !filled.some(Boolean);
  showStrip(steps[filled.indexOf(false)] ?? steps.at(-1));
}

lineForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  const line = field?.value.trim() ?? '';
  // What stands behind # never reaches a server, and needs no storage.
  if (line === '') location.assign(lineForm.dataset['line'] ?? '');
  else {
    // For Back, where the browser brings no typed text back.
    history.replaceState({ line }, '');
    location.assign(`${lineForm.action}#line=${encodeURIComponent(line)}`);
  }
});
field?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  lineForm?.requestSubmit();
});

/** What shows the line on the covers is fetched for those who are about to type (behaviour 2.9). */
let follow: Promise<unknown> | null = null;
async function fetchFollower(): Promise<void> {
  if (!field) return;
  try {
    follow ??= import('./follow-line.ts').then(({ followLine }) => followLine(field));
    await follow;
  } catch (error) {
    follow = null;
    console.warn(error);
  }
}
const warmUp = () => void fetchFollower();

/** In a wide window the field has the focus at once: there it opens no keyboard. */
function focusField(): void {
  const isWide = matchMedia('(min-width: 60rem) and (pointer: fine)').matches;
  const isElsewhere = document.activeElement !== document.body || location.hash || scrollY > 0;
  if (isWide && !isElsewhere) field?.focus({ preventScroll: true });
}

focusField();
for (const sign of ['focus', 'pointerdown', 'input']) field?.addEventListener(sign, warmUp);

// Loads the first step's files into the browser's cache.
const files = find('script[data-next]')?.dataset['next'] ?? '';
callAtFirstSign(() => {
  if (document.activeElement === field) warmUp();
  for (const file of files.split(' ').filter(Boolean)) {
    fetch(file, { priority: 'low' }).catch((error: unknown) => console.warn(error));
  }
});

// Also after the browser's Back, which may bring a typed line back, and when another tab has changed the draft.
addEventListener('pageshow', () => {
  showDraft();
  if (field) field.value ||= (history.state as { line?: string } | null)?.line ?? '';
  if (field?.value) warmUp();
});
addEventListener('storage', showDraft);
document.documentElement.dataset['hydrated'] = 'true';
