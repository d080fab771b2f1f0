import * as v from 'valibot';

/** How many passkeys an account has at most (behaviour 37.3). */
export const mostPasskeys = 10;

/** A passkey as its host reads it. */
export interface Passkey {
  id: string;
  name: string;
  since: number;
  /** Null before the first use. */
  usedAt: number | null;
}

/** What a challenge is asked for: to log in, to confirm a change of the account, or to add a passkey. */
export type PasskeyIntent = 'log-in' | 'confirm' | 'add';

/** The reply to a request for a challenge: the options to pass to the browser, or the reason for the refusal. */
export type ChallengeAnswer<Options> =
  | { ok: true; options: Options }
  | { ok: false; message: string };

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));

/** Longer ids exist in no authenticator (WebAuthn allows 1023 bytes). */
const credentialId = base64url(1364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
};

/** What a browser sends when a passkey has signed a challenge. */
export const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
});

/** What a browser sends when it has made a passkey. */
export const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10)),
      [],
    ),
  }),
});

/** The part of a browser's signed data that names the challenge. */
export const clientDataSchema = v.object({ challenge: base64url(100) });
