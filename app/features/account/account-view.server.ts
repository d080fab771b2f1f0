import { findProver } from '#app/features/host/account-page/find-prover.server.ts';
import type { Prover } from '#app/features/host/account-page/is-it-you.tsx';
import type { LinkedView } from '#app/features/host/account-page/linked-card.tsx';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { findWaysIn, isOnlyWay } from '#app/features/host/account/ways-in.server.ts';
import { isAdministrator } from '#app/features/host/administrators.server.ts';
import { findIdentity } from '#app/features/host/identities/identities-store.server.ts';
import { findIdentitySource } from '#app/features/host/identities/identity-source.ts';
import { describeProviderProblem, onlyWayHere } from '#app/features/host/identities/messages.ts';
import { describeProvider } from '#app/features/host/identities/offer.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { listPasskeys } from '#app/features/host/passkeys/keep-passkeys.server.ts';
import { findRelyingParty } from '#app/features/host/passkeys/relying-party.ts';
import type { Passkey } from '#app/features/host/passkeys/schema.ts';
import { readProxyUser } from '#app/features/host/proxy-user.ts';
import type { Host } from '#app/features/host/schema.ts';
import { type HostEvent, listHostEvents } from '#app/features/host/security-events.server.ts';
import {
  type OpenSession,
  listSessions,
  readSessionKey,
} from '#app/features/host/sessions.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { describeOwnMail } from '#app/features/outreach/own-mail-words.ts';
import type { HostAddress } from '#app/features/outreach/schema.ts';
import type { AccountRow } from '#app/platform/setting-rows.ts';

import { findFeedDate } from './own-feed.server.ts';

type Services = AccountServices & { mail: Mailer };

/** What the rows of the account say is set. */
export interface AccountView {
  name: string;
  username: string;
  mail: string;
  /** Their names; null when this site cannot use passkeys. */
  passkeys: readonly string[] | null;
  /** Where the host can also log in, or ''; null where this site knows no other place. */
  linked: string | null;
  /** Hosts log in with a password. */
  passwords: boolean;
  hasPassword: boolean;
  /** When the password and the recovery code were last changed, if that is still known. */
  passwordAt: number | null;
  codeAt: number | null;
  devices: number;
  hasFeed: boolean;
  /** Of the recent activity. */
  latest: number | null;
  isAdmin: boolean;
}

interface Asked {
  request: Request;
  host: Host;
  url: URL;
}

const findOpenSessions = (services: Services, { request, host }: Asked) =>
  listSessions(services, host.uid, readSessionKey(services, request));

/** None where hosts have no passwords, or at an address that no passkey can belong to. */
async function findPasskeys(services: Services, { host }: Asked): Promise<Passkey[] | null> {
  const canUse = hasPasswords(services) && findRelyingParty(services.origin);
  return canUse ? listPasskeys(services.db, host.uid) : null;
}

const hasPasswords = (services: Services) => describeProvider(services, null).passwords;

const passwordChanges = new Set([
  'password changed',
  'recovery code used',
  'password reset by mail',
  'password set by link',
]);

/** What the rows of the account say (behaviour 32.14). */
export async function loadAccountView(services: Services, asked: Asked): Promise<AccountView> {
  const { uid, displayName, username } = asked.host;
  const address = await findMailAddress(services.db, uid);
  const events = await listHostEvents(services.db, uid);
  const at = (isMeant: (event: string) => boolean) =>
    events.find(({ event }) => isMeant(event))?.at ?? null;
  const passkeys = await findPasskeys(services, asked);
  const { hasPassword } = await findProver(services, asked.host);
  const identity = await findLinked(services, asked.host);
  return {
    linked: identity && (identity.linked ? identity.provider : ''),
    passwords: hasPasswords(services),
    hasPassword,
    name: displayName,
    username,
    mail: address?.isVerified ? address.address : describeOwnMail(services.mail.isOn, address),
    passkeys: passkeys && passkeys.map(({ name }) => name),
    passwordAt: at((event) => passwordChanges.has(event)),
    codeAt: at((event) => event === 'recovery code made'),
    devices: (await findOpenSessions(services, asked)).length,
    hasFeed: (await findFeedDate(services.db, uid)) !== null,
    latest: at(() => true),
    isAdmin: await isAdministrator(services.db, uid),
  };
}

