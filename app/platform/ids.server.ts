import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, URL-safe, 22 characters: invites, invitees, hosts, answers (decisions §4). */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** 192 random bits, URL-safe, 32 characters: what a bearer shows to be recognised. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of a bearer token: a SHA-256 in base64url. A read of the table opens no door. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
