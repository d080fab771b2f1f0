import type { RsvpView } from '../schema.ts';
import { nameHost } from './words.ts';

export interface Contact {
  /** Empty if the host gave no address and no phone number. */
  href: string;
  label: string;
}

/** A link if the contact is an address or a phone number. */
export function readContact(rsvp: Pick<RsvpView, 'hostedBy' | 'settings'>): Contact {
  const { contact } = rsvp.settings;
  const host = nameHost(rsvp);
  if (/^[^\s@?&]+@[^\s@?&]+$/.test(contact)) {
    return { href: `mailto:${encodeURI(contact)}`, label: `Write to ${host}` };
  }
  const digits = contact.replace(/[^\d+]/g, '');
  if (/^[+\d\s()/.-]+$/.test(contact) && digits.length >= 5) {
    return { href: `tel:${digits}`, label: `Call ${host}` };
  }
  return { href: '', label: '' };
}
