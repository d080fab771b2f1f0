import { data, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { FeedCard } from '#app/features/calendar/feed-card.tsx';
import { findFeed, replaceFeed } from '#app/features/calendar/feed.server.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { OwnAddressCard } from '#app/features/dashboard/own-address/own-address-card.tsx';
import { answerAddressForm } from '#app/features/dashboard/own-address/own-address.server.ts';
import { AccountCards, AccountColumns } from '#app/features/host/account-page/account-cards.tsx';
import { answerAccountForm } from '#app/features/host/account/account-form.server.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { listPasskeys } from '#app/features/host/passkeys/keep-passkeys.server.ts';
import { findRelyingParty } from '#app/features/host/passkeys/relying-party.ts';
import { listHostEvents, recordHostEvent } from '#app/features/host/security-events.server.ts';
import {
  findCurrentHost,
  listSessions,
  readSessionKey,
} from '#app/features/host/sessions.server.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { getAccountPath, getFeedPath, logInPath } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { Route } from './+types/account.ts';

const unstored = { headers: { 'Cache-Control': 'no-store' } };

/** The signed-in host's account settings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  const url = new URL(request.url);
  if (!host) throw redirect(logInPath(getAccountPath() + url.search));
  const feed = await findFeed(services.db, host.uid);
  const since = feed && formatDate(new Date(feed.createdAt).toISOString().slice(0, 10));
  const account = {
    username: host.username,
    name: host.displayName,
    passkeys: findRelyingParty(services.origin) ? await listPasskeys(services.db, host.uid) : null,
    sessions: await listSessions(services, host.uid, readSessionKey(services, request)),
    events: await listHostEvents(services.db, host.uid),
  };
  const mail = await findMailAddress(services.db, host.uid);
  const token = url.searchParams.get('verify') ?? '';
  const { username, passkeys } = account;
  const mayUsePasskey = Boolean(passkeys?.length);
  const ownAddress = { mail, sendsMail: services.mail.isOn, token, username, mayUsePasskey };
  return data({ hostName: host.displayName, since, account, ownAddress }, unstored);
}

const nothing = { address: null, problem: null, answer: null, mail: null };

/**
 * Answers the forms of the page. A new address for the calendar feed is in this response and nowhere else (behaviour
 * 26.13).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(getAccountPath()));
  const form = await readForm(asked);
  if (!form.ok) {
    const { message, status } = form.error;
    return data({ ...nothing, problem: message }, { ...unstored, status });
  }
  const sent = { request, address: asked.address, host, form: form.value };
  const mail = await answerAddressForm(services, sent);
  if (mail) {
    const status = mail.ok ? 200 : (mail.status ?? 422);
    return data({ ...nothing, mail }, { ...unstored, status });
  }
  const answered = await answerAccountForm(services, sent);
  if (answered) {
    const { status, answer } = answered;
    return data({ ...nothing, answer }, { ...unstored, status });
  }
  if (readTextField(form.value, 'intent') !== 'replace-feed') {
    const problem = 'This page is out of date. Please open it again.';
    return data({ ...nothing, problem }, { ...unstored, status: 400 });
  }
  const token = await replaceFeed(services, host.uid);
  const device = describeDevice(request.headers.get('user-agent'));
  await recordHostEvent(services, 'calendar address made', host, {
    address: asked.address,
    device,
  });
  const address = services.origin + getFeedPath(token);
  return data({ ...nothing, address }, unstored);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HostPage title="Account" hostName={loaderData.hostName}>
      <h1>Account</h1>
      {actionData?.problem ? <Notice tone="bad">{actionData.problem}</Notice> : null}
      <AccountColumns>
        <OwnAddressCard {...loaderData.ownAddress} reply={actionData?.mail ?? null} />
        <AccountCards account={loaderData.account} answer={actionData?.answer ?? null} />
        <FeedCard since={loaderData.since} address={actionData?.address ?? null} />
      </AccountColumns>
    </HostPage>
  );
}
