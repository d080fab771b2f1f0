import * as v from 'valibot';

import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { Answer } from '#app/features/rsvp/schema.ts';
import { readyTextMax } from '#app/features/told/ready-text.ts';
import { texts } from '#app/platform/language/say.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

const problems = texts({
  unreadable: 'This could not be read. Please reload the page and try again.',
  tooLong: 'Please use at most 1,000 characters.',
  noWords: 'Please write a few words.',
});

const guest = v.pipe(v.string(problems.unreadable), v.regex(/^[\w-]{1,64}$/, problems.unreadable));

export const phoneActionSchema = v.variant(
  'intent',
  [
    /** Begins a round, or goes on with the one that is not through. */
    v.object({ intent: v.literal('start') }),
    v.object({ intent: v.literal('yes'), guest }),
    v.object({ intent: v.literal('skip'), guest }),
    /** Takes a guest's 'yes' or 'skip' back, who is then on screen again. */
    v.object({ intent: v.literal('undo'), guest }),
    v.object({
      intent: v.literal('words'),
      words: v.pipe(
        defineTrimmedText(readyTextMax, problems.tooLong),
        v.nonEmpty(problems.noWords),
      ),
    }),
    /** Switches the reminder of the round on or off; `on` is that of a check box. */
    v.object({ intent: v.literal('follow-up'), on: v.optional(v.literal('yes')) }),
  ],
  problems.unreadable,
);

export type PhoneAction = v.InferOutput<typeof phoneActionSchema>;

export type PhoneReply =
  | { ok: true; did: 'started' | 'skipped' | 'undone' | 'worded' | 'planned' }
  /** `name` is for the toast. */
  | { ok: true; did: 'told'; guest: string; name: string }
  | { ok: false; message: string; field?: string; typed?: string; signedOut?: boolean };

/** A guest of the round. */
export interface RoundGuest {
  id: string;
  name: string;
  /** 'elsewhere': another host has the guest on screen. 'answered': since the round began. */
  state: 'waiting' | 'told' | 'skipped' | 'answered' | 'elsewhere';
  /** Beneath the name: '4 people', 'No number', 'By phone, 9:14 AM', 'Skipped', 'Has answered: going'. */
  note: string;
  /** Of one who has answered; else ''. */
  answer: Answer | '';
}

/** The guest on screen, with the ready message. */
export interface PhoneGuest {
  id: string;
  name: string;
  /** The first name, for 'Did it go out to Chiara?'. */
  firstName: string;
  /** 1, or the size of a household. */
  people: number;
  /** As it is read aloud, like '+44 7700 900123'; '' without one. */
  phone: string;
  email: string;
  text: string;
  /** The personal link, which `text` contains. */
  link: string;
  /** Addresses that open the ready message. `mail` is addressed where the guest has an address. */
  ways: { whatsapp: string; sms: string; mail: string };
  /** Codes of the same addresses, and of the link alone; null for an address that is too long to be scanned. */
  codes: { whatsapp: QrCode | null; sms: QrCode | null; link: QrCode };
}

/** For hosts of the event only. */
export interface PhoneView {
  inviteId: string;
  /** Of the event. */
  title: string;
  about: ToldAbout;
  /** No round began, or the last one is through: `size` guests would be in the next one. */
  state: 'ready' | 'running' | 'through';
  size: number;
  /** Told or answered. */
  reached: number;
  /** Of this round, in its order; at most 200 around the guest on screen. */
  guests: RoundGuest[];
  /** How many of the round are not in `guests`. */
  others: number;
  /** Null unless the round runs and has somebody for this host. */
  current: PhoneGuest | null;
  /** The place of `current` in the round, from 1. */
  place: number;
  /** The name of who follows, or ''. */
  next: string;
  /** How many more guests could be told since the round began. */
  more: number;
  /** The words with {name} and {link}, which hosts may change for everybody in the round. */
  words: string;
  /** The path of the preview card. */
  card: string;
  /** A funeral or a memorial. */
  isSolemn: boolean;
  /** The reminder to go through those without an answer, on a day like 'June 1'; null where none is offered. */
  followUp: { day: string; isOn: boolean } | null;
}
