const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The letters of a key. */
export const keyLength = 4;

/**
 * The key of a message in what browsers load: a hash, a tenth of the English text (FNV-1a, folded to 24 bits, base 64). A
 * test finds two texts that have the same.
 * @param {string} text
 * @returns {string}
 */
export function toMessageKey(text) {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  const folded = (hash >>> 24) ^ hash;
  return [18, 12, 6, 0].map((shift) => digits.charAt((folded >>> shift) & 63)).join('');
}
