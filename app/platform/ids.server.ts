import { createHash, randomFillSync } from 'node:crypto';

/** Random bytes not used yet: asked for many at a time, for each asking costs more than the bytes. */
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

/** 128 random bits, URL-safe, 22 characters: invites, invitees, hosts (decisions §4). */
export function newId(): string {
  return random(16);
}

/**
 * An id for rows that come many at a time: the moment, in epoch milliseconds, then 80 random bits; URL-safe, 23
 * characters. Later ones sort after earlier ones, so that what is written of an index lies side by side.
 */
export function newOrderedId(now: number): string {
  return now.toString(36).padStart(9, '0') + random(10);
}

/** 192 random bits, URL-safe, 32 characters: what a bearer shows to be recognised. */
export function newToken(): string {
  return random(24);
}

/** What is stored of a bearer token: a SHA-256 in base64url. A read of the table opens no door. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
