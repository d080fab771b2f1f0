import * as v from 'valibot';

import { say, texts } from '#app/platform/language/say.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import { addPasskey } from '../passkeys/keep-passkeys.server.ts';
import { passkeyMessages } from '../passkeys/messages.ts';
import { deletePasskey, setPasskeyName } from '../passkeys/passkey-store.server.ts';
import { signOutElsewhere } from './credentials.server.ts';
import { type Handle, refuse } from './handling.server.ts';
import { confirmIdentity } from './identity.server.ts';
import { findWaysIn, isOnlyWay } from './ways-in.server.ts';

const { longName, noName, gone } = texts({
  longName: 'Please use at most 60 characters for the name.',
  noName: 'Please enter a name.',
  gone: 'That passkey was removed already.',
});

const nameSchema = defineTrimmedText(60, longName);

/** Behaviour 37.3. */
export const passkeyHandlers = {
  async 'add-passkey'(services, { read, asking, device, record }) {
    const intent = 'add-passkey';
    const text = read('registration');
    if (text === '') {
      return { status: 400, answer: { intent, ok: false, message: passkeyMessages.unmade } };
    }
    const name = v.safeParse(nameSchema, read('name'));
    if (!name.success) {
      return { status: 422, answer: { intent, ok: false, message: name.issues[0].message } };
    }
    const { host, sessionKey } = asking;
    const added = await addPasskey(services, {
      uid: host.uid,
      sessionKey,
      name: name.output || device || 'Passkey',
      text,
    });
    if (!added.ok) {
      const message = passkeyMessages[added.error];
      return {
        status: added.error === 'wrong-passkey' ? 403 : 409,
        answer: { intent, ok: false, message },
      };
    }
    await record('passkey added');
    return { status: 200, answer: { intent, ok: true, message: say('Passkey added.') } };
  },

  async 'rename-passkey'({ db }, { read, asking: { host } }) {
    const intent = 'rename-passkey';
    const row = read('id');
    const name = v.safeParse(v.pipe(nameSchema, v.nonEmpty(noName)), read('name'));
    if (!name.success) {
      const [{ message }] = name.issues;
      return { status: 422, answer: { intent, ok: false, message, row } };
    }
    const done = await setPasskeyName(db, { uid: host.uid, id: row, name: name.output });
    const message = done ? say('Name saved.') : gone;
    return { status: 200, answer: { intent, ok: done, message, row } };
  },

  async 'remove-passkey'(services, { read, asking, proof, record }) {
    const intent = 'remove-passkey';
    const row = read('id');
    const confirmed = await confirmIdentity(services, asking, proof);
    if (!confirmed.ok) {
      const { status, answer } = await refuse(intent, confirmed.error, record);
      return { status, answer: { ...answer, row } };
    }
    const { uid } = asking.host;
    const done = await services.db.transaction().execute(async (trx) => {
      if (isOnlyWay(await findWaysIn(trx, services, uid), 'passkey')) return 'only-way';
      const removed = await deletePasskey(trx, { uid, id: row });
      if (removed) await signOutElsewhere(trx, asking, services.clock());
      return removed;
    });
    if (done === 'only-way') {
      return { status: 409, answer: { intent, ok: false, message: passkeyMessages[done], row } };
    }
    if (done) {
      services.live.publish(uid);
      await record('passkey removed');
    }
    const message = done ? say('Passkey removed. Every other device was signed out.') : gone;
    return { status: 200, answer: { intent, ok: true, message, row } };
  },
} satisfies Record<string, Handle>;
