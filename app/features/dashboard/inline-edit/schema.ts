import * as v from 'valibot';

const maxVersion = 2 ** 31 - 1;

export const editSchema = v.object({
  intent: v.literal('edit'),
  part: v.picklist(['eventName', 'location', 'message', 'hostedBy']),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  value: v.string(),
});

/** A new text for one part of the invitation, and the version of the invitation that it is based on. */
export type Edit = v.InferOutput<typeof editSchema>;

export type EditablePart = Edit['part'];

export type EditReply =
  | { ok: true }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      /** What is stored, after an edit of an outdated version. */
      stored?: { value: string; version: number };
    };
