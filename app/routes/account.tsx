import { data, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { FeedCard, type FeedReply } from '#app/features/calendar/feed-card.tsx';
import { findFeed, replaceFeed } from '#app/features/calendar/feed.server.ts';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { OwnAddressCard } from '#app/features/dashboard/own-address/own-address-card.tsx';
import {
  type AddressReply,
  handleAddressForm,
} from '#app/features/dashboard/own-address/own-address.server.ts';
import { AccountCards, AccountColumns } from '#app/features/host/account-page/account-cards.tsx';
import { loadAccount } from '#app/features/host/account-page/load-account.server.ts';
import { handleAccountForm } from '#app/features/host/account/account-form.server.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import type { AccountReply, AccountIntent } from '#app/features/host/account/schema.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import * as addresses from '#app/platform/addresses.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { getFeedPath, logInPath } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { Route } from './+types/account.ts';

const unstored = { headers: { 'Cache-Control': 'no-store' } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  const url = new URL(request.url);
  if (!host) throw redirect(logInPath(addresses.account + url.search));
  const feed = await findFeed(services.db, host.uid);
  const since = feed && formatDate(new Date(feed.createdAt).toISOString().slice(0, 10));
  const account = await loadAccount(services, request, host);
  const mail = await findMailAddress(services.db, host.uid);
  const token = url.searchParams.get('verify') ?? '';
  const mayUsePasskey = Boolean(account.passkeys?.length);
  const { username } = host;
  const ownAddress = { mail, sendsMail: services.mail.isOn, token, username, mayUsePasskey };
  return data({ hostName: host.displayName, since, account, ownAddress }, unstored);
}

interface Answered {
  problem: string | null;
  mail: AddressReply | null;
  answer: AccountReply | null;
  feed: FeedReply | null;
}

const nothing: Answered = { problem: null, mail: null, answer: null, feed: null };

/**
 * Answers the forms of the page. A new address for the calendar feed is in this response and nowhere else (behaviour
 * 26.13).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(addresses.account));
  const form = await readForm(asked);
  if (!form.ok) {
    const { message: problem, status } = form.error;
    return data({ ...nothing, problem }, { ...unstored, status });
  }
  const sent = { request, address: asked.address, host, form: form.value };
  const mail = await handleAddressForm(services, sent);
  if (mail) {
    const status = mail.ok ? 200 : (mail.status ?? 422);
    return data({ ...nothing, mail }, { ...unstored, status });
  }
  const answered = await handleAccountForm(services, sent);
  if (answered) {
    return data({ ...nothing, answer: answered.answer }, { ...unstored, status: answered.status });
  }
  if (readTextField(form.value, 'intent') !== 'replace-feed') {
    const problem = 'This page is out of date. Please open it again.';
    return data({ ...nothing, problem }, { ...unstored, status: 400 });
  }
  const token = await replaceFeed(services, host.uid);
  const device = describeDevice(request.headers.get('user-agent'));
  const { address } = asked;
  await recordHostEvent(services, 'calendar address made', host, { address, device });
  const feed: FeedReply = { ok: true, address: services.origin + getFeedPath(token) };
  return data({ ...nothing, feed }, unstored);
}

const addressIntents = new Set(['mail-address', 'verify-mail-address', 'notify']);

/** The refusal stands at the form that was posted. */
export const clientAction = keepScreenOf<Answered>((read, message) => {
  const intent = read('intent');
  if (addressIntents.has(intent)) {
    return { ...nothing, mail: { ok: false, message, status: 503 } };
  }
  if (intent === 'replace-feed') return { ...nothing, feed: { ok: false, message } };
  const answer = { intent: intent as AccountIntent, ok: false, message, passkey: read('id') };
  return { ...nothing, answer };
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HostPage title="Account" hostName={loaderData.hostName}>
      <h1>Account</h1>
      {actionData?.problem ? <Notice tone="bad">{actionData.problem}</Notice> : null}
      <AccountColumns>
        <OwnAddressCard {...loaderData.ownAddress} reply={actionData?.mail ?? null} />
        <AccountCards account={loaderData.account} answer={actionData?.answer ?? null} />
        <FeedCard since={loaderData.since} reply={actionData?.feed ?? null} />
      </AccountColumns>
    </HostPage>
  );
}
