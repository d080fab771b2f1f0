import type { ReceivedBody } from '#app/platform/body-limit.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import type { Log } from '#app/platform/log.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import { isLocked } from './account/account-lock.server.ts';
import { describeDevice } from './account/device-names.ts';
import type { HostServices } from './claim.server.ts';
import { readDevice, rememberDevice } from './devices.server.ts';
import { findChosenLanguage, keepHostLanguage } from './language/host-language.server.ts';
import { recordLogIn } from './log-in-record.server.ts';
import { describeLogInProblem, logInMessages, problemFields } from './messages.ts';
import { findNamedUsername, logInWithPasskey } from './passkeys/log-in-with-passkey.server.ts';
import { recoverPassword } from './recovery.server.ts';
import { mayRegister } from './registration/may-register.server.ts';
import { isUsername, normalizeUsername } from './rules.ts';
import type {
  Host,
  LogInReply,
  LogInMode,
  LogInProblem,
  LogInRefusal,
  LogInTarget,
  Registration,
} from './schema.ts';
import { type NewAddress, createAccount, logIn, toUid } from './service.server.ts';
import { type SignOutServices, endSession, startSession } from './sessions.server.ts';
import { listFreeUsernames } from './store.server.ts';
import { listSimilarUsernames } from './suggest-username.ts';

export interface LogInServices extends HostServices, SignOutServices {
  log: Log;
  security: SecurityLog;
  settings: { PASSWORD_SIGN_IN: boolean; REGISTRATION: Registration };
}

interface Attempted {
  request: Request;
  visit: ReceivedBody & { address: string };
  /** The invitation that the log-in is for; called only once the attempt is allowed. */
  findTarget: () => Promise<Result<LogInTarget | null, LogInProblem>>;
  /** The token of a registration link, or ''. */
  invited: string;
  /** Reads the address that a new account names; null without one, and where no mail is sent. */
  readAddress: (typed: string, visitor: string) => Result<NewAddress | null, LogInProblem>;
}

/** A refusal, or cookies of session and device and, for a new account, the recovery code. */
export type LogInOutcome =
  | { status: number; cookies: []; answer: LogInReply & { ok: false }; language: null }
  | {
      status: 200;
      cookies: string[];
      answer: (LogInReply & { ok: true }) | null;
      /** What the host has chosen to read. */
      language: Language | null;
    };

const statuses: Partial<Record<LogInProblem, number>> = {
  'unknown-username': 401,
  'wrong-password': 401,
  'wrong-password-for-invite': 401,
  'wrong-recovery-code': 401,
  'wrong-passkey': 401,
  'other-username': 401,
  taken: 409,
  'sign-up-with-invite': 403,
  'registration-closed': 403,
  'registration-invited': 403,
  'wrong-registration-link': 403,
  'not-allowed': 403,
  locked: 403,
  'invite-missing': 404,
  'bad-mail-address': 422,
  'too-many-links': 429,
  'too-many': 429,
  'invite-unreadable': 500,
  unexpected: 500,
};

const echoMax = 100;
/** The longest address. */
const longestEcho = 254;
const echo = (typed: string, max = echoMax) => typed.replaceAll('\0', '').slice(0, max);

function refuse(
  message: string,
  status: number,
  typed: Partial<Omit<LogInRefusal, 'message'>> = {},
): LogInOutcome {
  const answer = { ok: false, message, username: '', ...typed } as const;
  return { status, cookies: [], answer, language: null };
}

/** What stays in the form. */
function toTyped(form: FormData) {
  const email = readTextField(form, 'email');
  return {
    username: echo(readTextField(form, 'username')),
    ...(email === '' ? {} : { email: echo(email, longestEcho) }),
  };
}

const mostOffered = 3;

/** Behaviour 17.50. */
async function offerUsernames({ db }: LogInServices, typed: string): Promise<string[]> {
  const similar = listSimilarUsernames(normalizeUsername(typed)).filter(isUsername);
  return (await listFreeUsernames(db, similar)).slice(0, mostOffered);
}

interface Opened {
  host: Host;
  recoveryCode: string | null;
}

function modeOf(form: FormData): LogInMode {
  const mode = readTextField(form, 'mode');
  return mode === 'sign-up' || mode === 'recover' || mode === 'passkey' ? mode : 'sign-in';
}

function typedInto(form: FormData) {
  return {
    username: readTextField(form, 'username'),
    password: readTextField(form, 'password'),
    code: readTextField(form, 'code'),
    attempt: readTextField(form, 'attempt') || createId(),
  };
}

