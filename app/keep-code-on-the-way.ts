import { type ClientActionFunctionArgs, replace } from 'react-router';

import { mayHaveDraft } from './features/draft/may-have-draft.client.ts';
import { forgetRecoveryCode, keepRecoveryCode } from './features/host/kept-code.client.ts';
import { keepLastUsername } from './features/host/log-in-form/last-username.client.ts';
import { isUsername, normalizeUsername, toSafeRedirect } from './features/host/rules.ts';
import type { LogInReply } from './features/host/schema.ts';
import * as addresses from './platform/addresses.ts';

async function hasBegun(): Promise<boolean> {
  if (!mayHaveDraft()) return false;
  return (await import('./features/draft/unfinished.client.ts')).readUnfinished().isBegun;
}

/** Behaviour 17.51; a passkey tells no username. */
function keepUsername(form: FormData): void {
  const typed = form.get('username');
  const username = typeof typed === 'string' ? normalizeUsername(typed) : '';
  if (isUsername(username)) keepLastUsername(username);
}

/**
 * A `clientAction` of the login, which also keeps the username of who has signed in. On the way to a save, the recovery code of a new account waits for the live layer
 * instead of being shown (behaviour 17.46).
 */
export function keepCodeOnTheWay<Refused extends object>(
  logIn: (args: ClientActionFunctionArgs) => Promise<LogInReply | Refused>,
) {
  return async (args: ClientActionFunctionArgs) => {
    const form = await args.request.clone().formData();
    const redirectTo = toSafeRedirect(new URL(args.request.url).searchParams.get('redirect'));
    const saves = redirectTo === addresses.confirm && (await hasBegun());
    try {
      const reply = await logIn(args);
      if (!('ok' in reply) || !reply.ok) return reply;
      forgetRecoveryCode();
      keepUsername(form);
      const isNew = form.get('mode') === 'sign-up';
      return saves && isNew && keepRecoveryCode(reply.recoveryCode) ? replace(redirectTo) : reply;
    } catch (leaving) {
      // A login without a code leads on by a redirect.
      if (leaving instanceof Response) {
        forgetRecoveryCode();
        keepUsername(form);
      }
      throw leaving;
    }
  };
}
