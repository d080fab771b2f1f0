import { findProver } from '#app/features/host/account-page/find-prover.server.ts';
import { deleteAccount } from '#app/features/host/account/delete-account.server.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { readProof, requireProof } from '#app/features/host/account/identity.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import {
  handOverEventsOf,
  listWithCoHost,
} from '#app/features/invite/lifecycle/hand-over.server.ts';
import { removeEventsOf } from '#app/features/invite/lifecycle/remove-events.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { texts } from '#app/platform/language/say.ts';

const problems = texts({
  unproven: { status: 403, problem: 'Please enter your current password.' },
  'wrong-username': { status: 422, problem: 'That’s not your username. Nothing was deleted.' },
  changed: {
    status: 409,
    problem: 'A co-host has just joined or left, so nothing was deleted. Please look again.',
  },
});

/** The key tells whether it is still these events when the form arrives. */
function describeShared(ids: readonly string[]): { count: number; key: string } {
  return { count: ids.length, key: hashToken(ids.toSorted().join(' ')) };
}

export async function describeWithCoHost(db: Db, uid: string) {
  return describeShared(await listWithCoHost(db, uid));
}

interface DeletionRequest {
  request: Request;
  address: string;
  host: Host;
  form: FormData;
}

/** The form of the page; null once the account is deleted (behaviour 32.9, 32.10, 38.12). */
export async function deleteOwnAccount(
  services: AccountServices,
  { form, ...asked }: DeletionRequest,
): Promise<{ status: number; problem: string } | null> {
  const { address, host } = asked;
  const proving = { ...asked, proof: readProof(form) };
  const refused = await requireProof(services, proving, 'account deletion refused', 'always');
  if (refused?.asks === 'first') {
    const { hasPassword } = await findProver(services, host);
    return hasPassword ? problems.unproven : { status: refused.status, problem: refused.message };
  }
  if (refused) return { status: refused.status, problem: refused.message };
  const promised = readTextField(form, 'with-co-host');
  const handedOver: string[] = [];
  const leaveEvents = async (trx: Db, uid: string) => {
    const isAsPromised = (ids: readonly string[]) => describeShared(ids).key === promised;
    const handing = { uid, now: services.clock(), ...(promised === '' ? {} : { isAsPromised }) };
    const handsOver = readTextField(form, 'events') === 'hand-over';
    const given = handsOver ? await handOverEventsOf(trx, handing) : [];
    if (!given) return null;
    handedOver.push(...given);
    return [...given, ...(await removeEventsOf(trx, uid))];
  };
  const typed = readTextField(form, 'username');
  const outcome = await deleteAccount(services, { host, typed }, leaveEvents);
  if (outcome !== 'deleted') return problems[outcome];
  const who = { address, username: host.username };
  for (const invite of handedOver) services.security.record('owner changed', { ...who, invite });
  services.security.record('account deleted', who);
  return null;
}
