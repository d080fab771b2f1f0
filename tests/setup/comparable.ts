/** What only an answer over a socket has. */
const sentOnly = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
]);

/** Every ticket is another; of the rest of the cookie nothing may differ. */
const anyTicket = (line: string) => line.replace(/=[\w%-]+;/, '=any;');

/** What is rendered past the framework has no nonce, everything else another each time. */
const withoutNonce = (text: string) => text.replaceAll(/ nonce="[^"]*"| 'nonce-[^']*'/g, '');

/** An id of React's says where in the tree its element is, and other frames are around the same page. */
const anyId = (text: string) => text.replaceAll(/_R_\w*_/g, 'id');

/** An answer without what differs between two that say the same. */
export function comparable(
  status: number,
  headers: Iterable<[string, string | string[] | undefined]>,
  body: Buffer | string,
) {
  const compared = [...headers]
    .filter(([name]) => !sentOnly.has(name))
    .map(([name, value]) => [name, withoutNonce(anyTicket(String(value)))] as const);
  return {
    status,
    headers: Object.fromEntries(compared),
    body: anyId(withoutNonce(body.toString())),
  };
}
