/* For the host alone: Escape hides the layer, a tap ends its motion, the recovery code comes from this tab. */
const kept = 'festoon.recoveryCode';

/** @param {string} selector @returns {any} */
const find = (selector) => document.querySelector(`#live${selector}`);
const [layer, hide, title, code] = ['', '-hide', '-title', '-code code'].map(find);

// Browsers that know the attribute on a heading do it themselves.
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
  let said = 'Copied. Keep it somewhere safe.';
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection()?.selectAllChildren(code);
    said = 'Copying did not work. The code is selected for you.';
  }
  find('-code output').textContent = said;
});
