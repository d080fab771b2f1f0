/** Where returned mail goes: a token of the message follows the plus (behaviour 29.26). */
export function toEnvelopeSender(bounces: string, messageId: string): string {
  const [local = '', domain = ''] = bounces.split('@');
  const [token = ''] = messageId.split('@');
  return `${local}+${token}@${domain}`;
}
