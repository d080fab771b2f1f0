import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { isWorthFinding } from '#app/features/guests/find/worth-finding.ts';
import { SignedOutElsewhere } from '#app/features/guests/list/signed-out-elsewhere.tsx';
import { useGuestWindow } from '#app/features/guests/list/use-guest-window.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import type { Cursor } from '#app/features/live/cursor.ts';
import { AnswersSummary } from '#app/features/question-answers/answers-summary.tsx';
import { getDashboardPath, logInPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { Notice } from '#app/ui/notice.tsx';

import {
  EventSnapshot,
  LocationCard,
  MessageCard,
  QuickLinks,
  Timeline,
} from './dashboard-parts.tsx';
import { EventActivity } from './event-activity.tsx';
import { EventPage } from './frame/event-page.tsx';
import { DashboardHeader } from './header/dashboard-header.tsx';
import { useInlineEdit } from './inline-edit/use-inline-edit.ts';
import type { EventNews } from './overview/event-news.server.ts';
import { FindGuest } from './overview/find-guest.tsx';
import { FirstGuests } from './overview/first-guests.tsx';
import { LatestAnswers } from './overview/latest-answers.tsx';
import { NextStepsCard } from './overview/next-steps-card.tsx';
import type { StepFacts } from './overview/next-steps.ts';
import { RsvpOverview } from './overview/rsvp-overview.tsx';
import { CreateNewEvent } from './sharing/create-new-event.tsx';
import { GuestLink } from './sharing/guest-link.tsx';
import type { HostView } from './views.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './dashboard.module.css';

interface DashboardProps extends EventNews {
  frame: EventFrame;
  view: HostView;
  guestLink: string;
  changes: number;
  cursor: Cursor | null;
  mark: ReactNode;
}

/** Reloads when the invitation itself has changed; new answers do not change its version. */
function useNewestVersion(shown: number, newest: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (newest > shown) void revalidate();
  }, [shown, newest, revalidate]);
}

export function Dashboard(props: DashboardProps) {
  const { frame, view, guestLink, expires, isPast, changes, cursor, mark } = props;
  const sight = useGuestWindow(view, { changes, cursor }, 'overview');
  const { figures, headcount, inviteeCount, version } = sight.guests;
  useNewestVersion(view.version, version);
  const edit = useInlineEdit(view);
  const logIn = logInPath(getDashboardPath(view.id));
  const editable = { view, edit, logIn };
  return (
    <EventPage
      frame={frame}
      section="overview"
      header={<DashboardHeader {...editable} {...{ isPast, guestLink }} />}
    >
      <NeedsScript what="Changing something on this screen" />
      <ExpiryNotice expires={expires} />
      <SignedOutElsewhere refused={sight.refused} logIn={logIn} />
      <div className={joinClasses(patterns.stack5, styles.cards)}>
        <div className={patterns.stack5}>
          {isWorthFinding(figures) ? <FindGuest inviteId={view.id} /> : null}
          <RsvpOverview figures={figures} headcount={headcount} terms={view} mark={mark} />
          <NextStepsCard
            inviteId={view.id}
            title={view.title}
            guestLink={guestLink}
            rest={rests[findSeason(view, isPast)]}
            facts={{ ...sight.guests, ...toStepFacts(props) }}
          />
          <LatestAnswers inviteId={view.id} latest={sight.guests.latest} />
          <FirstGuests inviteId={view.id} {...{ sight, guestLink, logIn }} />
        </div>
        <div className={patterns.stack5}>
          <AnswersSummary inviteId={view.id} questions={view.questions} changes={changes} />
          <GuestLink link={guestLink} />
          <EventSnapshot view={{ ...view, inviteeCount }} />
          <LocationCard {...editable} />
          <Timeline view={view} />
          <MessageCard {...editable} />
          <QuickLinks inviteId={view.id} folds />
          <EventActivity activity={props.activity} earlierPath={props.earlierPath} folds />
          <CreateNewEvent guestLink={guestLink} />
        </div>
      </div>
    </EventPage>
  );
}

function findSeason({ answering, isCanceled }: HostView, isPast: boolean): StepFacts['season'] {
  if (isCanceled) return 'canceled';
  if (isPast) return 'past';
  return answering === 'open' || answering === 'late' ? 'open' : 'closed';
}

/** The facts of the next steps that do not change as guests answer. */
function toStepFacts({ frame, view, isPast, isJustOver, offer, toTell }: DashboardProps) {
  const { seats, answerBy } = view;
  const season = findSeason(view, isPast);
  return { sendsMail: frame.sendsMail, season, toTell, isJustOver, seats, answerBy, offer };
}

const rests: Record<StepFacts['season'], string> = {
  open: 'Nothing to do. Enjoy the wait.',
  closed: 'Answers are closed. Nothing to do.',
  canceled: 'The event is canceled. Nothing to do.',
  past: 'The event is over. Nothing to do.',
};

function ExpiryNotice({ expires }: { expires: string }) {
  if (expires === '') return null;
  return (
    <Notice>
      {`This event is long past. Its guests and answers will be deleted on ${expires}. To keep them, save them under More.`}
    </Notice>
  );
}
