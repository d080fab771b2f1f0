type Bytes = Buffer<ArrayBuffer>;

/** As many letters each as what they replace, so that the bytes are changed in place. */
const preload = { written: ' rel="modulepreload"', later: ' rel="later-preload"' };
const script = { written: ' type="module" async=""', later: ' type="staged" async=""' };

/** Longer than a frame takes on a slow phone. A hidden tab has no frames. */
const unpaintedMs = 300;

/** Gives the links their meaning, and runs the script, which a parser has taken for data. */
const starter = `(()=>{let on=false;const go=()=>{if(on)return;on=true;
for(const link of document.querySelectorAll('link[rel="later-preload"]'))link.rel='modulepreload';
for(const staged of document.querySelectorAll('script[type="staged"]')){const run=document.createElement('script');
run.type='module';run.nonce=staged.nonce;run.text=staged.text;document.head.append(run);run.remove()}};
requestAnimationFrame(()=>setTimeout(go));setTimeout(go,${unpaintedMs})})()`;

function replaceAll(html: Bytes, { written, later }: typeof preload, before: string): void {
  const found = before + written;
  for (let at = html.indexOf(found); at >= 0; at = html.indexOf(found, at)) {
    html.write(later, at + before.length);
  }
}

/**
 * Holds the scripts of a document that React Router hydrates back until its first frame is there (behaviour 1.25).
 * Takes the whole document, whose bytes are changed, and the nonce of its scripts; returns it with the script that
 * starts them. Bytes, because a long page is twice as large as text.
 */
export function startAfterFirstFrame(html: Bytes, nonce: string): Bytes {
  replaceAll(html, preload, '<link');
  replaceAll(html, script, `<script nonce="${nonce}"`);
  const end = html.lastIndexOf('</body>');
  const start = Buffer.from(`<script nonce="${nonce}">${starter}</script>`);
  return Buffer.concat([html.subarray(0, end), start, html.subarray(end)]);
}
