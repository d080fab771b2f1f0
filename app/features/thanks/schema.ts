import * as v from 'valibot';

import { longest } from '#app/features/invite/longest.ts';
import { texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

export const wordsMax = longest.thanks;
const albumMax = 2000;

export const thanksMessages = texts({
  tooLong: 'Please use at most 1,000 characters for your words.',
  noAlbum: 'Please use a link that starts with https://.',
  nothing: 'Please write a few words, or add a link.',
  outOfDate: 'This page is out of date. Please open it again.',
});

/** An https address with a host's name and without a login. */
const isAlbum = (text: string) =>
  /^https:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);

const press = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const written = {
  words: defineTrimmedText(wordsMax, thanksMessages.tooLong),
  album: v.pipe(
    defineTrimmedText(albumMax, thanksMessages.noAlbum),
    v.check((text) => text === '' || isAlbum(text), thanksMessages.noAlbum),
  ),
  /** Both are shown on the invitation's page. */
  shown: v.optional(v.literal('on')),
};

/** The forms of the screen. An issue's message is the sentence to show. */
export const thanksActionSchema = v.variant(
  'intent',
  [
    v.object({ intent: v.literal('send'), press, ...written }),
    v.object({ intent: v.literal('keep'), ...written }),
    v.object({ intent: v.literal('preview'), ...written }),
    v.object({ intent: v.literal('undo'), press }),
  ],
  thanksMessages.outOfDate,
);

export type ThanksAction = v.InferOutput<typeof thanksActionSchema>;

export type ThanksReply =
  | { ok: true; did: 'sent'; count: number; press: string }
  | { ok: true; did: 'kept' | 'undone' }
  | { ok: true; did: 'previewed'; html: string }
  | { ok: false; message: string; field?: string; typed?: string; signedOut?: boolean };

export interface ThanksView {
  inviteId: string;
  words: string;
  album: string;
  /** How many get the mail. */
  readers: number;
  /** They are those who were marked at the door. */
  isByDoor: boolean;
  /** Why no mail can be sent, or ''. */
  problem: string;
  /** The mail with what is stored; '' where none can be sent. */
  preview: string;
  /** The id of the next press. */
  press: string;
}
