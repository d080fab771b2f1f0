import { createHash, createVerify } from 'node:crypto';

/** Verifies RFC 6376 for relaxed/relaxed and rsa-sha256, without the library that signs. */

/** Section 3.4.2, without the name. */
function relaxValue(value: string): string {
  return value
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Section 3.4.4. */
function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

const valueOf = (line: string) => line.slice(line.indexOf(':') + 1);

function readTags(value: string): Map<string, string> {
  const tags = value.split(';').filter((tag) => tag.includes('='));
  return new Map(
    tags.map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s/g, '')];
    }),
  );
}

/** The tags of a signature, and whether it is valid for the public key (PEM). `raw` has a byte per character. */
export function verifyDkim(raw: string, publicKey: string) {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line] as const);
  const signature = fields.find(([name]) => name === 'dkim-signature')?.[1] ?? '';
  const tags = readTags(valueOf(signature));
  const bodyHash = createHash('sha256')
    .update(relaxBody(raw.slice(end + 4)), 'latin1')
    .digest('base64');
  const left = [...fields];
  const signed = (tags.get('h') ?? '').toLowerCase().split(':');
  const lines = signed.flatMap((name) => {
    const at = left.findLastIndex(([field]) => field === name);
    const [field] = at < 0 ? [] : left.splice(at, 1);
    return field ? [`${name}:${relaxValue(valueOf(field[1]))}\r\n`] : [];
  });
  const unsigned = valueOf(signature).replace(/(\bb=)[^;]*/, '$1');
  const text = `${lines.join('')}dkim-signature:${relaxValue(unsigned)}`;
  const holds = createVerify('RSA-SHA256')
    .update(text, 'latin1')
    .verify(publicKey, tags.get('b') ?? '', 'base64');
  return { tags, signed, holds: holds && bodyHash === tags.get('bh') };
}
