import type { ComponentProps } from 'react';
import { href } from 'react-router';

import { guestTitle } from '#app/features/invite/facts.ts';
import { GuestInvitation } from '#app/features/invite/guest-invitation.tsx';
import { GuestScreen } from '#app/features/invite/guest-screen.tsx';
import { LinkPreviewTags } from '#app/features/invite/link-preview-tags.tsx';
import type { QrCode } from '#app/features/invite/qr.server.ts';
import { ReplyPanel } from '#app/features/invite/reply-panel.tsx';
import { ShareLink } from '#app/features/invite/share-link.tsx';
import type { GuestView } from '#app/features/invite/views.ts';
import { RsvpSection, SendFailed } from '#app/features/rsvp/rsvp-section.tsx';
import type { RsvpView } from '#app/features/rsvp/schema.ts';
import { LookHead } from '#app/features/theme/look-head.tsx';
import { lookOf } from '#app/features/theme/look.ts';

/** What one guest's page is made of. */
export interface GuestPageData {
  view: GuestView;
  /** The open link, in full. */
  link: string;
  qr: QrCode;
  rsvp: RsvpView;
}

interface GuestPageProps extends GuestPageData {
  /** Why what the guest sent was not taken. */
  problem?: ComponentProps<typeof RsvpSection>['problem'];
}

/** The invitation with its questions. Its look is kept by theme and type, and so is not among the data. */
export function GuestPage({ view, link, qr, rsvp, problem }: GuestPageProps) {
  const look = lookOf(view);
  return (
    <GuestScreen
      title={guestTitle(view)}
      hostPath={href('/host/events/:inviteId', { inviteId: view.id })}
      look={look}
    >
      <LookHead look={look} />
      <LinkPreviewTags view={view} link={link} />
      <GuestInvitation view={view} look={look}>
        <ReplyPanel look={look}>
          <RsvpSection rsvp={rsvp} problem={problem} />
        </ReplyPanel>
        <ShareLink link={link} qr={qr} />
      </GuestInvitation>
      <SendFailed />
    </GuestScreen>
  );
}
