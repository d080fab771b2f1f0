import * as v from 'valibot';

/** Behaviour 37.3. */
export const mostPasskeys = 10;

export interface Passkey {
  id: string;
  name: string;
  since: number;
  /** Null before the first use. */
  usedAt: number | null;
}

/** To log in, to confirm a change of the account, or to add a passkey. */
export type PasskeyIntent = 'log-in' | 'confirm' | 'add';

/** The options for the browser, or the reason for a refusal. */
export type ChallengeReply<Options> =
  | { ok: true; options: Options }
  | { ok: false; message: string; asks?: 'first' | 'again' };

const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));

/** The longest id of an authenticator (1023 bytes in WebAuthn). */
const credentialId = base64url(1364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
};

/** The browser's response after a passkey has signed a challenge. */
export const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
});

/** The browser's response after it has created a passkey. */
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

export const clientDataSchema = v.object({ challenge: base64url(100) });
