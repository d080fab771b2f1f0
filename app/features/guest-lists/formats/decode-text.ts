/** How many bytes are read to guess the encoding. */
const looked = 4096;

/** Decodes UTF-8 and UTF-16 with or without a byte order mark, else Windows-1252 (behaviour 33.4). */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = guessWide(bytes.subarray(0, looked));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Recognizes UTF-16 by the position of zero bytes: separators and line ends have one in every language. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
