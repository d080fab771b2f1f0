/* For the host alone: Escape hides the layer, a tap ends its motion, the recovery code comes from this tab. */
const kept = 'festoon.recoveryCode';

/** @param {string} selector @returns {any} */
const find = (selector) => document.querySelector(`#live${selector}`);
const [layer, hide, title, code] = ['', '-hide', '-title', '-code code'].map(find);

// Browsers that know the attribute on a heading do it themselves.
const words = layer.dataset;

if (!('autofocus' in title)) title.focus();

layer.addEventListener('pointerdown', () => {
  for (const motion of layer.getAnimations({ subtree: true })) {
    // The drawings move without an end.
    if (motion.effect.getComputedTiming().iterations < 2) motion.finish();
  }
});

// The second of two presses would give up the first one's reply, and the sign-in that it brings.
let isSent = false;
layer.addEventListener('submit', (/** @type {Event} */ event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
addEventListener('pageshow', () => {
  isSent = false;
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide.requestSubmit();
});

// On a wide screen it stays open, as without scripts.
if (innerWidth < 960) find('-qr').open = false;

try {
  code.textContent = sessionStorage.getItem(kept);
  find('-code').hidden = !code.textContent;
  hide.addEventListener('submit', () => sessionStorage.removeItem(kept));
} catch (error) {
  console.warn(error);
}

find('-code button').addEventListener('click', async () => {
  let said = words.codeCopied;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection()?.selectAllChildren(code);
    said = words.codeSelected;
  }
  find('-code output').textContent = said;
});

// A picture that did not get through with the save waits in this browser (behaviour 40.17).
const picture = find('-picture');
const [pictureText, again] = ['-picture output', '-picture button'].map(find);
const inviteId = location.pathname.split('/').at(-1) ?? '';

/** @param {IDBRequest} request @returns {Promise<any>} */
const settle = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** @param {'get' | 'delete'} act */
async function askPictures(act) {
  const opening = indexedDB.open('festoon', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('pictures'));
  const db = await settle(opening);
  const all = db.transaction('pictures', act === 'get' ? 'readonly' : 'readwrite');
  const found = await settle(all.objectStore('pictures')[act](inviteId));
  db.close();
  return found;
}

/** @param {string} text @param {boolean} [canTry] */
function say(text, canTry) {
  pictureText.textContent = text;
  again.hidden = !canTry;
  picture.hidden = false;
}

/** @param {{ file: Blob, alt: string }} kept */
async function sendPicture({ file, alt }) {
  again.disabled = true;
  let message = words.pictureFailed;
  try {
    const body = new FormData();
    body.set('intent', 'save');
    body.set('alt', alt);
    body.set('picture', file, 'picture.jpg');
    const reply = await fetch(again.dataset.url, { method: 'POST', body });
    if (reply.ok) {
      await askPictures('delete');
      say(words.pictureDone);
      return;
    }
    ({ message } = await reply.json());
  } catch (error) {
    console.warn(error);
  }
  again.disabled = false;
  say(message, true);
}

if (location.hash === '#no-picture') {
  say(words.pictureElsewhere);
}

async function showWaiting() {
  try {
    const waiting = await askPictures('get');
    if (!waiting) return;
    say(words.pictureFailed, true);
    again.addEventListener('click', () => void sendPicture(waiting));
    hide.addEventListener('submit', () => void askPictures('delete'));
  } catch (error) {
    console.warn(error);
  }
}
void showWaiting();
