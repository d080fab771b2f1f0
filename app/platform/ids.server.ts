import { hash, randomFillSync } from 'node:crypto';

/** Unused random bytes, fetched in large blocks because each call costs more than the bytes. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function random(length: number): string {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return pool.toString('base64url', used - length, used);
}

/** 128 random bits, URL-safe, 22 characters: invites, invitees, hosts (behaviour 12.14), nonces of pages. */
export function createId(): string {
  return random(16);
}

/**
 * For rows that are written in large numbers: epoch milliseconds, then 80 random bits; URL-safe, 23 characters. Ids
 * sort by time, so that new rows lie side by side in the index.
 */
export function createOrderedId(now: number): string {
  return now.toString(36).padStart(9, '0') + random(10);
}

const orderedLength = 23;

/** Null for an id of another kind. */
export function readOrderedTime(id: string): number | null {
  return id.length === orderedLength ? Number.parseInt(id.slice(0, 9), 36) : null;
}

/** 192 random bits, URL-safe, 32 characters: a bearer token. */
export function createToken(): string {
  return random(24);
}

/** 256 random bits, URL-safe, 43 characters: what opens an account without a password. */
export function createStrongToken(): string {
  return random(32);
}

/** SHA-256 in base64url: read access to the table does not reveal the token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
