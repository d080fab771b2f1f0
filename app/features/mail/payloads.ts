import * as v from 'valibot';

import { knownFacts } from '#app/features/invite/stored.ts';
import type { MailKind } from '#app/platform/db/mail-tables.server.ts';

const toldAnswer = v.object({
  eventName: v.string(),
  /** Of the event's dashboard. */
  path: v.string(),
  name: v.string(),
  answer: v.picklist(['yes', 'no', 'maybe']),
  people: v.number(),
  isWaiting: v.boolean(),
  note: v.string(),
});

export type ToldAnswer = v.InferOutput<typeof toldAnswer>;

/** What each kind of mail needs besides its event, guest and host. */
export const payloadSchemas = {
  /** Null in earlier releases. `again` goes also to guests who have answered. */
  invitation: v.nullable(v.object({ words: v.string(), again: v.boolean() })),
  reminder: v.object({ isAutomatic: v.boolean(), words: v.optional(v.string()) }),
  /** To guests who come, on the day before. */
  tomorrow: v.object({ date: v.string() }),
  change: v.object({ before: knownFacts }),
  message: v.object({
    subject: v.string(),
    text: v.string(),
    /** Of a message of thanks, whose subject and line for the photos are in each guest's language. */
    thanks: v.optional(v.object({ words: v.string(), album: v.string() })),
  }),
  cancellation: v.null(),
  promotion: v.object({ people: v.number() }),
  confirmation: v.null(),
  address: v.object({ link: v.string() }),
  /** Answers to one event or several; `more` is how many are not listed. */
  answers: v.object({ answers: v.pipe(v.array(toldAnswer), v.readonly()), more: v.number() }),
  /** To a host, to go through the guests without an answer; `path` is where. */
  'follow-up': v.object({ eventName: v.string(), path: v.string(), count: v.number() }),
  /** Deleted once the mail was sent, because the link gives access. */
  verify: v.object({ link: v.string() }),
  /** As typed; the account, its address and the link are found when the mail is sent. */
  reset: v.object({
    username: v.string(),
    /** Asked for on a device that the account has signed in on. */
    isKnown: v.optional(v.boolean()),
  }),
} satisfies Record<MailKind, v.GenericSchema>;

export type Payloads = {
  [Kind in MailKind]: v.InferOutput<(typeof payloadSchemas)[Kind]>;
};
