import { callAtFirstSign } from '#app/ui/attended/first-sign.ts';

import { isStoredStepFilled } from './filled-steps.ts';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const steps = [...document.querySelectorAll<HTMLAnchorElement>('[data-step]')];
const fresh = { text: begin?.textContent ?? '', href: begin?.getAttribute('href') ?? '' };
const toOpenStep = (filled: readonly boolean[]) => ({
  text: begin?.dataset['begin'] ?? '',
  href: (steps[filled.indexOf(false)] ?? steps.at(-1))?.getAttribute('href') ?? '',
});

/** Marks the filled steps and leads to the first open one (behaviour 2.2). */
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
  const { text, href } = filled.some(Boolean) ? toOpenStep(filled) : fresh;
  if (!begin) return;
  begin.textContent = text;
  begin.setAttribute('href', href);
}

/** When the server cannot be reached, the caller submits the form, and the browser reports the failure. */
async function deal(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const response = await fetch(`/?${button.name}=${button.value}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [fan, next] = [
    page.querySelector('[data-fan]'),
    page.querySelector<HTMLButtonElement>('[data-deal] button'),
  ];
  if (!fan || !next) throw new Error(response.statusText);
  document.querySelector('[data-fan]')?.replaceWith(fan);
  button.value = next.value;
  form.ariaBusy = null;
}

const form = document.querySelector<HTMLFormElement>('[data-deal]');
const button = form?.querySelector('button');
form?.addEventListener('submit', (event) => {
  if (!button) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  deal(form, button).catch(() => location.assign(`/?${button.name}=${button.value}`));
});

const lineForm = document.querySelector<HTMLFormElement>('[data-line]');
const lineField = lineForm?.querySelector('textarea');
lineForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  const line = lineField?.value.trim() ?? '';
  // What stands behind # never reaches a server, and needs no storage.
  if (line === '') location.assign(lineForm.dataset['line'] ?? '');
  else location.assign(`${lineForm.action}#line=${encodeURIComponent(line)}`);
});
lineField?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  lineForm?.requestSubmit();
});

// Loads the first step's files into the browser's cache.
const files = document.querySelector<HTMLElement>('script[data-next]')?.dataset['next'] ?? '';
callAtFirstSign(() => {
  for (const file of files.split(' ').filter(Boolean)) {
    fetch(file, { priority: 'low' }).catch((error: unknown) => console.warn(error));
  }
});

// Also after the browser's Back, and when another tab has changed the draft.
addEventListener('pageshow', showDraft);
addEventListener('storage', showDraft);
document.documentElement.dataset['hydrated'] = 'true';
