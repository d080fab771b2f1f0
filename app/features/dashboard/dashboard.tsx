import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { FirstGuests } from '#app/features/guests/first-guests.tsx';
import { SignedOutElsewhere } from '#app/features/guests/list/signed-out-elsewhere.tsx';
import { useGuestWindow } from '#app/features/guests/list/use-guest-window.ts';
import { LatestAnswers } from '#app/features/guests/people/latest-answers.tsx';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { KitchenSummary } from '#app/features/kitchen/kitchen-summary.tsx';
import type { Cursor } from '#app/features/live/cursor.ts';
import { AnswersFold } from '#app/features/question-answers/answers-fold.tsx';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath, logInPath } from '#app/platform/paths.ts';
import { FoldList } from '#app/ui/cards/fold.tsx';
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
import { ActivityFold } from './event-activity.tsx';
import { EventPage } from './frame/event-page.tsx';
import { DashboardHeader, EventActions } from './header/dashboard-header.tsx';
import { useInlineEdit } from './inline-edit/use-inline-edit.ts';
import { CanceledPanel } from './overview/canceled-panel.tsx';
import type { EventNews } from './overview/event-news.server.ts';
import { FirstList } from './overview/first-list.tsx';
import { FoldedFigures } from './overview/folded-figures.tsx';
import { Lead } from './overview/lead.tsx';
import { NextStepsCard } from './overview/next-steps-card.tsx';
import type { StepFacts } from './overview/next-steps.ts';
import { PastDate } from './overview/past-date.tsx';
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

/** True until every line of the first list is a guest: what cannot be read stays in the field. */
function useFirstList(isEmpty: boolean) {
  const [isOpen, setOpen] = useState(isEmpty);
  if (isEmpty && !isOpen) setOpen(true);
  return [isOpen, () => setOpen(false)] as const;
}

type Sight = ReturnType<typeof useGuestWindow>;

/** What is certain, and what to do: the parts of the first screen, as the season has them. */
function FirstParts({ sight, ...props }: DashboardProps & { sight: Sight }) {
  const { frame, view, guestLink, offer, mark, toTell } = props;
  const { guests } = sight;
  const isEmpty = countEverybody(guests.figures) === 0;
  const [isFirst, finish] = useFirstList(isEmpty && view.season === 'open');
  if (view.isCanceled) {
    return <CanceledPanel {...{ view, toTell }} sendsMail={frame.sendsMail} />;
  }
  return (
    <>
      {view.savedPast ? <PastDate /> : null}
      <Lead {...{ view, guests, offer, mark }} />
      {isFirst ? (
        <FirstList
          inviteId={view.id}
          version={view.version}
          title={view.title}
          guestLink={guestLink}
          onDone={finish}
        />
      ) : (
        <NextStepsCard inviteId={view.id} facts={{ ...guests, ...toStepFacts(props) }} />
      )}
    </>
  );
}

type Editable = ComponentProps<typeof LocationCard>;

/** The quieter parts, and what a host seldom needs. */
function Rest({
  sight,
  editable,
  ...props
}: DashboardProps & { sight: Sight; editable: Editable }) {
  const { view, guestLink } = props;
  return (
    <div className={joinClasses(patterns.stack3, styles.rest)}>
      <FoldList>
        <GuestLink link={guestLink} />
      </FoldList>
      <FoldList>
        <EventSnapshot view={{ ...view, inviteeCount: sight.guests.inviteeCount }} />
        <LocationCard {...editable} />
        <Timeline view={view} />
        <MessageCard {...editable} />
        <QuickLinks inviteId={view.id} />
        <ActivityFold
          activity={props.activity}
          earlierPath={props.earlierPath}
          readAt={view.readAt}
        />
      </FoldList>
      <CreateNewEvent getLink={() => guestLink} />
    </div>
  );
}

export function Dashboard(props: DashboardProps) {
  const { frame, view, guestLink, expires, changes, cursor } = props;
  const sight = useGuestWindow(view, { changes, cursor }, 'overview');
  const { guests } = sight;
  useNewestVersion(view.version, guests.version);
  const edit = useInlineEdit(view);
  const logIn = logInPath(getDashboardPath(view.id));
  const editable = { view, edit, logIn };
  const actions = <EventActions {...{ view, guestLink }} />;
  return (
    <EventPage
      frame={frame}
      section="overview"
      header={<DashboardHeader {...editable} actions={actions} />}
    >
      <NeedsScript readable />
      <ExpiryNotice expires={expires} />
      <SignedOutElsewhere refused={sight.refused} logIn={logIn} />
      <div className={styles.cards} data-season={view.season}>
        <div className={styles.column}>
          <div className={joinClasses(patterns.stack3, styles.first)}>
            <FirstParts {...props} sight={sight} />
          </div>
          <div className={joinClasses(patterns.stack3, styles.answers)}>
            <FoldList>
              {view.isCanceled ? <FoldedFigures terms={view} guests={guests} /> : null}
              <LatestAnswers inviteId={view.id} latest={guests.latest} readAt={guests.readAt} />
              <FirstGuests inviteId={view.id} {...{ sight, guestLink, logIn }} />
              <AnswersFold inviteId={view.id} questions={view.questions} changes={changes} />
            </FoldList>
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.kitchen}>
            {view.isCanceled ? null : (
              <KitchenSummary inviteId={view.id} questions={view.questions} changes={changes} />
            )}
          </div>
          <div className={styles.actions}>{actions}</div>
          <Rest {...{ ...props, sight, editable }} />
        </div>
      </div>
    </EventPage>
  );
}

/** The facts of the next steps that do not change as guests answer. */
function toStepFacts({ frame, view, isJustOver, isFollowUp, offer }: DashboardProps) {
  const { season, hasAlbum, seats, due, isPastDue, asked } = view;
  const { sendsMail } = frame;
  return {
    sendsMail,
    season,
    isJustOver,
    isFollowUp,
    hasAlbum,
    seats,
    due,
    isPastDue,
    asked,
    offer,
  } satisfies Omit<StepFacts, 'inviteeCount' | 'figures' | 'headcount' | 'marks' | 'people'>;
}

function ExpiryNotice({ expires }: { expires: string }) {
  if (expires === '') return null;
  return (
    <Notice>
      {say(
        'This event is long past. Its guests and answers will be deleted on {expires}. To keep them, export them in Settings.',
        { expires },
      )}
    </Notice>
  );
}
