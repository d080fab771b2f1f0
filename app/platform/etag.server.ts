import { createHash } from 'node:crypto';

/** Weak: the same for every encoding. */
export function createEtag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

export function isKnown(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.split(',').some((known) => opaque(known) === opaque(etag));
}
