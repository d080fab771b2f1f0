import { createHmac, randomBytes } from 'node:crypto';

import { hashToken } from '#app/platform/ids.server.ts';

// Crockford's base 32: no I, L, O or U, so that a hand-written code can be read.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 25;
const groupLength = 5;

function toCode(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % 32]);
  return characters.join('').replaceAll(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-');
}

/** 125 random bits in five groups of five characters. */
export function createRecoveryCode(): string {
  return toCode(randomBytes(length));
}

/** Follows `code` after one attempt. A repeated form gets the same one; guessing it needs the code and the form's id. */
export function deriveRecoveryCode(code: string, attempt: string): string {
  return toCode(createHmac('sha256', normalizeRecoveryCode(code)).update(attempt).digest());
}

/** Removes spaces and dashes, capitalizes, and reads look-alike letters as digits. */
export function normalizeRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** A single SHA-256 suffices: nobody can try 2^125 codes. */
export function hashRecoveryCode(typed: string): string {
  return hashToken(normalizeRecoveryCode(typed));
}
