/** The address that returned mail goes to; null where none is read. */
export function findBounces({
  IMAP_URL,
  MAIL_BOUNCES,
  MAIL_FROM,
}: {
  IMAP_URL?: unknown;
  MAIL_BOUNCES?: string | undefined;
  MAIL_FROM?: { address: string } | undefined;
}): string | null {
  if (!IMAP_URL || !MAIL_FROM) return null;
  return MAIL_BOUNCES ?? `bounces@${MAIL_FROM.address.split('@')[1]}`;
}

/** Where returned mail goes: a token of the message follows the plus (behaviour 29.26). */
export function toEnvelopeSender(bounces: string, messageId: string): string {
  const [local = '', domain = ''] = bounces.split('@');
  const [token = ''] = messageId.split('@');
  return `${local}+${token}@${domain}`;
}
