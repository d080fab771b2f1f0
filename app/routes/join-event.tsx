import { data, redirect } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { keepScreen } from '#app/features/dashboard/keep-screen.ts';
import { Invited, JoinActions } from '#app/features/dashboard/members/join-parts.tsx';
import { MemberPage } from '#app/features/dashboard/members/member-page.tsx';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { findJoinOffer, joinEvent } from '#app/features/invite/members.server.ts';
import { memberMessages, offers } from '#app/features/invite/members/messages.ts';
import type { Role } from '#app/features/invite/members/schema.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath, getDoorPath, getJoinPath, logInPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { Route } from './+types/join-event.ts';

const fresh = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const openPath = (inviteId: string, role: Role) =>
  role === 'door' ? getDoorPath(inviteId) : getDashboardPath(inviteId);

/** Opening a link changes nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  const found = await findJoinOffer(services, params.token, host?.uid ?? null);
  const hostName = host?.displayName ?? null;
  const { REGISTRATION } = services.settings;
  const logInWords = () =>
    REGISTRATION === 'open' ? say('Log in or create an account') : say('Log in');
  const logIn = host ? null : logInWords();
  if (!found) return data({ hostName, logIn, found }, { status: 404, headers: fresh });
  const { already, offer } = found;
  const { title, role, invitedBy, inviteId } = offer;
  const openAt = already === null ? null : openPath(inviteId, already);
  return data({ hostName, logIn, found: { title, role, invitedBy, openAt } }, { headers: fresh });
}

/** Visitors go to the login first, which leads back to this page. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const host = await findCurrentHost(services, request);
  if (!host) return redirect(logInPath(getJoinPath(params.token)), { headers: fresh });
  const joined = await joinEvent(services, host, params.token);
  if (!joined.ok) return data(null, { status: 409, headers: fresh });
  const { inviteId, role, change } = joined.value;
  if (change !== null) {
    const { address } = context.get(requestContext);
    const event = change === 'joined' ? 'event joined' : 'role changed';
    services.security.record(event, { address, username: host.username, invite: inviteId, role });
  }
  return redirect(openPath(inviteId, role), { headers: fresh });
}

export const clientAction = keepScreen<null>();

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function JoinEvent({ loaderData, actionData, params }: Route.ComponentProps) {
  const { hostName, logIn, found } = loaderData;
  if (!found) {
    return (
      <MemberPage
        hostName={hostName}
        heading={say('This link cannot be used')}
        actions={<ButtonLink to={addresses.events}>{say('Your events')}</ButtonLink>}
      >
        <p>{say(memberMessages.gone)}</p>
      </MemberPage>
    );
  }
  const { title, role, invitedBy, openAt } = found;
  const { heading, comes } = offers[role];
  return (
    <MemberPage
      hostName={hostName}
      heading={say(heading)}
      title={title}
      actions={<JoinActions {...{ token: params.token, logIn, openAt }} />}
    >
      <p>
        <Invited {...{ role, invitedBy }} /> {say(comes)}
      </p>
      {openAt === null ? null : <p>{say('You’re already part of this event.')}</p>}
      {actionData ? <Notice tone="bad">{actionData.message}</Notice> : null}
    </MemberPage>
  );
}
