const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Mail programs expect line ends of mail. */
const encodeMail = (text: string) => encode(text.replaceAll(/\r\n|\r|\n/gu, '\r\n'));

const toDigits = (number: string) => number.replaceAll(/\D/gu, '');

/** Opens a ready message in the host's mail program; `address` may be empty (behaviour 48.2). */
export function buildMailTo(
  address: string,
  { subject, text }: { subject: string; text: string },
): string {
  return `mailto:${encode(address)}?subject=${encodeMail(subject)}&body=${encodeMail(text)}`;
}

/** Opens a ready message in WhatsApp, to a number in E.164, or without one to a contact chosen there (behaviour 48.2). */
export function buildWhatsApp(number: string, text: string): string {
  return `https://wa.me/${toDigits(number)}?text=${encode(text)}`;
}

/**
 * Opens a ready message in the program for text messages, to a number in E.164 or to none (behaviour 48.2). iOS wants
 * the body after '&', Android after '?'; both read it after '?&'.
 */
export function buildSms(number: string, text: string): string {
  return `sms:${number === '' ? '' : `+${toDigits(number)}`}?&body=${encode(text)}`;
}
