import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  WebAuthnAbortService,
  WebAuthnError,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

import * as addresses from '#app/platform/addresses.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { logInMessages } from '../messages.ts';
import { passkeyMessages } from './messages.ts';
import type { ChallengeReply, PasskeyIntent } from './schema.ts';

/** The browser's response as JSON, or a sentence. */
export type Asked = Result<string, string>;

type Refused = Omit<Extract<ChallengeReply<unknown>, { ok: false }>, 'ok'>;

async function fetchOptions<Options>(
  intent: PasskeyIntent,
  fields: Record<string, string> = {},
): Promise<Result<Options, Refused>> {
  try {
    const response = await fetch(addresses.passkeys, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, intent }),
    });
    const answer = (await response.json()) as ChallengeReply<Options>;
    return answer.ok ? succeed(answer.options) : fail(answer);
  } catch {
    return fail({ message: logInMessages.unexpected });
  }
}

/** Most failures mean that the person has canceled. */
async function ask(start: () => Promise<unknown>): Promise<Asked> {
  try {
    return succeed(JSON.stringify(await start()));
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return fail(isKnown ? passkeyMessages['known-passkey'] : passkeyMessages.unused);
  }
}

export async function askForPasskey(intent: 'log-in' | 'confirm'): Promise<Asked> {
  if (!browserSupportsWebAuthn()) return fail(passkeyMessages.unsupported);
  const options = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>(intent);
  if (!options.ok) return fail(options.error.message);
  return ask(() => startAuthentication({ optionsJSON: options.value }));
}

/**
 * The response of a passkey that the host chooses at the username; null when none is chosen until `signal`, another
 * question to the browser, or the end of the page.
 */
export async function awaitPasskey(signal: AbortSignal): Promise<string | null> {
  const options = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>('log-in');
  if (!options.ok || signal.aborted) return null;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const chosen = await ask(() =>
    startAuthentication({ optionsJSON: options.value, useBrowserAutofill: true }),
  );
  return chosen.ok ? chosen.value : null;
}

/** `proof` has the fields that allow it: the password, or a passkey's response. */
export async function makePasskey(proof: Record<string, string>): Promise<Result<string, Refused>> {
  if (!browserSupportsWebAuthn()) return fail({ message: passkeyMessages.unsupported });
  const options = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>('add', proof);
  if (!options.ok) return options;
  const made = await ask(() => startRegistration({ optionsJSON: options.value }));
  return made.ok ? made : fail({ message: made.error });
}
