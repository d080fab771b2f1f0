import { data, href, redirect, redirectDocument } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { GuestScreen } from '#app/features/invite/guest-screen.tsx';
import { isInviteId } from '#app/features/invite/links.ts';
import { MissingInvitation } from '#app/features/invite/missing-invitation.tsx';
import { findInvite } from '#app/features/invite/store.server.ts';
import { takeForm } from '#app/features/rsvp/form.server.ts';
import {
  type Ticket,
  keepTicket,
  personalTicket,
  recognise,
} from '#app/features/rsvp/guest.server.ts';
import { loadRsvp } from '#app/features/rsvp/service.server.ts';
import { lookOf } from '#app/features/theme/look.ts';
import type { RouteHandle } from '#app/page.ts';
import { readForm } from '#app/platform/form.server.ts';

import type { Route } from './+types/guest.ts';
import { guestPageData } from './guest-page.server.tsx';
import { GuestPage, type GuestPageData } from './guest-page.tsx';

export const handle: RouteHandle = {
  plainHtml: true,
  look: (loaderData) => {
    const found = loaderData as GuestPageData | null | undefined;
    return found ? lookOf(found.view) : null;
  },
};

function pathOf(inviteId: string): string {
  return href('/guest/:inviteId', { inviteId });
}

/** Headers of an answer that is this guest's alone, with the cookie that knows them again. */
function headersFor(origin: string, inviteId: string, ticket: Ticket | null) {
  const headers = new Headers({ 'Cache-Control': 'private, no-cache' });
  if (ticket) headers.append('Set-Cookie', keepTicket(origin, inviteId, ticket));
  return headers;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context, params: { inviteId } }: Route.LoaderArgs) {
  const { db, origin } = context.get(servicesContext);
  const invite = isInviteId(inviteId) ? await findInvite(db, inviteId) : null;
  if (!invite) return data(null, { status: 404, headers: headersFor(origin, '', null) });
  const personal = new URL(request.url).searchParams.get('g');
  if (personal !== null) {
    const ticket = await personalTicket(db, invite.id, personal);
    throw redirect(pathOf(invite.id), { headers: headersFor(origin, invite.id, ticket) });
  }
  const known = await recognise(db, invite.id, request.headers.get('cookie'));
  return data(guestPageData(origin, invite, await loadRsvp(db, invite.id, known)), {
    headers: headersFor(origin, invite.id, known.fresh ? known.ticket : null),
  });
}

export async function action({ request, context, params: { inviteId } }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const visit = context.get(visitContext);
  const { refusal, failure } = visit.tried ?? {};
  if (failure !== undefined) throw failure;
  const invite = isInviteId(inviteId) ? await findInvite(services.db, inviteId) : null;
  if (!invite) return data(null, { status: 404 });
  if (refusal) return data(refusal, { status: refusal.status });
  const form = await readForm(request, visit);
  if (!form.ok) return data(form.error, { status: form.error.status });
  const cookies = request.headers.get('cookie');
  const sent = { cookies, form: form.value, address: visit.address };
  const taken = await takeForm(services, invite.id, sent);
  if (!taken.ok) return data(taken.error, { status: taken.error.status });
  return redirect(`${pathOf(invite.id)}#rsvp`, {
    status: 303,
    headers: headersFor(services.origin, invite.id, taken.value),
  });
}

/** Coming from another screen of the site, the page is still loaded as plain HTML. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export default function Guest({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <GuestScreen title="Loading invitation..." hostPath={href('/host/events')}>
        <MissingInvitation />
      </GuestScreen>
    );
  }
  return <GuestPage {...loaderData} problem={actionData ?? undefined} />;
}
