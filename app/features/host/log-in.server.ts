import { failureStatus } from '#app/platform/db/dialects.server.ts';
import { readForm, textField } from '#app/platform/form.server.ts';
import { newId } from '#app/platform/ids.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import { logInMessages } from './messages.ts';
import type { Host, LogInAnswer, LogInMode, LogInProblem, LogInTarget } from './schema.ts';
import { type HostServices, createAccount, logIn, recoverPassword } from './service.server.ts';
import { type SignOutServices, endSession, startSession } from './sessions.server.ts';

export interface LogInServices extends HostServices, SignOutServices {
  log: Log;
  settings: { PASSWORD_SIGN_IN: boolean };
}

interface Attempted {
  request: Request;
  visit: { address: string; bodyTooLarge: boolean };
  /** Looks up the invitation that the log-in is for; called only once the attempt is allowed. */
  findTarget: () => Promise<Result<LogInTarget | null, LogInProblem>>;
}

/** What to send back: a refusal, or the new session's cookie and perhaps a recovery code to show. */
export type LogInOutcome =
  | { status: number; cookie: null; answer: LogInAnswer & { ok: false } }
  | { status: 200; cookie: string; answer: (LogInAnswer & { ok: true }) | null };

const statuses: Partial<Record<LogInProblem, number>> = {
  'unknown-username': 401,
  'wrong-password': 401,
  'wrong-password-for-invite': 401,
  'wrong-recovery-code': 401,
  'other-username': 401,
  taken: 409,
  'sign-up-with-invite': 403,
  'not-allowed': 403,
  'invite-missing': 404,
  'too-many': 429,
  'invite-unreadable': 500,
  unexpected: 500,
};

const echoMax = 100;

function refuse(message: string, status: number, typed = ''): LogInOutcome {
  const username = typed.replaceAll('\0', '').slice(0, echoMax);
  return { status, cookie: null, answer: { ok: false, message, username } };
}

interface Opened {
  host: Host;
  recoveryCode: string | null;
}

function modeOf(form: FormData): LogInMode {
  const mode = textField(form, 'mode');
  return mode === 'sign-up' || mode === 'recover' ? mode : 'sign-in';
}

async function open(
  services: LogInServices,
  form: FormData,
  { visit, findTarget }: Attempted,
): Promise<Result<Opened, LogInProblem>> {
  if (!(await services.limits.authByAddress.allow(visit.address))) return fail('too-many');
  const target = await findTarget();
  if (!target.ok) return target;
  const mode = modeOf(form);
  const typed = {
    username: textField(form, 'username'),
    password: textField(form, 'password'),
    code: textField(form, 'code'),
    attempt: textField(form, 'attempt') || newId(),
  };
  if (mode === 'recover') return recoverPassword(services, typed, target.value);
  if (mode === 'sign-up') {
    return target.value ? fail('sign-up-with-invite') : createAccount(services, typed);
  }
  const signedIn = await logIn(services, typed, target.value);
  return signedIn.ok ? ok({ host: signedIn.value, recoveryCode: null }) : signedIn;
}

/**
 * Answers a form of the login screen, whichever of its three modes it is in (spec §2, §5, §8; decisions
 * §5). Never throws: what nobody foresaw is logged and becomes 'Unexpected error. Please try again.'
 */
export async function answerLogIn(
  services: LogInServices,
  attempted: Attempted,
): Promise<LogInOutcome> {
  if (!services.settings.PASSWORD_SIGN_IN) return refuse(logInMessages['not-allowed'], 403);
  const form = await readForm(attempted.request, attempted.visit);
  if (!form.ok) return refuse(form.error.message, form.error.status);
  const username = textField(form.value, 'username');
  try {
    const opened = await open(services, form.value, attempted);
    if (!opened.ok) {
      return refuse(logInMessages[opened.error], statuses[opened.error] ?? 400, username);
    }
    const { host, recoveryCode } = opened.value;
    await endSession(services, attempted.request);
    const cookie = await startSession(services, host.uid);
    return { status: 200, cookie, answer: recoveryCode ? { ok: true, recoveryCode } : null };
  } catch (error) {
    services.log.error('log-in failed', { error });
    return refuse(logInMessages.unexpected, failureStatus(error), username);
  }
}
