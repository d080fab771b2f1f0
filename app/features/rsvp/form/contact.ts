import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';

import type { RsvpView } from '../schema.ts';

export interface Contact {
  /** Empty if the host gave no address and no phone number. */
  href: string;
  label: string;
}

/** A link if the contact is an address or a phone number. */
export function readContact(
  rsvp: Pick<RsvpView, 'hostedBy' | 'settings'>,
  { say }: SharedWords,
): Contact {
  const { contact } = rsvp.settings;
  const host = rsvp.hostedBy;
  if (/^[^\s@?&]+@[^\s@?&]+$/.test(contact)) {
    return {
      href: `mailto:${encodeURI(contact)}`,
      label: host === '' ? say('writeToHost') : say('writeTo', { host }),
    };
  }
  const digits = contact.replace(/[^\d+]/g, '');
  if (/^[+\d\s()/.-]+$/.test(contact) && digits.length >= 5) {
    return { href: `tel:${digits}`, label: host === '' ? say('callHost') : say('call', { host }) };
  }
  return { href: '', label: '' };
}
