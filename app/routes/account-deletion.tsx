import { type ShouldRevalidateFunctionArgs, data, redirect, redirectDocument } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { leaveDraft } from '#app/features/draft/storage.client.ts';
import { DeletePage } from '#app/features/host/account-page/delete-page.tsx';
import { deleteAccount } from '#app/features/host/account/delete-account.server.ts';
import { endSession, findCurrentHost } from '#app/features/host/sessions.server.ts';
import {
  handOverEventsOf,
  listWithCoHost,
} from '#app/features/invite/lifecycle/hand-over.server.ts';
import { removeEventsOf } from '#app/features/invite/lifecycle/remove-events.server.ts';
import { listEntriesOfHost } from '#app/features/invite/store.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/account-deletion.ts';

const problems = {
  'wrong-username': 'That is not your username. Nothing was deleted.',
  changed: 'Meanwhile a co-host has joined or left, so nothing was deleted. Please look again.',
};

const unstored = { headers: { 'Cache-Control': 'no-store' } };

/** The key tells whether it is still these events when the form arrives. */
function describeShared(ids: readonly string[]): { count: number; key: string } {
  return { count: ids.length, key: hashToken(ids.toSorted().join(' ')) };
}

/** Counts what would be deleted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(addresses.accountDeletion));
  const { displayName: hostName, username, uid } = host;
  const events = (await listEntriesOfHost(services.db, uid)).length;
  const withCoHost = await listWithCoHost(services.db, uid);
  return data({ hostName, username, events, withCoHost: describeShared(withCoHost) }, unstored);
}

/** Deletes the account once its username was typed, and leads home. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(addresses.accountDeletion));
  const form = await readForm(asked);
  if (!form.ok) {
    const { message, status } = form.error;
    return data({ problem: message, typed: '', handsOver: false }, { ...unstored, status });
  }
  const typed = readTextField(form.value, 'username');
  const handsOver = readTextField(form.value, 'events') === 'hand-over';
  const promised = readTextField(form.value, 'with-co-host');
  const handedOver: string[] = [];
  const leaveEvents = async (trx: Db, uid: string) => {
    const isAsPromised = (ids: readonly string[]) => describeShared(ids).key === promised;
    const handing = { uid, now: services.clock(), ...(promised === '' ? {} : { isAsPromised }) };
    const given = handsOver ? await handOverEventsOf(trx, handing) : [];
    if (!given) return null;
    handedOver.push(...given);
    return [...given, ...(await removeEventsOf(trx, uid))];
  };
  const outcome = await deleteAccount(services, { host, typed }, leaveEvents);
  if (outcome !== 'deleted') {
    const kept = { problem: problems[outcome], typed: typed.slice(0, 100), handsOver };
    return data(kept, { ...unstored, status: outcome === 'changed' ? 409 : 422 });
  }
  const who = { address: asked.address, username: host.username };
  for (const invite of handedOver) services.security.record('owner changed', { ...who, invite });
  services.security.record('account deleted', who);
  return redirectDocument('/', { headers: { 'Set-Cookie': await endSession(services, request) } });
}

const keepTyped = keepScreenOf((read) => ({
  problem: 'We couldn’t delete your account. Please try again.',
  typed: read('username'),
  handsOver: read('events') !== '',
}));

/** As after every sign-out, the invitees of the draft do not stay in the browser (behaviour 17.41). */
export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await keepTyped(args);
  } catch (error) {
    if (error instanceof Response && error.headers.get('Location') === '/') leaveDraft('invitees');
    throw error;
  }
}

/** After a refusal because of a co-host the page shows who is there. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function AccountDeletion({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HostPage title="Delete the account" hostName={loaderData.hostName}>
      <h1>Delete the account</h1>
      <DeletePage
        username={loaderData.username}
        events={loaderData.events}
        withCoHost={loaderData.withCoHost.count}
        withCoHostKey={loaderData.withCoHost.key}
        handsOver={actionData?.handsOver ?? false}
        typed={actionData?.typed ?? ''}
        problem={actionData?.problem ?? null}
      />
    </HostPage>
  );
}
