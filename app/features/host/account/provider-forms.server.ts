import { say } from '#app/platform/language/say.ts';
import { getLinkPath } from '#app/platform/paths.ts';
import { fail } from '#app/platform/result.ts';

import { deleteIdentity } from '../identities/identities-store.server.ts';
import { findIdentitySource } from '../identities/identity-source.ts';
import { linkIdentity } from '../identities/linking.server.ts';
import { describeProviderProblem } from '../identities/messages.ts';
import { vouchForProxyUser } from '../identities/proxy-vouching.server.ts';
import { createLinkToken } from '../identities/sign-ins.server.ts';
import { signOutElsewhere } from './credentials.server.ts';
import {
  type AccountServices,
  type FormReply,
  type Handle,
  type Handled,
  refuse,
} from './handling.server.ts';
import { type HostSession, confirmIdentity } from './identity.server.ts';
import { findWaysIn, isOnlyWay } from './ways-in.server.ts';

/** Links whom the reverse proxy names in this very request: there is nowhere to log in first (behaviour 47.17). */
async function linkProxyUser(
  services: AccountServices,
  { host, proxyUser }: HostSession,
  record: Handled['record'],
): Promise<FormReply> {
  const intent = 'link-provider';
  const { name = '' } = findIdentitySource(services) ?? {};
  const linked =
    proxyUser === null
      ? fail('unnamed' as const)
      : await linkIdentity(services, host.uid, vouchForProxyUser(services, proxyUser));
  if (!linked.ok) {
    const message = describeProviderProblem(linked.error, name);
    return { status: 409, answer: { intent, ok: false, message } };
  }
  await record('provider linked');
  return { status: 200, answer: { intent, ok: true, message: say('Linked.') } };
}

/** Behaviour 47.9, 47.10. */
export const providerHandlers = {
  async 'link-provider'(services, { asking, proof, record }) {
    const intent = 'link-provider';
    const confirmed = await confirmIdentity(services, asking, proof);
    if (!confirmed.ok) return refuse(intent, confirmed.error, record);
    if (findIdentitySource(services)?.isProxy) return linkProxyUser(services, asking, record);
    const continueTo = getLinkPath(await createLinkToken(services, asking.sessionKey));
    const provider = services.identityProvider?.name;
    const message = provider
      ? say('Log in at {provider} to link it.', { provider })
      : say('Log in at the provider to link it.');
    return { status: 200, answer: { intent, ok: true, message, continueTo } };
  },

  async 'unlink-provider'(services, { asking, proof, record }) {
    const intent = 'unlink-provider';
    const confirmed = await confirmIdentity(services, asking, proof);
    if (!confirmed.ok) return refuse(intent, confirmed.error, record);
    const { issuer = '', name = '' } = findIdentitySource(services) ?? {};
    const { uid } = asking.host;
    const done = await services.db.transaction().execute(async (trx) => {
      if (isOnlyWay(await findWaysIn(trx, services, uid), 'linked')) return 'only-way';
      const removed = await deleteIdentity(trx, { host_uid: uid, issuer });
      if (removed) await signOutElsewhere(trx, asking, services.clock());
      return removed;
    });
    if (done === 'only-way') {
      const message = describeProviderProblem(done, name);
      return { status: 409, answer: { intent, ok: false, message } };
    }
    if (done) {
      services.live.publish(uid);
      await record('provider unlinked');
    }
    const message = done
      ? say('Unlinked. Every other device was signed out.')
      : say('It was unlinked already.');
    return { status: 200, answer: { intent, ok: true, message } };
  },
} satisfies Record<string, Handle>;
