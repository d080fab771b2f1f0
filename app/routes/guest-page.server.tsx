import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { Document } from '#app/document.tsx';
import { guestPath } from '#app/features/invite/links.ts';
import { drawQr } from '#app/features/invite/qr.server.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import type { RsvpView } from '#app/features/rsvp/schema.ts';
import { lookOf } from '#app/features/theme/look.ts';
import { type Manifest, inlineStyles } from '#app/inline-styles.server.ts';
import { InlineStyles } from '#app/page.ts';

import { GuestPage, type GuestPageData } from './guest-page.tsx';

/** The routes that the page is made of, as routes.ts nests them. */
const routeIds = ['root', 'routes/guest'];

/** What the page of one guest is made of. */
export function guestPageData(origin: string, invite: Invite, rsvp: RsvpView): GuestPageData {
  const link = origin + guestPath(invite.id);
  return { view: toGuestView(invite), link, qr: drawQr(link), rsvp };
}

interface Site {
  origin: string;
  manifest: Manifest;
}

export interface RenderedGuestPage {
  html: string;
  /** For the content security policy. */
  styleHashes: readonly string[];
}

/**
 * The page of one guest, as the route renders it but for a nonce. React Router is not asked: of its work such a
 * page needs nothing, and it takes longer than rendering does.
 */
export function renderGuestPage(
  { origin, manifest }: Site,
  invite: Invite,
  rsvp: RsvpView,
): RenderedGuestPage {
  const page = guestPageData(origin, invite, rsvp);
  const look = lookOf(page.view);
  const styles = inlineStyles(manifest, routeIds, look.faces);
  const html = renderToString(
    <InlineStyles value={styles}>
      <StaticRouter location={guestPath(invite.id)}>
        <Document page={{ look, scheme: look.scheme }}>
          <GuestPage {...page} />
        </Document>
      </StaticRouter>
    </InlineStyles>,
  );
  return { html: `<!DOCTYPE html>${html}`, styleHashes: styles.map(({ hash }) => hash) };
}
