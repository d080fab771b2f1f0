import { hash, verify } from '@node-rs/argon2';

import type { Gate } from '#app/platform/limits/gate.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

// OWASP's recommendation for argon2id, the library's default variant.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards and systems encode the same letters differently. */
function canonical(password: string): string {
  return password.normalize('NFC');
}

/** 'too-many' when too many hashes are running. */
export async function hashPassword(
  gate: Gate,
  password: string,
): Promise<Result<string, 'too-many'>> {
  const hashed = await gate.run(() => hash(canonical(password), cost));
  return hashed.ok ? hashed : fail('too-many');
}

/** 'too-many' when too many hashes are running. Nothing fits a host who has no password. */
export async function verifyPassword(
  gate: Gate,
  stored: string,
  password: string,
): Promise<Result<boolean, 'too-many'>> {
  if (stored === '') return succeed(false);
  const verified = await gate.run(() => verify(stored, canonical(password)));
  return verified.ok ? verified : fail('too-many');
}
