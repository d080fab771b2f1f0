import type { ReactNode } from 'react';

import { AddToCalendar } from '#app/features/calendar/add-to-calendar.tsx';
import type { CalendarLink } from '#app/features/calendar/schema.ts';
import { ChangedFacts } from '#app/features/invitation/changed-facts.tsx';
import { type FactChange, listFactChanges } from '#app/features/invitation/fact-changes.ts';
import { GarlandArt } from '#app/features/invitation/garland/garland.tsx';
import { greet } from '#app/features/invitation/greeting.tsx';
import { InvitationFactList } from '#app/features/invitation/invitation-facts.tsx';
import type { Facts, Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { showProblem } from '#app/features/rsvp/descriptions.ts';
import { type Visit, describeBar } from '#app/features/rsvp/form/bar-state.ts';
import { CanceledReply } from '#app/features/rsvp/form/canceled-reply.tsx';
import { GuestStatus } from '#app/features/rsvp/form/guest-status.tsx';
import { Identity } from '#app/features/rsvp/form/identity.tsx';
import { RsvpSection } from '#app/features/rsvp/form/rsvp-section.tsx';
import type { FormProblem, RsvpView, ShownProblem } from '#app/features/rsvp/schema.ts';
import { usesLatin } from '#app/features/theme/english.ts';
import { getFaceFile } from '#app/features/theme/face-files.ts';
import type { ScriptFace } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { addLanguage } from '#app/platform/language/language-query.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { getGuestDataPath } from '#app/platform/paths.ts';
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
  /** The line above the title for a guest who is not known, or null. */
  opening: string | null;
  words: GuestWords;
  isPreview?: boolean;
  /** The language in the address of the page, which its links keep. */
  asked?: Language | null;
  ownMail?: OwnMailView;
}

export function drawOwnParts(own: OwnParts): Record<GapName, ReactNode> {
  const { invite, rsvp, visit, before, above, calendar, words, isPreview = false } = own;
  const problem = own.problem && showProblem(own.problem, words);
  const { asked = null } = own;
  const changes = before && !invite.cancellation ? listFactChanges(before, invite, words) : [];
  return {
    status: (
      <GuestStatus
        rsvp={rsvp}
        change={addLanguage('?change#answer', asked)}
        identity={rsvp.personal && !isGreeted(rsvp, own.words) ? <Identity rsvp={rsvp} /> : null}
      />
    ),
    above,
    greeting: greetVisitor(own),
    garland: invite.cancellation ? null : <Garland invite={invite} rsvp={rsvp} />,
    about: (
      <About
        rsvp={rsvp}
        dataPath={addLanguage(getGuestDataPath(invite.id), asked)}
        mail={drawMail(own, problem)}
      />
    ),
    facts: drawFacts(invite, rsvp, changes),
    reply: invite.cancellation ? (
      <CanceledReply problem={problem} />
    ) : rsvp.season.kind === 'after' ? (
      <Keepsake rsvp={rsvp} problem={problem} />
    ) : (
      <RsvpSection
        {...{ rsvp, problem, isPreview }}
        visit={{ ...visit, changed: changes.map(({ fact }) => fact) }}
        changes={changes.length === 0 ? null : <ChangedFacts changes={changes} />}
        afterYes={calendar ? <AddToCalendar links={calendar} /> : null}
      />
    ),
  };
}

const isGreeted = ({ name, party }: RsvpView, words: GuestWords) =>
  greet(name, words, party.people) !== null;

/** The address of a guest who comes, or the state of the one they left. */
function drawMail(
  { invite, rsvp, visit, ownMail, words }: OwnParts,
  problem: ShownProblem | undefined,
): ReactNode {
  if (invite.cancellation || !ownMail) return null;
  if (ownMail.mail) return <OwnMailState mail={ownMail.mail} isOver={rsvp.isOver} />;
  const isAsked =
    rsvp.answer === 'yes' && !rsvp.isOver && describeBar(rsvp, visit, words).kind === 'given';
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
function describeSeason({
  rsvp: { season, answer },
  invite,
  words: { say },
}: OwnParts): string | null {
  switch (season.kind) {
    case 'today':
      return say('today');
    case 'tonight':
      return say('tonight');
    case 'after':
      if (answer === 'no') return say('untilNextTime');
      return say(isSolemn(invite, listIdeaClaims) ? 'thankYouForBeing' : 'thankYouForComing');
    default:
      return null;
  }
}

/** A personal greeting needs another file of the line's face than the open one. */
function greetVisitor(own: OwnParts): ReactNode {
  const { rsvp, lineFace, words } = own;
  const { personal, name, party } = rsvp;
  const said = describeSeason(own);
  const preload = lineFace ? <FontPreloads files={[getFaceFile(lineFace, 'latin')]} /> : null;
  if (said !== null) {
    return (
      <span data-greeting="name">
        {preload}
        {said}
      </span>
    );
  }
  const greeting = personal ? greet(name, words, party.people, preload) : null;
  return greeting ?? drawOpenLine(own);
}

/** The file of the opening has the letters of the English one alone. */
function drawOpenLine({ opening: said, lineFace, words }: OwnParts): ReactNode {
  if (said === null) return null;
  const isEnglish = words.language === 'en';
  const part = isEnglish && said === words.say('openGreeting') ? 'opening' : 'latin';
  return (
    <>
      {lineFace && usesLatin(words.language) ? (
        <FontPreloads files={[getFaceFile(lineFace, part)]} />
      ) : null}
      {isEnglish ? said : <span data-greeting="name">{said}</span>}
    </>
  );
}
