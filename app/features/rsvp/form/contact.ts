import type { RsvpView } from '../schema.ts';
import { nameHost } from './words.ts';

/** A link if the contact is an address or a phone number. */
export function readContact(rsvp: Pick<RsvpView, 'hostedBy' | 'settings'>): {
  href: string;
  label: string;
} {
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
