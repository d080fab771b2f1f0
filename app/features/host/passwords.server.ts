import { hash, verify } from '@node-rs/argon2';

import type { Gate } from '#app/platform/gate.server.ts';
import { type Result, fail } from '#app/platform/result.ts';

// OWASP's recommendation for argon2id, the library's default variant.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on another keyboard are the same password. */
function canonical(password: string): string {
  return password.normalize('NFC');
}

/** What is stored of a password, or 'too-many' when the server hashes as many as it can. */
export async function hashPassword(
  gate: Gate,
  password: string,
): Promise<Result<string, 'too-many'>> {
  const hashed = await gate.run(() => hash(canonical(password), cost));
  return hashed.ok ? hashed : fail('too-many');
}

/** Whether a password is the one that `stored` was made of, or 'too-many' as above. */
export async function verifyPassword(
  gate: Gate,
  stored: string,
  password: string,
): Promise<Result<boolean, 'too-many'>> {
  const verified = await gate.run(() => verify(stored, canonical(password)));
  return verified.ok ? verified : fail('too-many');
}
