import { barMessages } from './en/bar.ts';
import { calendarMessages } from './en/calendar.ts';
import { errorMessages } from './en/errors.ts';
import { formMessages } from './en/form.ts';
import { historyMessages } from './en/history.ts';
import { invitationMessages } from './en/invitation.ts';
import { mailMessages } from './en/mail.ts';
import { pageMessages } from './en/page.ts';
import { paperMessages } from './en/paper.ts';
import { presetMessages } from './en/presets.ts';

/** What hosts see as well, in previews: browsers load it. */
export const sharedMessages = { ...barMessages, ...formMessages, ...invitationMessages } as const;

/**
 * What guests read, in English: the source of all other catalogs. Messages are whole sentences in ICU MessageFormat.
 * What stands in [square brackets] is heard and not seen.
 */
export const guestMessages = {
  ...sharedMessages,
  ...calendarMessages,
  ...pageMessages,
  ...mailMessages,
  ...paperMessages,
  ...errorMessages,
  ...historyMessages,
  ...presetMessages,
} as const;
