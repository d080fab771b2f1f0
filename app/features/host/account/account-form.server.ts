import * as v from 'valibot';

import { readTextField } from '#app/platform/form.server.ts';
import type { SecurityEvent } from '#app/platform/security-log.server.ts';
import { defineTrimmedText } from '#app/platform/text.ts';

import type { HostServices } from '../claim.server.ts';
import { readDevice } from '../devices.server.ts';
import { logInMessages } from '../messages.ts';
import type { Host, LogInProblem } from '../schema.ts';
import {
  type SessionServices,
  endSessionById,
  endSessionsOf,
  readSessionKey,
} from '../sessions.server.ts';
import { setDisplayName } from '../store.server.ts';
import { type Asking, changePassword, replaceRecoveryCode } from './credentials.server.ts';
import { describeDevice } from './device-names.ts';
import type { AccountAnswer, AccountIntent } from './schema.ts';
import { type RecordServices, recordHostEvent } from './security-events.server.ts';

export type AccountServices = HostServices & SessionServices & RecordServices;

interface AccountRequest {
  request: Request;
  /** The visitor's network address. */
  address: string;
  host: Host;
  form: FormData;
}

interface Reply {
  status: number;
  answer: AccountAnswer;
}

/** What a form's handler gets: the fields, who asks, and how to record what has happened. */
interface Handled {
  read: (name: string) => string;
  asking: Asking;
  record: (event: SecurityEvent, problem?: string) => Promise<void>;
}

type Handle = (services: AccountServices, handled: Handled) => Promise<Reply>;

const nameSchema = defineTrimmedText(100, 'Please use at most 100 characters for your name.');

const wrongPassword = 'That is not your current password.';

/** Why a credential was not changed. */
function describe(problem: LogInProblem): { status: number; message: string } {
  if (problem === 'wrong-password') return { status: 403, message: wrongPassword };
  return { status: problem === 'too-many' ? 429 : 400, message: logInMessages[problem] };
}

const handlers: Record<AccountIntent, Handle> = {
  async 'set-name'({ db }, { read, asking: { host } }) {
    const intent = 'set-name';
    const typed = read('name');
    const parsed = v.safeParse(nameSchema, typed);
    if (!parsed.success) {
      const [{ message }] = parsed.issues;
      return { status: 422, answer: { intent, ok: false, message, name: typed } };
    }
    const name = parsed.output || host.username;
    await setDisplayName(db, host.uid, name);
    return { status: 200, answer: { intent, ok: true, message: 'Name saved.', name } };
  },

  async 'change-password'(services, { read, asking, record }) {
    const intent = 'change-password';
    const typed = { current: read('current'), next: read('password') };
    const changed = await changePassword(services, asking, typed);
    if (!changed.ok) {
      if (changed.error === 'wrong-password')
        await record('password change refused', changed.error);
      const { status, message } = describe(changed.error);
      return { status, answer: { intent, ok: false, message } };
    }
    await record('password changed');
    const message = 'Password changed. Every other device was signed out.';
    return { status: 200, answer: { intent, ok: true, message } };
  },

  async 'replace-code'(services, { read, asking, record }) {
    const intent = 'replace-code';
    const replaced = await replaceRecoveryCode(services, asking, read('current'));
    if (!replaced.ok) {
      if (replaced.error === 'wrong-password') {
        await record('recovery code change refused', replaced.error);
      }
      const { status, message } = describe(replaced.error);
      return { status, answer: { intent, ok: false, message } };
    }
    await record('recovery code made');
    const message =
      'Your new recovery code. Keep it somewhere safe: it is shown only this once, and the old one no longer works. Every other device was signed out.';
    const answer = { intent, ok: true, message, recoveryCode: replaced.value } as const;
    return { status: 200, answer };
  },

  async 'end-session'({ db, live }, { read, asking: { host }, record }) {
    const intent = 'end-session';
    const ended = await endSessionById(db, host.uid, read('session'));
    if (ended) {
      live.publish(host.uid);
      await record('session ended');
    }
    const message = ended ? 'That device was signed out.' : 'That device was signed out already.';
    return { status: 200, answer: { intent, ok: true, message } };
  },

  async 'end-other-sessions'({ db, live }, { asking: { host, sessionKey }, record }) {
    const intent = 'end-other-sessions';
    await endSessionsOf(db, host.uid, sessionKey);
    live.publish(host.uid);
    await record('other sessions ended');
    const message = 'Every other device was signed out.';
    return { status: 200, answer: { intent, ok: true, message } };
  },
};

function isAccountIntent(text: string): text is AccountIntent {
  return Object.hasOwn(handlers, text);
}

/** Answers a form of the account page; null when it is none of this feature's (behaviour 32.1 to 32.5). */
export async function answerAccountForm(
  services: AccountServices,
  { request, address, host, form }: AccountRequest,
): Promise<Reply | null> {
  const intent = readTextField(form, 'intent');
  if (!isAccountIntent(intent)) return null;
  const device = describeDevice(request.headers.get('user-agent'));
  return handlers[intent](services, {
    read: (name) => readTextField(form, name),
    asking: {
      host,
      sessionKey: (await readSessionKey(services, request)) ?? '',
      device: await readDevice(services, request),
    },
    record: (event, problem) =>
      recordHostEvent(services, event, host, { address, device, ...(problem && { problem }) }),
  });
}
