import { data, href, redirect, redirectDocument } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { guestTitle } from '#app/features/invite/facts.ts';
import { GuestInvitation } from '#app/features/invite/guest-invitation.tsx';
import { GuestScreen } from '#app/features/invite/guest-screen.tsx';
import { LinkPreviewTags } from '#app/features/invite/link-preview-tags.tsx';
import { isInviteId } from '#app/features/invite/links.ts';
import { MissingInvitation } from '#app/features/invite/missing-invitation.tsx';
import { drawQr } from '#app/features/invite/qr.server.ts';
import { ReplyPanel } from '#app/features/invite/reply-panel.tsx';
import { ShareLink } from '#app/features/invite/share-link.tsx';
import { findInvite } from '#app/features/invite/store.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { takeForm } from '#app/features/rsvp/form.server.ts';
import {
  type Ticket,
  keepTicket,
  personalTicket,
  recognise,
} from '#app/features/rsvp/guest.server.ts';
import { RsvpSection, SendFailed } from '#app/features/rsvp/rsvp-section.tsx';
import { loadRsvp } from '#app/features/rsvp/service.server.ts';
import { LookHead } from '#app/features/theme/look-head.tsx';
import { type Look, lookOf } from '#app/features/theme/look.ts';
import { readForm } from '#app/platform/form.server.ts';
import type { RouteHandle } from '#app/root.tsx';

import type { Route } from './+types/guest.ts';

export const handle: RouteHandle = {
  plainHtml: true,
  look: (loaderData) => (loaderData as { look: Look } | null | undefined)?.look ?? null,
};

function pathOf(inviteId: string): string {
  return href('/guest/:inviteId', { inviteId });
}

/** Headers of an answer that is this guest's alone, with the cookie that knows them again. */
async function headersFor(origin: string, inviteId: string, ticket: Ticket | null) {
  const headers = new Headers({ 'Cache-Control': 'private, no-cache' });
  if (ticket) headers.append('Set-Cookie', await keepTicket(origin, inviteId, ticket));
  return headers;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context, params: { inviteId } }: Route.LoaderArgs) {
  const { db, origin } = context.get(servicesContext);
  const invite = isInviteId(inviteId) ? await findInvite(db, inviteId) : null;
  if (!invite) return data(null, { status: 404, headers: await headersFor(origin, '', null) });
  const personal = new URL(request.url).searchParams.get('g');
  if (personal !== null) {
    const ticket = await personalTicket(db, invite.id, personal);
    throw redirect(pathOf(invite.id), { headers: await headersFor(origin, invite.id, ticket) });
  }
  const known = await recognise({ db, origin }, invite.id, request);
  const view = toGuestView(invite);
  const link = origin + pathOf(invite.id);
  return data(
    {
      view,
      look: lookOf(view),
      link,
      qr: drawQr(link),
      rsvp: await loadRsvp(db, invite.id, known),
    },
    { headers: await headersFor(origin, invite.id, known.fresh ? known.ticket : null) },
  );
}

export async function action({ request, context, params: { inviteId } }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const invite = isInviteId(inviteId) ? await findInvite(services.db, inviteId) : null;
  if (!invite) return data(null, { status: 404 });
  const visit = context.get(visitContext);
  const form = await readForm(request, visit);
  if (!form.ok) return data(form.error, { status: form.error.status });
  const sent = { request, form: form.value, address: visit.address };
  const taken = await takeForm(services, invite.id, sent);
  if (!taken.ok) return data(taken.error, { status: taken.error.status });
  return redirect(`${pathOf(invite.id)}#rsvp`, {
    status: 303,
    headers: await headersFor(services.origin, invite.id, taken.value),
  });
}

/** Coming from another screen of the site, the page is still loaded as plain HTML. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export default function Guest({ loaderData, actionData, params }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <GuestScreen title="Loading invitation..." hostPath={href('/host/events')}>
        <MissingInvitation />
      </GuestScreen>
    );
  }
  const { view, look, link, qr, rsvp } = loaderData;
  return (
    <GuestScreen
      title={guestTitle(view)}
      hostPath={href('/host/events/:inviteId', params)}
      look={look}
    >
      <LookHead look={look} />
      <LinkPreviewTags view={view} link={link} />
      <GuestInvitation view={view} look={look}>
        <ReplyPanel look={look}>
          <RsvpSection rsvp={rsvp} problem={actionData ?? undefined} />
        </ReplyPanel>
        <ShareLink link={link} qr={qr} />
      </GuestInvitation>
      <SendFailed />
    </GuestScreen>
  );
}
