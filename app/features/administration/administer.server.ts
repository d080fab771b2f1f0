import {
  isLocked,
  lockAccount,
  unlockAccount,
} from '#app/features/host/account/account-lock.server.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { readProof, requireProof } from '#app/features/host/account/identity.server.ts';
import {
  createRegistrationLink,
  revokeRegistrationLink,
} from '#app/features/host/registration/registration-links.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { noteHostEvent, recordHostEvent } from '#app/features/host/security-events.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { texts } from '#app/platform/language/say.ts';
import { getRegistrationPath } from '#app/platform/paths.ts';
import type { SecurityEvent } from '#app/platform/security-log.server.ts';

import type { AdminReply } from './schema.ts';
import { tooManyLinks } from './words.ts';

interface Asked {
  request: Request;
  host: Host;
  address: string;
  form: FormData;
}

interface Answered {
  status: number;
  reply: AdminReply;
}

const refusals = texts({
  outOfDate: 'This page is out of date. Please open it again.',
  notLocked: 'This host cannot be locked.',
});

const outOfDate: Answered = {
  status: 400,
  reply: { ok: false, message: refusals.outOfDate },
};

/** Null once the administrator has proved who they are; the refusal names the row whose form asks. */
async function refuseUnproven(
  services: AccountServices,
  { form, ...asked }: Asked,
  row: string,
): Promise<Answered | null> {
  const proving = { ...asked, proof: readProof(form) };
  const refused = await requireProof(services, proving, 'administration refused');
  if (!refused) return null;
  const { status, ...refusal } = refused;
  return { status, reply: { ok: false, row, ...refusal } };
}

const deviceOf = ({ request }: Asked) => describeDevice(request.headers.get('user-agent'));

const record = (services: AccountServices, asked: Asked, event: SecurityEvent) =>
  recordHostEvent(services, event, asked.host, { address: asked.address, device: deviceOf(asked) });

/** Locks or unlocks a host. Both hosts, and the security log, keep it (behaviour 46.9). */
export async function administerHosts(services: AccountServices, asked: Asked): Promise<Answered> {
  const { db, security } = services;
  const intent = readTextField(asked.form, 'intent');
  const uid = readTextField(asked.form, 'host');
  if (intent !== 'lock' && intent !== 'unlock') return outOfDate;
  const refused = await refuseUnproven(services, asked, uid);
  if (refused) return refused;
  const locks = intent === 'lock';
  const done = await (locks ? lockAccount(services, uid) : unlockAccount(db, uid));
  if (done) {
    const event = locks ? 'account locked' : 'account unlocked';
    await noteHostEvent(services, event, { uid, device: '' });
    security.record(event, { address: asked.address, username: asked.host.username, host: uid });
    return { status: 200, reply: { ok: true, row: uid } };
  }
  // Another administrator was faster, or the host is gone or an administrator.
  return (await isLocked(db, uid)) === locks
    ? { status: 200, reply: { ok: true, row: uid } }
    : { status: 409, reply: { ok: false, message: refusals.notLocked } };
}

/** Makes a registration link, which is in this reply and nowhere else, or withdraws one (behaviour 46.8). */
export async function administerLinks(services: AccountServices, asked: Asked): Promise<Answered> {
  const { db, origin } = services;
  const intent = readTextField(asked.form, 'intent');
  if (intent === 'withdraw') {
    const id = readTextField(asked.form, 'id');
    if (await revokeRegistrationLink(db, id)) {
      await record(services, asked, 'registration link withdrawn');
    }
    return { status: 200, reply: { ok: true, row: id } };
  }
  if (intent !== 'make') return outOfDate;
  const refused = await refuseUnproven(services, asked, 'make');
  if (refused) return refused;
  const made = await createRegistrationLink(services, asked.host.uid);
  if (!made.ok) return { status: 409, reply: { ok: false, message: tooManyLinks } };
  await record(services, asked, 'registration link made');
  const link = origin + getRegistrationPath(made.value);
  return { status: 200, reply: { ok: true, row: 'make', link } };
}
