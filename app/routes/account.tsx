import { data, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { FeedCard } from '#app/features/calendar/feed-card.tsx';
import { findFeed, replaceFeed } from '#app/features/calendar/feed.server.ts';
import { HostBar } from '#app/features/dashboard/host-bar.tsx';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { getAccountPath, getFeedPath, logInPath } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import type { Route } from './+types/account.ts';

import styles from '#app/features/dashboard/event-list/events-page.module.css';

const unstored = { headers: { 'Cache-Control': 'no-store' } };

/** What the signed-in host can set for the account itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(getAccountPath()));
  const feed = await findFeed(services.db, host.uid);
  const since = feed && formatDate(new Date(feed.createdAt).toISOString().slice(0, 10));
  return data({ hostName: host.displayName, since }, unstored);
}

/** Makes a new address for the calendar feed. It is in this response and nowhere else (behaviour 26.13). */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  const host = await findCurrentHost(services, request);
  if (!host) throw redirect(logInPath(getAccountPath()));
  const form = await readForm(request, asked);
  if (!form.ok) {
    const { message, status } = form.error;
    return data({ address: null, problem: message }, { ...unstored, status });
  }
  if (readTextField(form.value, 'intent') !== 'replace-feed') {
    return data({ address: null, problem: 'This page is out of date. Please open it again.' }, 400);
  }
  const token = await replaceFeed(services, host.uid);
  const { address, username } = { ...asked, ...host };
  services.security.record('calendar address made', { address, username });
  return data({ address: services.origin + getFeedPath(token), problem: null }, unstored);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <title>Account · Festoon</title>
      <HostBar hostName={loaderData.hostName} eventsLink />
      <main {...contentTarget} className={styles.main}>
        <h1>Account</h1>
        {actionData?.problem ? <Notice tone="bad">{actionData.problem}</Notice> : null}
        <FeedCard since={loaderData.since} address={actionData?.address ?? null} />
      </main>
    </div>
  );
}
