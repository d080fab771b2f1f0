import * as v from 'valibot';

import { versionSchema } from '#app/platform/version-schema.ts';

export const editSchema = v.object({
  intent: v.literal('edit'),
  part: v.picklist(['eventName', 'location', 'message', 'hostedBy']),
  version: versionSchema,
  value: v.string(),
});

/** `version` is the one of the invitation that the edit is based on. */
export type Edit = v.InferOutput<typeof editSchema>;

export type EditablePart = Edit['part'];

export type EditReply =
  | { ok: true }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      /** The stored text, after an edit of an outdated version. */
      stored?: { value: string; version: number };
    };
