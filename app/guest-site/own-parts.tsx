import type { ReactNode } from 'react';

import { AddToCalendar } from '#app/features/calendar/add-to-calendar.tsx';
import type { CalendarLink } from '#app/features/calendar/schema.ts';
import { ChangedFacts } from '#app/features/invitation/changed-facts.tsx';
import { describeChanges, listFactChanges } from '#app/features/invitation/fact-changes.ts';
import { openGreeting } from '#app/features/invitation/facts.ts';
import { greet } from '#app/features/invitation/greeting.tsx';
import { InvitationFactList } from '#app/features/invitation/invitation-facts.tsx';
import type { Facts, Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import type { Visit } from '#app/features/rsvp/form/bar-state.ts';
import { CanceledReply } from '#app/features/rsvp/form/canceled-reply.tsx';
import { GuestStatus } from '#app/features/rsvp/form/guest-status.tsx';
import { RsvpSection } from '#app/features/rsvp/form/rsvp-section.tsx';
import type { FormProblem, RsvpView } from '#app/features/rsvp/schema.ts';
import { getFaceFile } from '#app/features/theme/face-files.ts';
import type { ScriptFace } from '#app/features/theme/faces.ts';
import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';

import type { GapName } from './guest-page.tsx';
import type { OwnMailView } from './own-mail/own-mail.server.ts';
import { AskForMail, OwnMailState } from './own-mail/own-mail.tsx';

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
  const { invite, rsvp, visit, before, problem, above, calendar, isPreview = false, ownMail } = own;
  const changes = before && !invite.cancellation ? listFactChanges(before, invite) : [];
  return {
    status: <GuestStatus rsvp={rsvp} />,
    above,
    greeting: greetVisitor(own),
    facts: <InvitationFactList view={toGuestView(invite)} changes={changes} />,
    reply: invite.cancellation ? (
      <CanceledReply problem={problem} />
    ) : (
      <RsvpSection
        {...{ rsvp, problem, isPreview }}
        visit={{ ...visit, changed: describeChanges(changes) }}
        changes={changes.length === 0 ? null : <ChangedFacts changes={changes} />}
        askForMail={
          ownMail && !ownMail.mail && !rsvp.isOver ? (
            <AskForMail hostedBy={invite.hostedBy} problem={problem} />
          ) : null
        }
        ownMail={ownMail?.mail ? <OwnMailState mail={ownMail.mail} isOver={rsvp.isOver} /> : null}
        afterYes={calendar ? <AddToCalendar links={calendar} /> : null}
      />
    ),
  };
}

/** A personal greeting needs another file of the line's face than the open one. */
function greetVisitor({ rsvp: { personal, name, party }, lineFace }: OwnParts): ReactNode {
  const preload = (part: 'latin' | 'opening') =>
    lineFace ? <FontPreloads files={[getFaceFile(lineFace, part)]} /> : null;
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
