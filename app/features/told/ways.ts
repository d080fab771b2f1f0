/** Messages on iOS take the text after '&', those on Android after '?'. */
export type PhoneSystem = 'ios' | 'other';

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

/** Only the digits of an E.164 number, so that nothing else gets into an address. */
const toDigits = (number: string) => number.replaceAll(/\D/gu, '');

/** Opens a ready message in WhatsApp, on the guest's contact where the number is known (behaviour 48.2). */
export function buildWhatsApp(number: string, text: string): string {
  return `https://wa.me/${toDigits(number)}?text=${encode(text)}`;
}

/** Opens a ready message in the phone's own messages (behaviour 48.2). */
export function buildSms(number: string, text: string, system: PhoneSystem): string {
  const digits = toDigits(number);
  const to = digits === '' ? '' : `+${digits}`;
  return `sms:${to}${system === 'ios' ? '&' : '?'}body=${encode(text)}`;
}
