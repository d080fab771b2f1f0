import type { ComponentType, ReactNode } from 'react';

import { AddToCalendar } from '#app/features/calendar/add-to-calendar.tsx';
import type { CalendarLink } from '#app/features/calendar/schema.ts';
import { CancellationNote } from '#app/features/invitation/cancellation.tsx';
import { GuestInvitation } from '#app/features/invitation/guest-invitation.tsx';
import { nameForGuests } from '#app/features/invitation/local/guest-facts.ts';
import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { ReplyPanel } from '#app/features/invitation/reply-panel.tsx';
import type { Thanks } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { LinkPreviewTags } from '#app/features/link-card/link-preview-tags.tsx';
import type { Contact } from '#app/features/rsvp/form/contact.ts';
import { SendFailed } from '#app/features/rsvp/form/rsvp-section.tsx';
import type { Season } from '#app/features/schedule/season.ts';
import type { Letters } from '#app/features/theme/english.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { LookHead } from '#app/features/theme/look-head.tsx';
import { type Look, getLook } from '#app/features/theme/look.ts';
import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { getDashboardPath } from '#app/platform/paths.ts';

import { GuestScreen } from './guest-screen.tsx';
import { DayActions, describeCountdown } from './seasons/day.tsx';
import { ThanksNote } from './seasons/keepsake.tsx';
import { ShareLink } from './share-link.tsx';

/** The parts of the page that differ between guests. */
export type GapName = 'status' | 'above' | 'greeting' | 'garland' | 'facts' | 'reply' | 'about';

type GapProps = { name: GapName };

/** In the HTML that is rendered once for all guests. */
export function Gap({ name }: GapProps) {
  return <template data-gap={name} />;
}

export const gapPattern = /<template data-gap="(\w+)"><\/template>/;

interface GuestPageProps {
  view: GuestView;
  look: Look;
  link: string;
  qr: QrCode;
  letters: Letters;
  /** Null without a date, and once the event is over. */
  calendar: readonly CalendarLink[] | null;
  season: Season;
  contact: Contact;
  thanks: Thanks;
  /** When the words of the page change next (epoch ms), or null. */
  turn: number | null;
  /** The switch to another language; null where there is none. */
  languages: ReactNode;
  /** Renders a guest's own parts, or a `Gap` for them. */
  gap: ComponentType<GapProps>;
}

export function GuestPage(props: GuestPageProps) {
  const { view, look, link, qr, letters, calendar, season, turn, languages, gap: Own } = props;
  const isOver = season.kind === 'after';
  const words = usePageWords();
  const title = nameForGuests(view, words);
  const reply = <Own name="reply" />;
  const share = <ShareLink {...{ title, link, qr }} />;
  return (
    <GuestScreen
      title={title}
      hostPath={getDashboardPath(view.id)}
      look={look}
      turn={turn}
      languages={languages}
      about={
        <>
          {view.cancellation ? share : null}
          <Own name="about" />
        </>
      }
      status={view.cancellation || isOver ? undefined : <Own name="status" />}
    >
      <LookHead {...{ look, letters }} />
      <LinkPreviewTags view={view} link={link} />
      <Own name="above" />
      <GuestInvitation
        view={view}
        look={look}
        greeting={<Own name="greeting" />}
        facts={<Own name="facts" />}
        hero={{
          garland: <Own name="garland" />,
          plate: look.isSolemn ? '' : describeCountdown(season, words.language),
          dusk: isOver ? getLook(view, listIdeaClaims).scheme : undefined,
        }}
        action={calendar ? <AddToCalendar links={calendar} /> : null}
        notice={drawNotice(props)}
        reply={
          view.cancellation ? null : isOver ? reply : <ReplyPanel look={look}>{reply}</ReplyPanel>
        }
      >
        {/* Nobody passes on a canceled event (behaviour 44.8). */}
        {view.cancellation ? null : share}
      </GuestInvitation>
      <SendFailed />
    </GuestScreen>
  );
}

/** What replaces the actions: that it is canceled, directions first on the day, the host's words after it. */
function drawNotice({ view, season, contact, thanks, calendar, gap: Own }: GuestPageProps) {
  if (view.cancellation) {
    return (
      <CancellationNote
        cancellation={view.cancellation}
        hostedBy={view.hostedBy}
        filePath={calendar?.find(({ isElsewhere }) => !isElsewhere)?.href ?? null}
      >
        <Own name="reply" />
      </CancellationNote>
    );
  }
  switch (season.kind) {
    case 'today':
    case 'tonight':
      return <DayActions view={view} contact={contact} />;
    case 'after':
      return <ThanksNote thanks={thanks} hostedBy={view.hostedBy} />;
    default:
      return undefined;
  }
}
