import { data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { saveFailed } from '#app/features/draft/messages.ts';
import { issueDeskTicket } from '#app/features/host/desk-tickets.server.ts';
import { WaitingCode } from '#app/features/host/recovery-code.tsx';
import { endSession, findCurrentHost, findProxyName } from '#app/features/host/sessions.server.ts';
import { locateInvite } from '#app/features/invite/locate.server.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import { confirmDraft } from '#app/features/invite/service.server.ts';
import { ReviewScreen } from '#app/features/review/review-screen.tsx';
import { sendDraft } from '#app/features/review/send-draft.client.ts';
import { settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';

import type { Route } from './+types/confirm.ts';

export { loader } from '#app/review-loader.server.ts';
export { headers } from '#app/host-loader.server.ts';

function reply(value: SaveReply, status: number, cookies: string[] = []) {
  const setCookies = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  return data(value, { status, headers: setCookies });
}

/** Saves the posted draft and ends the session: each invitation uses its own login. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  try {
    const host = await findCurrentHost(services, request);
    const body = await readJson(asked);
    if (!body.ok) return reply({ ok: false, message: body.error.message }, body.error.status);
    const saved = await confirmDraft(
      { ...services, settle: settleWith(services) },
      host,
      body.value,
      request.headers.get('accept-language'),
    );
    if (saved.ok) {
      await locateInvite(services, saved.value, asked.address);
      const ticket = {
        inviteId: saved.value,
        proxyName: await findProxyName(services, request),
      };
      const tickets = host ? await issueDeskTicket(services, host, ticket) : [];
      const cookies = [await endSession(services, request), ...tickets];
      services.security.record('signed out', {
        address: asked.address,
        username: host?.username,
      });
      return reply({ ok: true, inviteId: saved.value }, 200, cookies);
    }
    const { status, part, message } = saved.error;
    return reply({ ok: false, message, part, signedOut: status === 401 }, status);
  } catch (error) {
    services.log.error('invite not saved', { error });
    return reply({ ok: false, message: saveFailed }, getFailureStatus(error));
  }
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDraft(request, () => serverAction());
}

export { staysOnReview as shouldRevalidate } from '#app/features/review/stays-on-review.ts';

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return (
    <ReviewScreen here={addresses.confirm} {...loaderData}>
      <WaitingCode />
    </ReviewScreen>
  );
}
