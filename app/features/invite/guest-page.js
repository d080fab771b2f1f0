/* A guest's page without reloads: sends the answer, copies the link, waits for a missing invitation. */
let sending = false;

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
const find = (selector, root = document) => root.querySelector(selector);

/** @param {string} region @param {string | null} words */
function say(region, words) {
  const output = find(region);
  if (output) output.textContent = words;
}

/* What moves may be stopped. The choice stays in this browser, if it can keep things. */
const motionKey = 'festoon.motion';
const motion = find('#motion');
const root = document.documentElement;

/** @param {boolean} still */
function setStill(still) {
  root.toggleAttribute('data-still', still);
  if (motion) motion.textContent = still ? 'Play motion' : 'Pause motion';
}

try {
  setStill(localStorage.getItem(motionKey) === 'paused');
} catch (error) {
  console.warn(error);
}

if (motion) motion.hidden = matchMedia('(prefers-reduced-motion: reduce)').matches;

motion?.addEventListener('click', () => {
  const still = !root.hasAttribute('data-still');
  setStill(still);
  try {
    localStorage.setItem(motionKey, still ? 'paused' : 'playing');
  } catch (error) {
    console.warn(error);
  }
});

const { confetti, colors } = find('script[data-confetti]')?.dataset ?? {};

/** Confetti in the party's colours, fetched when the first is thrown. */
async function celebrate() {
  if (!confetti || !colors || root.hasAttribute('data-still')) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { create } = await import(confetti);
  const canvas = document.createElement('canvas');
  canvas.id = 'confetti';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  const burst = create(canvas, { resize: true });
  const shape = { particleCount: 70, startVelocity: 48, ticks: 130, colors: colors.split(' ') };
  await Promise.all([
    burst({ ...shape, angle: 60, origin: { x: 0, y: 0.85 } }),
    burst({ ...shape, angle: 120, origin: { x: 1, y: 0.85 } }),
  ]);
  canvas.remove();
}

/** @param {HTMLElement} section @param {HTMLFormElement} form @param {HTMLElement | null} button */
async function send(section, form, button) {
  const { id } = document.activeElement ?? form;
  find('#send-failed')?.remove();
  section.ariaBusy = 'true';
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      body: new FormData(form, button),
      signal: AbortSignal.timeout(30_000),
    });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const answered = find('#rsvp', page);
    if (!answered) throw new Error(response.statusText);
    const said = (/** @type {HTMLElement} */ part) =>
      find('[aria-pressed=true]', part)?.getAttribute('value');
    const isNewYes = said(answered) === 'yes' && said(section) !== 'yes';
    section.replaceWith(answered);
    if (isNewYes) celebrate().catch((error) => console.warn(error));
    const status = find('#status');
    const next = find('[aria-invalid]') ?? document.getElementById(id) ?? status;
    next?.focus({ preventScroll: true });
    say('#announcer', status && status.textContent);
  } catch (error) {
    console.warn(error);
    section.ariaBusy = null;
    const failed = document.querySelector('template');
    if (failed) section.append(failed.content.cloneNode(true));
  }
}

document.addEventListener('submit', async (event) => {
  const form = event.target;
  const section = find('#rsvp');
  if (!(form instanceof HTMLFormElement) || !section?.contains(form)) return;
  event.preventDefault();
  if (sending) return;
  sending = true;
  await send(section, form, event.submitter);
  sending = false;
});

const link = /** @type {HTMLInputElement | null} */ (find('#link'));
if (link) link.value = location.origin + new URL(link.value).pathname;

find('#copy')?.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(link?.value ?? '');
    say('#copied', 'Copied');
  } catch (error) {
    console.warn(error);
    link?.select();
  }
});

/** @param {number} pause milliseconds */
function wait(pause) {
  setTimeout(async () => {
    const answer = await fetch('', { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) location.reload();
    else wait(Math.min(2 * pause, 60_000));
  }, pause);
}

if (find('#waiting')) wait(2000);
