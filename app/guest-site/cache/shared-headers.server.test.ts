import { expect, test } from 'vitest';

import { createHeaderSharing } from './shared-headers.server.ts';

const page = (policy: string, etag: string) =>
  new Headers({
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html',
    'Content-Length': '12',
    'Set-Cookie': 'who=1',
    ETag: etag,
  });

test('pages with equal headers share them, whatever belongs to one response only', () => {
  const share = createHeaderSharing();
  const first = share(page("default-src 'none'", '"a"'), 'br');
  expect(share(page("default-src 'none'", '"b"'), 'br')).toBe(first);
  expect(share(page("default-src 'self'", '"a"'), 'br')).not.toBe(first);
  expect(share(page("default-src 'none'", '"a"'), 'gzip')).not.toBe(first);
});

test('the headers of a page name its encoding, and those of a 304 describe no body', () => {
  const { headers, unchanged } = createHeaderSharing()(page("default-src 'none'", '"a"'), 'br');
  const policy = ['content-security-policy', "default-src 'none'"];
  const vary = ['vary', 'Accept-Encoding, Cookie'];
  const type = ['content-type', 'text/html'];
  expect(headers).toEqual([...policy, ...type, ...vary, 'content-encoding', 'br']);
  expect(unchanged).toEqual([...policy, ...vary]);
});
