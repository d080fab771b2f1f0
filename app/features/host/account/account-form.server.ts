import * as v from 'valibot';

import { readTextField } from '#app/platform/form.server.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Host } from '../schema.ts';
import { recordHostEvent } from '../security-events.server.ts';
import { endSessionById, endSessionsOf } from '../sessions.server.ts';
import { setDisplayName } from '../store.server.ts';
import { changePassword, replaceRecoveryCode } from './credentials.server.ts';
import { describeDevice } from './device-names.ts';
import { type AccountServices, type Handle, type FormReply, refuse } from './handling.server.ts';
import { confirmIdentity, readHostSession, readProof } from './identity.server.ts';
import { passkeyHandlers } from './passkey-forms.server.ts';
import { providerHandlers } from './provider-forms.server.ts';
import type { AccountIntent } from './schema.ts';

interface AccountRequest {
  request: Request;
  address: string;
  host: Host;
  form: FormData;
}

const { longName } = texts({ longName: 'Please use at most 100 characters for your name.' });

const nameSchema = defineTrimmedText(100, longName);

const handlers: Record<AccountIntent, Handle> = {
  ...passkeyHandlers,
  ...providerHandlers,

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
    return { status: 200, answer: { intent, ok: true, message: say('Name saved.'), name } };
  },

  async 'change-password'(services, { read, asking, proof, record }) {
    const intent = 'change-password';
    const changed = await changePassword(services, asking, { proof, next: read('password') });
    if (!changed.ok) return refuse(intent, changed.error, record);
    await record('password changed');
    const message = say('Password changed. Every other device was signed out.');
    return { status: 200, answer: { intent, ok: true, message } };
  },

  async 'replace-code'(services, { asking, proof, record }) {
    const intent = 'replace-code';
    const replaced = await replaceRecoveryCode(services, asking, proof);
    if (!replaced.ok) return refuse(intent, replaced.error, record);
    await record('recovery code made');
    const message = say(
      'Your new recovery code. Keep it somewhere safe: it is shown only this once, and the old one no longer works. Every other device was signed out.',
    );
    const answer = { intent, ok: true, message, recoveryCode: replaced.value } as const;
    return { status: 200, answer };
  },

  async 'end-session'(services, { read, asking, proof, record }) {
    const intent = 'end-session';
    const row = read('session');
    const confirmed = await confirmIdentity(services, asking, proof);
    if (!confirmed.ok) {
      const { status, answer } = await refuse(intent, confirmed.error, record);
      return { status, answer: { ...answer, row } };
    }
    const { db, live } = services;
    const { host } = asking;
    const ended = await endSessionById(db, host.uid, row);
    if (ended) {
      live.publish(host.uid);
      await record('session ended');
    }
    const message = ended
      ? say('That device was signed out.')
      : say('That device was signed out already.');
    return { status: 200, answer: { intent, ok: true, message, row } };
  },

  async 'end-other-sessions'(services, { asking, proof, record }) {
    const intent = 'end-other-sessions';
    const confirmed = await confirmIdentity(services, asking, proof);
    if (!confirmed.ok) return refuse(intent, confirmed.error, record);
    const { db, live } = services;
    const { host, sessionKey } = asking;
    await endSessionsOf(db, host.uid, sessionKey);
    live.publish(host.uid);
    await record('other sessions ended');
    const message = say('Every other device was signed out.');
    return { status: 200, answer: { intent, ok: true, message } };
  },
};

function isAccountIntent(text: string): text is AccountIntent {
  return Object.hasOwn(handlers, text);
}

/** Null for a form of another feature (behaviour 32.1 to 32.5, 37.3). */
export async function handleAccountForm(
  services: AccountServices,
  { request, address, host, form }: AccountRequest,
): Promise<FormReply | null> {
  const intent = readTextField(form, 'intent');
  if (!isAccountIntent(intent)) return null;
  const device = describeDevice(request.headers.get('user-agent'));
  return handlers[intent](services, {
    read: (name) => readTextField(form, name),
    asking: await readHostSession(services, request, host),
    proof: readProof(form),
    device,
    record: (event, problem) =>
      recordHostEvent(services, event, host, { address, device, ...(problem && { problem }) }),
  });
}
