import { unavailable } from '#app/ui/unavailable.ts';

const retryAfterSeconds = '5';

/** Says when to come back, on every answer that calls for it. */
export function setRetryAfter(response: Response): void {
  if (response.status === 503) response.headers.set('Retry-After', retryAfterSeconds);
}

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 3rem 1rem;
  color: light-dark(#2b1a34, #f7eff5); background: light-dark(#fdf7f0, #1a1320); }
h1 { font: 600 clamp(1.9rem, 1.45rem + 2vw, 2.75rem)/1.2 'Iowan Old Style', Georgia, serif; }
a { display: inline-block; padding: 0.6rem 1.4rem; border-radius: 999px; font-weight: 600; text-decoration: none;
  color: light-dark(#ffffff, #2b0617); background: light-dark(#a8154e, #ff8fb3); }
a:focus-visible { outline: 3px solid light-dark(#1a52c4, #9dbdff); outline-offset: 3px; }`;

/** A page that needs neither the database nor the bundle. Loading it again sends a form again, which is safe. */
function page(nonce: string, words: string, sent: boolean): string {
  const again = sent
    ? '<p>Reload this page to send it again: nothing you entered is lost, and nothing is stored twice.</p>'
    : '<p><a href="">Try again</a></p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment · Festoon</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="56" height="56">
<h1>One moment, please</h1>
<p>${words}</p>
${again}
</main>
</body>
</html>
`;
}

/**
 * The answer to any request while it cannot be answered, most often for want of the database: a page for whoever reads pages, words for
 * scripts, which show them where they are, and JSON for `/health`.
 */
export function unavailableResponse(request: Request, nonce = '', words = unavailable): Response {
  const { pathname } = new URL(request.url);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const answer = (body: string, type: string) => {
    headers.set('Content-Type', type);
    return new Response(request.method === 'HEAD' ? null : body, { status: 503, headers });
  };
  if (pathname === '/health') {
    return answer(JSON.stringify({ status: 'unavailable' }), 'application/json');
  }
  const forScripts = pathname.endsWith('.data') || pathname.startsWith('/api/');
  return forScripts
    ? answer(words, 'text/plain; charset=utf-8')
    : answer(page(nonce, words, request.method === 'POST'), 'text/html; charset=utf-8');
}
