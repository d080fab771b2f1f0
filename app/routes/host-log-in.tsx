import { data, redirect, redirectDocument, replace } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { readNewAddress } from '#app/features/account/own-address.server.ts';
import { keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { findLogInTarget } from '#app/features/dashboard/log-in-target.server.ts';
import { readDeskTicket } from '#app/features/host/desk-tickets.server.ts';
import { describeProvider } from '#app/features/host/identities/offer.server.ts';
import { handleLogIn } from '#app/features/host/log-in.server.ts';
import { logInMessages } from '#app/features/host/messages.ts';
import { findRelyingParty } from '#app/features/host/passkeys/relying-party.ts';
import { comeByProxy, describeProxyUser } from '#app/features/host/proxy-log-in.server.ts';
import { mayRegister } from '#app/features/host/registration/may-register.server.ts';
import {
  defaultRedirect,
  findInviteId,
  getHostName,
  isMemberOf,
  toSafeRedirect,
} from '#app/features/host/rules.ts';
import type { LogInReply } from '#app/features/host/schema.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { keepCodeOnTheWay } from '#app/keep-code-on-the-way.ts';
import { LogInScreen } from '#app/log-in-screen.tsx';
import { createId } from '#app/platform/ids.server.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import type { Route } from './+types/host-log-in.ts';

const toHeaders = (cookies: readonly string[]) =>
  new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));

/** Contains only the invitation's title, because anybody may open this page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const redirectTo = toSafeRedirect(query.get('redirect'));
  const target = await findLogInTarget(services, redirectTo);
  const host = await findCurrentHost(services, request);
  const invite = target.ok ? target.value : null;
  const isAllowed =
    invite && host && (invite.hostUid === host.uid || isMemberOf(invite, host.username));
  if (isAllowed) throw redirect(redirectTo);
  const coming = { request, visit: context.get(requestContext), target: invite };
  const cookies = !host && target.ok ? await comeByProxy(services, coming) : null;
  if (cookies) throw redirect(redirectTo, { headers: toHeaders(cookies) });
  const problem = target.ok ? null : target.error;
  const invited = query.get('invited') ?? '';
  const registering = await mayRegister(services, { token: invited, uid: null });
  const saves = query.has('redirect') && redirectTo === defaultRedirect;
  const named = await describeProxyUser(services, request, { registering, isSaid: saves });
  return data(
    {
      redirectTo,
      saves,
      problem,
      name: host && getHostName(host),
      username: readDeskTicket(services, request, findInviteId(redirectTo) ?? '')?.username ?? '',
      otherHost: (invite?.hostUid ?? null) !== null,
      eventName: invite && invite.eventName,
      sendsMail: services.mail.isOn,
      ...describeProvider(services, query.get('problem') ?? named.problem),
      proxyUser: named.proxyUser,
      passkeys: services.settings.PASSWORD_SIGN_IN && findRelyingParty(services.origin) !== null,
      recovering: query.get('mode') === 'recover',
      registration: registering.ok ? ('open' as const) : services.settings.REGISTRATION,
      invited: registering.ok ? (registering.value ?? '') : '',
      wrongLink: !registering.ok && registering.error === 'wrong-registration-link',
      attempt: createId(),
    },
    { status: { none: 200, 'invite-missing': 404, 'invite-unreadable': 500 }[problem ?? 'none'] },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const redirectTo = toSafeRedirect(query.get('redirect'));
  const { status, cookies, answer, language } = await handleLogIn(services, {
    request,
    visit: context.get(requestContext),
    findTarget: () => findLogInTarget(services, redirectTo),
    invited: query.get('invited') ?? '',
    readAddress: (typed, visitor) => readNewAddress(services, typed, visitor),
  });
  const headers = toHeaders(cookies);
  // A client-side navigation: a draft that the browser could not store exists only in this document's memory.
  if (answer) return data(answer, { status, headers });
  // A document has one language.
  const isOther = language !== null && language !== getLanguage();
  return isOther ? redirectDocument(redirectTo, { headers }) : replace(redirectTo, { headers });
}

export const clientAction = keepCodeOnTheWay(
  keepScreenOf<LogInReply>(() => ({ ok: false, message: logInMessages.unexpected, username: '' })),
);

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** Not after a form: the loader would redirect before the host has read the recovery code. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function HostLogIn({ loaderData, actionData }: Route.ComponentProps) {
  return <LogInScreen {...loaderData} answer={actionData ?? null} />;
}
