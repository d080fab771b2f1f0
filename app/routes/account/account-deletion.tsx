import { type ShouldRevalidateFunctionArgs, data, redirect, redirectDocument } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import {
  deleteOwnAccount,
  describeWithCoHost,
} from '#app/features/account/delete-own-account.server.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { leaveDraft } from '#app/features/draft/storage.client.ts';
import { DeletePage } from '#app/features/host/account-page/delete-page.tsx';
import { findProver } from '#app/features/host/account-page/find-prover.server.ts';
import { endSession, findCurrentHost } from '#app/features/host/sessions.server.ts';
import { listEntriesOfHost } from '#app/features/invite/store.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { say } from '#app/platform/language/say.ts';
import { logInPath } from '#app/platform/paths.ts';

import type { Route } from './+types/account-deletion.ts';

const unstored = { headers: { 'Cache-Control': 'no-store' } };

/** Counts what would be deleted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(addresses.accountDeletion));
  const { displayName: hostName, uid } = host;
  const events = (await listEntriesOfHost(services.db, uid)).length;
  const withCoHost = await describeWithCoHost(services.db, uid);
  const prover = await findProver(services, host);
  return data({ hostName, prover, events, withCoHost }, unstored);
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
  const sent = { request, address: asked.address, host, form: form.value };
  const refused = await deleteOwnAccount(services, sent);
  if (refused) {
    const { status, problem } = refused;
    return data({ problem, typed: typed.slice(0, 100), handsOver }, { ...unstored, status });
  }
  return redirectDocument('/', { headers: { 'Set-Cookie': await endSession(services, request) } });
}

const keepTyped = keepScreenOf((read) => ({
  problem: say('We couldn’t delete your account. Please try again.'),
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
    <HostPage title={say('Delete the account')} hostName={loaderData.hostName}>
      <h1>{say('Delete the account')}</h1>
      <DeletePage
        prover={loaderData.prover}
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