/** Every attempt counts by address, because an account is a row. */
async function openNew(
  services: LogInServices,
  form: FormData,
  { visit, findTarget, invited, readAddress }: Attempted,
): Promise<Result<Opened, LogInProblem>> {
  if (!(await services.limits.signUpsByAddress.allow(visit.address))) return fail('too-many');
  const target = await findTarget();
  if (!target.ok) return target;
  if (target.value) return fail('sign-up-with-invite');
  const typed = typedInto(form);
  const link = await mayRegister(services, { token: invited, uid: toUid(typed) });
  if (!link.ok) return link;
  const address = readAddress(readTextField(form, 'email'), visit.address);
  if (!address.ok) return address;
  return createAccount(services, typed, { newAddress: address.value, link: link.value });
}

/**
 * Only failures count by address (behaviour 17.28). Beyond the limit, a known device, a right recovery code and a right
 * passkey still work (behaviour 17.40).
 */
async function openKnown(
  services: LogInServices,
  form: FormData,
  { request, visit: { address }, findTarget }: Attempted,
): Promise<Result<Opened, LogInProblem>> {
  const mode = modeOf(form);
  const device = readDevice(services, request);
  const { authByAddress } = services.limits;
  const withinLimit = await authByAddress.allow(address);
  if (!withinLimit && mode === 'sign-in' && device === null) return fail('too-many');
  const target = await findTarget();
  if (!target.ok) return target;
  const typed = typedInto(form);
  if (mode !== 'sign-in') {
    const opened =
      mode === 'recover'
        ? await recoverPassword(services, typed, target.value)
        : await logInWithPasskey(services, readTextField(form, 'passkey'), target.value);
    if (!opened.ok) return withinLimit ? opened : fail('too-many');
    if (withinLimit) await authByAddress.refund(address);
    return opened;
  }
  const source = { address, withinLimit, device };
  const signedIn = await logIn(services, typed, target.value, source);
  if (!signedIn.ok) return signedIn;
  if (withinLimit) await authByAddress.refund(address);
  return succeed({ host: signedIn.value, recoveryCode: null });
}

/** Only whoever has proved that the account is theirs learns that it is locked (behaviour 46.9). */
async function refuseLocked(
  { db }: LogInServices,
  opened: Result<Opened, LogInProblem>,
): Promise<Result<Opened, LogInProblem>> {
  return opened.ok && (await isLocked(db, opened.value.host.uid)) ? fail('locked') : opened;
}

/** Handles every mode. Never throws: logs an unexpected error and returns a sentence (behaviour 17.30). */
export async function handleLogIn(
  services: LogInServices,
  attempted: Attempted,
): Promise<LogInOutcome> {
  if (!services.settings.PASSWORD_SIGN_IN) return refuse(logInMessages['not-allowed'], 403);
  const form = await readForm(attempted.visit);
  if (!form.ok) return refuse(form.error.message, form.error.status);
  const username = readTextField(form.value, 'username');
  try {
    const mode = modeOf(form.value);
    const open = mode === 'sign-up' ? openNew : openKnown;
    const opened = await refuseLocked(services, await open(services, form.value, attempted));
    const { address } = attempted.visit;
    const device = describeDevice(attempted.request.headers.get('user-agent'));
    const typed =
      mode === 'passkey'
        ? await findNamedUsername(services, readTextField(form.value, 'passkey'))
        : username;
    await recordLogIn(services, { mode, address, device, typed }, opened);
    if (!opened.ok) {
      const { error: problem } = opened;
      const free = problem === 'taken' ? await offerUsernames(services, username) : undefined;
      const message = describeLogInProblem(problem, services.settings.REGISTRATION);
      return refuse(message, statuses[problem] ?? 400, {
        ...toTyped(form.value),
        field: problemFields[problem],
        ...(free && { free }),
      });
    }
    const { host, recoveryCode } = opened.value;
    await endSession(services, attempted.request);
    const language = await findChosenLanguage(services.db, host.uid);
    const cookies = [
      await startSession(services, host.uid, { device }),
      await rememberDevice(services, attempted.request, host.uid),
      // What is said after a log-out, too.
      ...(language ? [await keepHostLanguage(services, null, language)] : []),
    ];
    const answer = recoveryCode ? ({ ok: true, recoveryCode } as const) : null;
    return { status: 200, cookies, answer, language };
  } catch (error) {
    services.log.error('log-in failed', { error });
    const status = getFailureStatus(error);
    return refuse(logInMessages.unexpected, status, toTyped(form.value));
  }
}
