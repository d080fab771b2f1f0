import type { ReactNode } from 'react';

import { AddToCalendar } from '#app/features/calendar/add-to-calendar.tsx';
import type { CalendarLink } from '#app/features/calendar/schema.ts';
import { ChangedFacts } from '#app/features/invitation/changed-facts.tsx';
import {
  type FactChange,
  describeChanges,
  listFactChanges,
} from '#app/features/invitation/fact-changes.ts';
import { openGreeting } from '#app/features/invitation/facts.ts';
import { GarlandArt } from '#app/features/invitation/garland/garland.tsx';
import { greet } from '#app/features/invitation/greeting.tsx';
import { InvitationFactList } from '#app/features/invitation/invitation-facts.tsx';
import type { Facts, Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { type Visit, describeBar } from '#app/features/rsvp/form/bar-state.ts';
import { CanceledReply } from '#app/features/rsvp/form/canceled-reply.tsx';
import { GuestStatus } from '#app/features/rsvp/form/guest-status.tsx';
import { Identity } from '#app/features/rsvp/form/identity.tsx';
import { RsvpSection } from '#app/features/rsvp/form/rsvp-section.tsx';
import type { FormProblem, RsvpView } from '#app/features/rsvp/schema.ts';
import { getFaceFile } from '#app/features/theme/face-files.ts';
import type { ScriptFace } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';
import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';

import { About } from './about.tsx';
import type { GapName } from './guest-page.tsx';
import type { OwnMailView } from './own-mail/own-mail.server.ts';
import { AskForMail, OwnMailState } from './own-mail/own-mail.tsx';
import { DayFacts } from './seasons/day.tsx';
import { Keepsake, KeepsakeFacts } from './seasons/keepsake.tsx';

interface OwnParts {
  invite: Invite;
  rsvp: RsvpView;
  visit: Visit;
  /** As they were when the guest answered; null when they are the same. */
  before: Facts | null;
  problem?: FormProblem | undefined;
  above: ReactNode;
  calendar: readonly CalendarLink[] | null;
  /** The face of the line above the title alone, or null. */
  lineFace: ScriptFace | null;
  isPreview?: boolean;
  ownMail?: OwnMailView;
}

export function drawOwnParts(own: OwnParts): Record<GapName, ReactNode> {
  const { invite, rsvp, visit, before, problem, above, calendar, isPreview = false } = own;
  const changes = before && !invite.cancellation ? listFactChanges(before, invite) : [];
  return {
    status: (
      <GuestStatus
        rsvp={rsvp}
        identity={rsvp.personal && !isGreeted(rsvp) ? <Identity rsvp={rsvp} /> : null}
      />
    ),
    above,
    greeting: greetVisitor(own),
    garland: invite.cancellation ? null : <Garland invite={invite} rsvp={rsvp} />,
    about: <About inviteId={invite.id} rsvp={rsvp} mail={drawMail(own)} />,
    facts: drawFacts(invite, rsvp, changes),
    reply: invite.cancellation ? (
      <CanceledReply problem={problem} />
    ) : rsvp.season.kind === 'after' ? (
      <Keepsake rsvp={rsvp} problem={problem} />
    ) : (
      <RsvpSection
        {...{ rsvp, problem, isPreview }}
        visit={{ ...visit, changed: describeChanges(changes) }}
        changes={changes.length === 0 ? null : <ChangedFacts changes={changes} />}
        afterYes={calendar ? <AddToCalendar links={calendar} /> : null}
      />
    ),
  };
}

const isGreeted = ({ name, party }: RsvpView) => greet(name, party.people) !== null;

/** The address of a guest who comes, or the state of the one they left. */
function drawMail({ invite, rsvp, visit, problem, ownMail }: OwnParts): ReactNode {
  if (invite.cancellation || !ownMail) return null;
  if (ownMail.mail) return <OwnMailState mail={ownMail.mail} isOver={rsvp.isOver} />;
  const isAsked =
    rsvp.answer === 'yes' && !rsvp.isOver && describeBar(rsvp, visit).kind === 'given';
  return isAsked ? <AskForMail hostedBy={invite.hostedBy} problem={problem} /> : null;
}

function drawFacts(invite: Invite, { season }: RsvpView, changes: readonly FactChange[]) {
  const view = toGuestView(invite);
  if (season.kind === 'after') return <KeepsakeFacts view={view} />;
  const isDay = season.kind === 'today' || season.kind === 'tonight';
  if (isDay && changes.length === 0) return <DayFacts view={view} />;
  return <InvitationFactList view={view} changes={changes} />;
}

/** The public figure hangs there for everybody, letters only for who may read the names (behaviour 44.5). */
function Garland({ invite, rsvp }: Pick<OwnParts, 'invite' | 'rsvp'>) {
  const { figure, guests, answer, season } = rsvp;
  if (figure === null || !invite.answerSettings.countdown) return null;
  if (isSolemn(invite, listIdeaClaims)) return null;
  const yes = guests.find((group) => group.answer === 'yes');
  const past = season.kind === 'after' && figure.here > 0;
  const people = past ? figure.here : (yes?.count ?? figure.people);
  return (
    <div id="garland" data-yes={answer === 'yes' || undefined}>
      <GarlandArt people={people} firstNames={yes?.firstNames ?? []} />
    </div>
  );
}

/** What stands above the title on the day and after it; null before. */
function describeSeason({ rsvp: { season, answer }, invite }: OwnParts): string | null {
  switch (season.kind) {
    case 'today':
      return 'Today';
    case 'tonight':
      return 'Tonight';
    case 'after':
      if (answer === 'no') return 'Until next time';
      return isSolemn(invite, listIdeaClaims)
        ? 'Thank you for being with us'
        : 'Thank you for coming';
    default:
      return null;
  }
}

/** A personal greeting needs another file of the line's face than the open one. */
function greetVisitor(own: OwnParts): ReactNode {
  const { rsvp, lineFace } = own;
  const { personal, name, party } = rsvp;
  const said = describeSeason(own);
  const preload = (part: 'latin' | 'opening') =>
    lineFace ? <FontPreloads files={[getFaceFile(lineFace, part)]} /> : null;
  if (said !== null) {
    return (
      <span data-greeting="name">
        {preload('latin')}
        {said}
      </span>
    );
  }
  const greeting = personal ? greet(name, party.people, preload('latin')) : null;
  return (
    greeting ?? (
      <>
        {preload('opening')}
        {openGreeting}
      </>
    )
  );
}
