import type { ComponentType } from 'react';

import { AddToCalendar } from '#app/features/calendar/add-to-calendar.tsx';
import type { CalendarLink } from '#app/features/calendar/schema.ts';
import { CancellationNote } from '#app/features/invitation/cancellation.tsx';
import { formatGuestTitle } from '#app/features/invitation/facts.ts';
import { GuestInvitation } from '#app/features/invitation/guest-invitation.tsx';
import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { ReplyPanel } from '#app/features/invitation/reply-panel.tsx';
import type { GuestView } from '#app/features/invite/views.ts';
import { LinkPreviewTags } from '#app/features/link-card/link-preview-tags.tsx';
import { SendFailed } from '#app/features/rsvp/form/rsvp-section.tsx';
import type { Letters } from '#app/features/theme/english.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { LookHead } from '#app/features/theme/look-head.tsx';
import { getLook } from '#app/features/theme/look.ts';
import { getDashboardPath, getCalendarFilePath } from '#app/platform/paths.ts';

import { GuestScreen } from './guest-screen.tsx';
import { ShareLink } from './share-link.tsx';

/** The parts of the page that differ between guests. */
export type GapName = 'status' | 'above' | 'greeting' | 'facts' | 'reply';

type GapProps = { name: GapName };

/** In the HTML that is rendered once for all guests. */
export function Gap({ name }: GapProps) {
  return <template data-gap={name} />;
}

export const gapPattern = /<template data-gap="(\w+)"><\/template>/;

interface GuestPageProps {
  view: GuestView;
  link: string;
  qr: QrCode;
  letters: Letters;
  /** Null without a date, and once the event is over. */
  calendar: readonly CalendarLink[] | null;
  /** Renders a guest's own parts, or a `Gap` for them. */
  gap: ComponentType<GapProps>;
}

export function GuestPage({ view, link, qr, letters, calendar, gap: Own }: GuestPageProps) {
  const look = getLook(view, listIdeaClaims);
  const title = formatGuestTitle(view);
  const cancellation = view.cancellation ? (
    <CancellationNote
      cancellation={view.cancellation}
      hostedBy={view.hostedBy}
      filePath={calendar ? getCalendarFilePath(view.id) : null}
    >
      <Own name="reply" />
    </CancellationNote>
  ) : undefined;
  return (
    <GuestScreen
      title={title}
      hostPath={getDashboardPath(view.id)}
      look={look}
      status={cancellation ? undefined : <Own name="status" />}
    >
      <LookHead {...{ look, letters }} />
      <LinkPreviewTags view={view} link={link} />
      <Own name="above" />
      <GuestInvitation
        view={view}
        look={look}
        greeting={<Own name="greeting" />}
        facts={<Own name="facts" />}
        action={calendar ? <AddToCalendar links={calendar} /> : null}
        notice={cancellation}
        reply={
          cancellation ? null : (
            <ReplyPanel look={look}>
              <Own name="reply" />
            </ReplyPanel>
          )
        }
      >
        <ShareLink title={title} link={link} qr={qr} />
      </GuestInvitation>
      <SendFailed />
    </GuestScreen>
  );
}
