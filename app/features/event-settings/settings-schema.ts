import * as v from 'valibot';

import { longest } from '#app/features/invite/longest.ts';
import type { MemberDone } from '#app/features/invite/member-actions.server.ts';
import type { Cancellation } from '#app/features/invite/schema.ts';
import { languageSchema } from '#app/platform/language/language-schema.ts';
import { type Language, languages } from '#app/platform/language/languages.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';
import { trimText } from '#app/platform/text.ts';
import { versionSchema } from '#app/platform/version-schema.ts';

import { type WordsRefusal, wordsForms } from './words/schema.ts';

export const cancelMessageMax = longest.cancellation;

export const settingsMessages = texts({
  outOfDate: 'This page is out of date. Please open it again.',
  messageTooLong: 'Please use at most 2,000 characters for the message.',
  titleDiffers: 'This is not the event’s title. Please type it as it is written above.',
  takenBack:
    'Somebody just took the cancellation back. Nothing was changed: press again to cancel the event.',
  notOwner: 'Only the event’s owner can delete it.',
});

/** The event's, when the page was loaded. */
const seenVersion = v.pipe(v.string(), v.transform(Number), versionSchema);

const rowId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** The forms of the settings page. An issue's message is the sentence to show. */
export const settingsActionSchema = v.variant(
  'intent',
  [
    ...wordsForms,
    v.object({
      intent: v.literal('cancel'),
      message: defineTrimmedText(cancelMessageMax, settingsMessages.messageTooLong),
      version: seenVersion,
      tell: v.optional(v.literal('mail')),
      /** Recognizes a repetition, and undoes what was queued. */
      press: v.optional(rowId),
    }),
    v.object({
      intent: v.literal('language'),
      language: languageSchema,
      version: seenVersion,
    }),
    v.object({ intent: v.literal('reinstate') }),
    v.object({
      intent: v.literal('copy'),
      copyId: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
      guests: v.optional(v.picklist(['with', 'came', 'none']), 'none'),
      /** The event takes place once more. */
      again: v.optional(v.literal('on')),
    }),
    v.object({ intent: v.literal('delete'), title: v.string() }),
    v.object({
      intent: v.literal('invite-member'),
      role: v.picklist(['co-host', 'door']),
      current: v.optional(v.string(), ''),
      passkey: v.optional(v.string(), ''),
    }),
    v.object({ intent: v.picklist(['revoke-link', 'remove-member']), id: rowId }),
  ],
  settingsMessages.outOfDate,
);

/** The reply to a form that stays on the settings page; the others redirect. */
export type SettingsReply =
  | { ok: true; done: 'canceled' | 'worded' | 'reinstated' | 'translated' | 'words' }
  | ({ ok: true } & MemberDone)
  | {
      ok: false;
      message: string;
      /** The field that the message is about; absent when it is about the page. */
      field?: string;
      typed?: string;
      asks?: 'first' | 'again';
      words?: WordsRefusal;
    };

export function isAtField(reply: SettingsReply): boolean {
  if (reply.ok) return false;
  return reply.field === 'message' || reply.field === 'title' || reply.asks !== undefined;
}

export function describeOther({ message }: Cancellation): string {
  const now =
    message === ''
      ? say('There is no message now.')
      : say('It says now: “{message}”.', { message });
  return `${say('Somebody just changed this, so nothing was overwritten.')} ${now}`;
}

export const describeOtherLanguage = (language: Language) =>
  say('Somebody just chose {language}, so nothing was overwritten. Save again to have yours.', {
    language: languages[language],
  });

const loosely = (title: string) => trimText(title).replace(/\s+/gu, ' ').toLowerCase();

/** True for the title as a host may type it: case and spaces do not matter (behaviour 34.6). */
export function isTitle(typed: string, title: string): boolean {
  return loosely(typed) === loosely(title);
}
