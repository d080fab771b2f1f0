import { texts } from '#app/platform/language/say.ts';

import type { PhoneGuest } from '../schema.ts';

/** How a message leaves the phone. */
export type Way = 'whatsapp' | 'share' | 'sms' | 'mail' | 'copy';

interface WayWords {
  /** On the large button. */
  open: string;
  /** On a small one. */
  short: string;
  /** Beneath 'Did it go out to Chiara?'. */
  unseen: string;
}

export const wayWords = texts({
  whatsapp: {
    open: 'Open in WhatsApp',
    short: 'WhatsApp',
    unseen: 'Only you know: we don’t look into WhatsApp.',
  },
  share: {
    open: 'Share¦verb',
    short: 'Share¦verb',
    unseen: 'Only you know: we don’t see where it went.',
  },
  sms: {
    open: 'Send as SMS',
    short: 'SMS',
    unseen: 'Only you know: we don’t look into your messages.',
  },
  mail: {
    open: 'Open in Mail',
    short: 'Mail',
    unseen: 'Only you know: we don’t look into your mail.',
  },
  copy: {
    open: 'Copy message',
    short: 'Copy¦verb',
    unseen: 'Copied. Paste it, send it, then say so here.',
  },
}) satisfies Readonly<Record<Way, WayWords>>;

const ways = ['whatsapp', 'share', 'sms', 'mail', 'copy'] as const;

const isWay = (text: string | null): text is Way => ways.some((way) => way === text);

/**
 * The way used last stands first, WhatsApp before there is one; Share only where the browser has it (behaviour 48.6).
 */
export function orderWays(last: string | null, canShare: boolean): [first: Way, ...rest: Way[]] {
  const possible = ways.filter((way) => way !== 'share' || canShare);
  const first = isWay(last) && possible.includes(last) ? last : 'whatsapp';
  return [first, ...possible.filter((way) => way !== first)];
}

/** The address that a way opens; undefined for what the page does itself. */
export function findAddress({ ways: of }: Pick<PhoneGuest, 'ways'>, way: Way): string | undefined {
  return way === 'share' || way === 'copy' ? undefined : of[way];
}

/** A way that was opened for a guest, as this browser keeps it until the host is back. */
export const keepOpened = (guest: string, way: Way): string => `${guest} ${way}`;

/** The way that is open for this guest; null for another guest's. */
export function readOpened(kept: string | null, guest: string): Way | null {
  const [id, way = null] = kept?.split(' ') ?? [];
  return id === guest && isWay(way) ? way : null;
}
