import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Db } from '#app/platform/db/client.server.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** The token of the longest stored address. */
const longestToken = 2000;

/** This installation's key, created on first use. */
export async function loadLinkKey(db: Db): Promise<Buffer> {
  const find = () =>
    db.selectFrom('mail_keys').select('secret').where('id', '=', 'links').executeTakeFirst();
  const known = await find();
  if (known) return Buffer.from(known.secret, 'base64url');
  await db
    .insertInto('mail_keys')
    .values({ id: 'links', secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return loadLinkKey(db);
}

/** A token that needs only the key, so it works after the guest or the event was removed (behaviour 29.11). */
export function sealAddress(key: Buffer, inviteId: string, address: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(inviteId));
  const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for a token of another event and for any other text. */
export function openAddress(key: Buffer, inviteId: string, token: string): string | null {
  if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(inviteId));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
