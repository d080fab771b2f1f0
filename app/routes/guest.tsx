import { data, href, redirect, redirectDocument } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { guestTitle } from '#app/features/invite/facts.ts';
import { Divider } from '#app/features/invite/garland.tsx';
import { GuestInvitation } from '#app/features/invite/guest-invitation.tsx';
import guestPage from '#app/features/invite/guest-page.js?url&no-inline';
import { LinkPreviewTags } from '#app/features/invite/link-preview-tags.tsx';
import { isInviteId } from '#app/features/invite/links.ts';
import { MissingInvitation } from '#app/features/invite/missing-invitation.tsx';
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
import { readForm } from '#app/platform/form.server.ts';
import type { RouteHandle } from '#app/root.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import type { Route } from './+types/guest.ts';

import styles from './guest.module.css';

export const handle: RouteHandle = { plainHtml: true };

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
  return data(
    {
      view: toGuestView(invite),
      link: origin + pathOf(invite.id),
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
  const logIn = new URLSearchParams({
    redirect: loaderData ? href('/host/events/:inviteId', params) : href('/host/events'),
  });
  return (
    <div className={styles.page}>
      <title>{loaderData ? guestTitle(loaderData.view) : 'Loading invitation...'}</title>
      <meta name="robots" content="noindex" />
      {loaderData ? <LinkPreviewTags view={loaderData.view} link={loaderData.link} /> : null}
      <nav className={styles.top} aria-label="Host">
        <a href={`${href('/hostLogIn')}?${logIn}`} className={styles.logIn}>
          Log in
        </a>
      </nav>
      <main>
        {loaderData ? (
          <GuestInvitation view={loaderData.view}>
            <Divider />
            <RsvpSection rsvp={loaderData.rsvp} problem={actionData ?? undefined} />
            <ShareLink link={loaderData.link} />
          </GuestInvitation>
        ) : (
          <MissingInvitation />
        )}
      </main>
      <footer className={styles.foot}>
        <Wordmark />
      </footer>
      <output id="announcer" className="visually-hidden" />
      <SendFailed />
      <script type="module" src={guestPage} />
    </div>
  );
}
