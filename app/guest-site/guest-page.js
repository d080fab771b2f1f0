/* A guest's page without reloads: sends the answer, copies the link, waits for a missing invitation. */
let sending = false;

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
const find = (selector, root = document) => root.querySelector(selector);

/** @param {string} region @param {string | null} words */
function say(region, words) {
  const output = find(region);
  if (output) output.textContent = words;
}

/* Stops and starts the animations. The browser stores the choice if it can. */
const motionKey = 'festoon.motion';
const motion = find('#motion');
const root = document.documentElement;

/** @param {boolean} still */
function setStill(still) {
  root.toggleAttribute('data-still', still);
  if (motion) motion.textContent = motion.dataset[still ? 'play' : 'pause'] ?? '';
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

for (const print of document.querySelectorAll('[data-print]')) {
  /** @type {HTMLElement} */ (print).hidden = false;
  print.addEventListener('click', () => window.print());
}

const { confetti, colors } = find('script[data-confetti]')?.dataset ?? {};

/** For a new yes. Loads the confetti's script when it is first needed. */
async function celebrate() {
  find('#garland svg svg:last-child g')?.setAttribute('data-new', '');
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

/** @param {string} type */
const isBox = (type) => type === 'checkbox' || type === 'radio';

/** The fields of a page's answer by name, a box also by its value. @param {Document} page */
function fieldsOf(page) {
  const fields = new Map();
  const typed = ':is(#rsvp, #about) :is(input:not([type=hidden]), select, textarea)';
  for (const field of page.querySelectorAll(typed)) {
    const { name, type, value } = /** @type {HTMLInputElement} */ (field);
    let key = isBox(type) ? `${name} ${value}` : name;
    while (fields.has(key)) key += '+';
    fields.set(key, field);
  }
  return fields;
}

/** @param {HTMLInputElement} field */
const read = ({ type, checked, value }) => (isBox(type) ? checked : value);

/** Replaces what an answer changes outside the form. @param {Document} page */
function redraw(page) {
  for (const part of ['#guest-status', '#facts', '#garland', '#about']) {
    const drawn = find(part, page);
    if (drawn) find(part)?.replaceWith(drawn);
  }
}

/** Keeps what is typed while a form is being sent, with its focus. @param {HTMLElement} section @param {HTMLFormElement} form @param {HTMLElement | null} button */
async function send(section, form, button) {
  const { id } = document.activeElement ?? form;
  const sent = new FormData(form, button);
  const fields = fieldsOf(document);
  const before = new Map([...fields].map(([key, field]) => [key, read(field)]));
  find('#send-failed')?.remove();
  section.ariaBusy = 'true';
  try {
    const response = await fetch('', {
      method: 'POST',
      body: sent,
      signal: AbortSignal.timeout(30_000),
    });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const answered = find('#rsvp', page);
    if (!answered) throw new Error(response.statusText);
    const given = (/** @type {HTMLElement} */ part) =>
      find('[name=answer][aria-pressed=true]', part)?.getAttribute('value');
    const isNewYes = given(answered) === 'yes' && given(section) !== 'yes';
    const now = fieldsOf(page);
    // The server has not read a form that is too long or sent too often.
    const isUnread = [413, 429].includes(response.status);
    let typing;
    for (const [key, field] of fields) {
      const next = now.get(key);
      const isHere = field === document.activeElement && field.id !== id;
      if (!next || !(isUnread || isHere || read(field) !== before.get(key))) continue;
      next.value = field.value;
      next.checked = field.checked;
      next.closest('details')?.setAttribute('open', '');
      if (isHere) typing = next;
    }
    section.replaceWith(answered);
    redraw(page);
    if (location.search) history.replaceState(null, '', location.pathname);
    if (isNewYes) celebrate().catch((error) => console.warn(error));
    const said = find('#status');
    const same = document.getElementById(id);
    const refused = find('[aria-invalid]');
    const next = refused ?? typing ?? (same?.checkVisibility() ? same : said);
    next?.focus({ preventScroll: !refused });
    say('#announcer', said && said.textContent);
  } catch (error) {
    console.warn(error);
    section.ariaBusy = null;
    const failed = document.querySelector('template');
    if (failed) find('#answer-bar')?.prepend(failed.content.cloneNode(true));
  }
}

document.addEventListener('submit', async (event) => {
  const form = event.target;
  const section = find('#rsvp');
  if (!section || !(form instanceof HTMLFormElement) || !form.closest('#rsvp, #guest-status'))
    return;
  // The page in another language is a whole one, with what is typed.
  if (event.submitter?.closest('#language')) return;
  event.preventDefault();
  if (sending) return;
  sending = true;
  await send(section, form, event.submitter);
  sending = false;
});

/* A name is stored as soon as its field is left. The next press sends it again. */
document.addEventListener('change', ({ target }) => {
  const { form, name } = /** @type {HTMLInputElement} */ (target);
  if (form?.id !== 'reply' || (name !== 'name' && name !== 'companion')) return;
  const body = new URLSearchParams();
  for (const { value } of find('#rsvp')?.querySelectorAll(`[name=${name}]`) ?? [])
    body.append(name, value);
  fetch('', { method: 'POST', body }).catch((error) => console.warn(error));
});

/* Without a reload, so that what is typed stays. */
document.addEventListener('click', (event) => {
  const change = find('#change');
  const { target } = event;
  if (!change || !(target instanceof Element) || !target.closest('#guest-status a')) return;
  event.preventDefault();
  change.setAttribute('open', '');
  find('button', change)?.focus();
});

for (const row of document.querySelectorAll('[data-link-row]')) {
  const link = /** @type {HTMLInputElement} */ (find('input', row));
  link.value = location.origin + new URL(link.value).pathname;
  find('[data-copy]', row)?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.value);
      const output = find('output', row);
      if (output) output.textContent = row.getAttribute('data-copied');
    } catch (error) {
      console.warn(error);
      link.select();
    }
  });
  find('summary', row)?.addEventListener('click', (event) => {
    if (!navigator.share) return;
    event.preventDefault();
    const { title } = find('details', row)?.dataset ?? {};
    navigator.share({ title, url: link.value }).catch((error) => console.warn(error));
  });
}

/* The map is loaded when the reader comes near it. Its frame is in a <noscript>. */
const map = find('[data-late-map]');
const nearMap = new IntersectionObserver(
  (seen) => {
    if (!map || !seen.some(({ isIntersecting }) => isIntersecting)) return;
    nearMap.disconnect();
    map.innerHTML = map.textContent ?? '';
  },
  { rootMargin: '300px' },
);
if (map) nearMap.observe(map);

/* The zone is shown only to a reader whose clock shows another time. */
const { zone: timeZone, at = '' } = find('[data-zone]')?.dataset ?? {};
if (timeZone) {
  const event = new Date(`${at}Z`);
  const elsewhere = event.toLocaleString('en', { timeZone }) !== event.toLocaleString('en');
  root.toggleAttribute('data-elsewhere', elsewhere);
}

/* A page that was left open is loaded again once its words are of another day, unless somebody is writing on it. */
const { turn } = find('script[data-turn]')?.dataset ?? {};
document.addEventListener('visibilitychange', () => {
  const isTyping = document.activeElement?.matches('input, textarea, select');
  if (turn && !document.hidden && Date.now() > Number(turn) && !isTyping) location.reload();
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
