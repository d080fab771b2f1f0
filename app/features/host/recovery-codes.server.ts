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

/** A one-time code of 125 random bits: five groups of five characters. */
export function createRecoveryCode(): string {
  return toCode(randomBytes(length));
}

/**
 * The code that replaces `code` after one attempt. A form that is sent twice gets the same new code. It cannot be
 * guessed without both the used code and the form's random id.
 */
export function deriveRecoveryCode(code: string, attempt: string): string {
  return toCode(createHmac('sha256', normalizeRecoveryCode(code)).update(attempt).digest());
}

/** A typed code without spaces and dashes, in capitals, with look-alike letters read as digits. */
export function normalizeRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** The hash to store for a code. A single SHA-256 suffices: nobody can try 2^125 codes. */
export function hashRecoveryCode(typed: string): string {
  return hashToken(normalizeRecoveryCode(typed));
}