async function findLinked(services: Services, { uid }: Host) {
  const source = findIdentitySource(services);
  if (!source) return null;
  const { name, issuer, isProxy } = source;
  const row = await findIdentity(services.db, { host_uid: uid, issuer });
  const linked = row && { name: row.name, since: row.created_at, usedAt: row.used_at };
  return { provider: name, linked, isProxy };
}

async function loadLinked(services: Services, asked: Asked): Promise<LinkedView | null> {
  const found = await findLinked(services, asked.host);
  if (!found) return null;
  const { providerProblem, passwords } = describeProvider(
    services,
    asked.url.searchParams.get('problem'),
  );
  const ways = await findWaysIn(services.db, services, asked.host.uid);
  const why = passwords ? describeProviderProblem('only-way', found.provider) : onlyWayHere;
  return {
    ...(await prove(services, asked)),
    provider: found.provider,
    ...(found.isProxy && { proxy: { user: readProxyUser(asked.request) } }),
    identity: found.linked,
    onlyWay: isOnlyWay(ways, 'linked') ? why : null,
    problem: providerProblem,
    isConfirmed: asked.url.searchParams.has('confirmed'),
  };
}

/** What each screen shows. */
interface Shown {
  name: { name: string; username: string };
  language: object;
  mail: {
    prover: Prover;
    mail: HostAddress | null;
    sendsMail: boolean;
    /** Replies that go to no host's address arrive in 'Messages'. */
    readsReplies: boolean;
    /** From a link that confirms an address, or ''. */
    token: string;
  };
  password: { prover: Prover };
  passkeys: { prover: Prover; passkeys: readonly Passkey[] };
  linked: LinkedView;
  'recovery-code': { prover: Prover };
  devices: { prover: Prover; sessions: readonly OpenSession[] };
  calendar: { prover: Prover; since: string | null };
  activity: { events: readonly HostEvent[] };
}

export type AccountScreenView = { [Row in AccountRow]: { row: Row } & Shown[Row] }[AccountRow];

type Load<Row extends AccountRow> = (
  services: Services,
  asked: Asked,
) => Promise<Shown[Row] | null>;

const prove = async (services: Services, { host }: Asked) => ({
  prover: await findProver(services, host),
});

const proveWithPassword = async (services: Services, asked: Asked) =>
  hasPasswords(services) ? prove(services, asked) : null;

const loaders: { [Row in AccountRow]: Load<Row> } = {
  name: async (_services, { host: { displayName, username } }) => ({ name: displayName, username }),
  language: async () => ({}),
  mail: async (services, asked) => ({
    ...(await prove(services, asked)),
    mail: await findMailAddress(services.db, asked.host.uid),
    sendsMail: services.mail.isOn,
    readsReplies: services.mail.readsReplies,
    token: asked.url.searchParams.get('verify') ?? '',
  }),
  password: proveWithPassword,
  linked: loadLinked,
  async passkeys(services, asked) {
    const passkeys = await findPasskeys(services, asked);
    return passkeys && { ...(await prove(services, asked)), passkeys };
  },
  'recovery-code': proveWithPassword,
  devices: async (services, asked) => ({
    ...(await prove(services, asked)),
    sessions: await findOpenSessions(services, asked),
  }),
  calendar: async (services, asked) => ({
    ...(await prove(services, asked)),
    since: await findFeedDate(services.db, asked.host.uid),
  }),
  activity: async ({ db }, { host }) => ({ events: await listHostEvents(db, host.uid) }),
};

/** The screen of one row; null if the account has no such row. */
export async function loadAccountScreen(
  services: Services,
  { row, ...asked }: Asked & { row: string },
): Promise<AccountScreenView | null> {
  if (!Object.hasOwn(loaders, row)) return null;
  const name = row as AccountRow;
  const shown = await loaders[name](services, asked);
  return shown && ({ row: name, ...shown } as AccountScreenView);
}
