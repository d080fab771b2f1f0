import { data, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { OwnAddressCard } from '#app/features/account/own-address-card.tsx';
import { type AddressReply, handleAddressForm } from '#app/features/account/own-address.server.ts';
import { findFeedDate, replaceOwnFeed } from '#app/features/account/own-feed.server.ts';
import { FeedCard, type FeedReply } from '#app/features/calendar/feed-card.tsx';
import { HostPage } from '#app/features/dashboard/frame/host-page.tsx';
import { keepAsking, keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { AccountCards, AccountColumns } from '#app/features/host/account-page/account-cards.tsx';
import { IsItYou } from '#app/features/host/account-page/is-it-you.tsx';
import { loadAccount } from '#app/features/host/account-page/load-account.server.ts';
import { handleAccountForm } from '#app/features/host/account/account-form.server.ts';
import type { AccountReply, AccountIntent } from '#app/features/host/account/schema.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { logInPath } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { Route } from './+types/account.ts';

const unstored = { headers: { 'Cache-Control': 'no-store' } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  const url = new URL(request.url);
  if (!host) throw redirect(logInPath(addresses.account + url.search));
  const since = await findFeedDate(services.db, host.uid);
  const account = await loadAccount(services, request, host);
  const mail = await findMailAddress(services.db, host.uid);
  const token = url.searchParams.get('verify') ?? '';
  const ownAddress = { mail, sendsMail: services.mail.isOn, token, prover: account.prover };
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
  const { status, feed } = await replaceOwnFeed(services, sent);
  return data({ ...nothing, feed }, { ...unstored, status });
}

const addressIntents = new Set(['mail-address', 'verify-mail-address', 'notify', 'replies']);

/** The refusal stands at the form that was posted. */
export const clientAction = keepScreenOf<Answered>((read, message) => {
  const intent = read('intent');
  const refused = { ok: false as const, message, ...keepAsking(read) };
  if (addressIntents.has(intent)) return { ...nothing, mail: { ...refused, status: 503 } };
  if (intent === 'replace-feed') return { ...nothing, feed: refused };
  const row = read('id') || read('session');
  const answer = { ...refused, intent: intent as AccountIntent, row };
  return { ...nothing, answer };
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const feed = actionData?.feed ?? null;
  return (
    <HostPage title="Account" hostName={loaderData.hostName}>
      <h1>Account</h1>
      {actionData?.problem ? <Notice tone="bad">{actionData.problem}</Notice> : null}
      <AccountColumns>
        <OwnAddressCard {...loaderData.ownAddress} reply={actionData?.mail ?? null} />
        <AccountCards account={loaderData.account} answer={actionData?.answer ?? null} />
        <FeedCard
          since={loaderData.since}
          reply={feed}
          renderProof={(sender, button) => (
            <IsItYou reply={feed} prover={loaderData.account.prover} {...{ sender, button }} />
          )}
        />
      </AccountColumns>
    </HostPage>
  );
}
