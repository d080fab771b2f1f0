import * as addresses from '#app/platform/addresses.ts';
import { markLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';
import {
  type Flag,
  buntingHeight,
  flagShape,
  placeFlags,
  stringShape,
  swagWidth,
} from '#app/ui/brand/bunting-shape.ts';
import { heavyBusy, unavailable } from '#app/ui/unavailable.ts';

const retryAfterSeconds = '5';

export function setRetryAfter(response: Response): void {
  if (response.status === 503) response.headers.set('Retry-After', retryAfterSeconds);
}

/** The site's default colors, without its style sheet. */
const styles = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; margin: 0; }
body { font: 1.0625rem/1.55 system-ui, sans-serif; display: grid; grid-template-rows: 1fr auto; min-height: 100dvh;
  color: #fff4ec; background: light-dark(#fdf5f0, #160b1d); }
main { display: grid; grid-template-rows: auto auto 1fr; background: light-dark(#3a0f4a, #3b1450); }
.name { padding: 1.25rem max(1rem, calc(50vw - 37rem)) 0.75rem;
  font-weight: 800; font-size: 1.6rem; line-height: 1; letter-spacing: -0.045em; }
.words { display: grid; gap: 1rem; align-content: center; justify-items: center;
  padding: 2rem 1rem 3rem; text-align: center; text-wrap: balance; }
h1 { font: 800 clamp(2.5rem, 1.5rem + 4.2vw, 4.5rem)/1 system-ui, sans-serif; letter-spacing: -0.04em; }
p { max-width: 36rem; font-size: 1.25rem; line-height: 1.4; }
a { display: inline-block; margin-top: 0.75rem; padding: 0.7rem 1.5rem; border-radius: 999px; font-size: 1.0625rem;
  font-weight: 600; text-decoration: none; color: #2a1033; background: #ffbd3f; }
a:focus-visible { outline: 3px solid #ffbd3f; outline-offset: 3px; }
h1:is(:lang(ar), :lang(hi)) { line-height: 1.35; letter-spacing: 0; }
svg { display: block; width: 100%; }
.hem { height: clamp(4.5rem, 16dvh, 8rem);
  background: radial-gradient(ellipse 50% 100% at 50% 0, light-dark(#3a0f4a, #3b1450) calc(100% - 1px), transparent)
    50% -1px / 3.75rem 0.94rem repeat-x; }
@media (forced-colors: active) { a { border: 1px solid; } }`;

const colours = ['#ff6d8d', '#ffbd3f', '#46d3ba', '#b892ff'];

function drawFlag({ x, y, tilt, place }: Flag): string {
  const colour = colours[place % colours.length];
  return `<path fill="${colour}" d="${flagShape}" transform="translate(${x} ${y}) rotate(${tilt})"/>`;
}

function drawSwag(swag: number): string {
  const flags = placeFlags(swag).map(drawFlag).join('');
  return `<g transform="translate(${swag * swagWidth} 6)">${flags}<path fill="none" stroke="#dcc3e2" stroke-width="2.5" stroke-linecap="round" d="${stringShape}"/></g>`;
}

const bunting = `<svg height="${buntingHeight}" aria-hidden="true"><defs><pattern id="swags" width="${2 * swagWidth}" height="${buntingHeight}" patternUnits="userSpaceOnUse">${drawSwag(0)}${drawSwag(1)}</pattern></defs><svg x="50%" overflow="visible"><rect x="-5200" width="10400" height="${buntingHeight}" fill="url(#swags)"/></svg></svg>`;

interface StandalonePage {
  nonce: string;
  title: string;
  heading: string;
  words: string;
}

/** Needs neither the database nor the bundle. Reloading it sends a form again, which is safe. */
function page({ nonce, title, heading, words }: StandalonePage, sent: boolean): string {
  const again = sent ? say(reload) : `<a href="">${say('Try again')}</a>`;
  const { lang, dir } = markLanguage(getLanguage());
  return `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#3a0f4a">
<title>${say(title)} · Festoon</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<div class="name">Festoon</div>
${bunting}
<div class="words">
<h1>${say(heading)}</h1>
<p>${say(words)}</p>
<p>${again}</p>
</div>
</main>
<div class="hem"></div>
</body>
</html>
`;
}

const oneMoment = texts({ title: 'One moment', heading: 'One moment, please' });

const unexpected = texts({
  title: 'Something went wrong',
  heading: 'Something went wrong',
  words: 'Unexpected error. Please try again.',
});

const reload = texts(
  'Reload this page to send it again: nothing you entered is lost, and nothing is stored twice.',
);

export function createUnavailableResponse(
  request: Request,
  nonce: string,
  words: string = unavailable,
) {
  return standaloneResponse(request, 503, { nonce, ...oneMoment, words });
}

/** For a host whose other requests still take a processor. */
export function createBusyResponse(request: Request, nonce: string): Response {
  const response = standaloneResponse(request, 429, { nonce, ...oneMoment, words: heavyBusy });
  response.headers.set('Retry-After', retryAfterSeconds);
  return response;
}

export function createUnexpectedResponse(request: Request, nonce: string): Response {
  return standaloneResponse(request, 500, { nonce, ...unexpected });
}

/** A page for browsers, plain text for scripts, JSON for `/health`. */
function standaloneResponse(request: Request, status: number, content: StandalonePage): Response {
  const { pathname } = new URL(request.url);
  const answer = (body: string, type: string) =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Language': getLanguage(),
        'Content-Type': type,
      },
    });
  if (pathname === addresses.health) {
    return answer(JSON.stringify({ status: 'unavailable' }), 'application/json');
  }
  const forScripts =
    pathname.endsWith('.data') || pathname.startsWith(addresses.anyApiPath.slice(0, -1));
  return forScripts
    ? answer(say(content.words), 'text/plain; charset=utf-8')
    : answer(page(content, request.method === 'POST'), 'text/html; charset=utf-8');
}
