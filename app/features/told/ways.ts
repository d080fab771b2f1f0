const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Mail programs expect line ends of mail. */
const encodeMail = (text: string) => encode(text.replaceAll(/\r\n|\r|\n/gu, '\r\n'));

/** Opens a ready message in the host's mail program (behaviour 48.2). */
export function buildMailTo(
  address: string,
  { subject, text }: { subject: string; text: string },
): string {
  return `mailto:${encode(address)}?subject=${encodeMail(subject)}&body=${encodeMail(text)}`;
}
