import type { ReactNode } from 'react';

import { HeadPicture } from '#app/features/picture/head-picture.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';

import type { CardPart, Typed } from './card-part.ts';
import { greet } from './greeting.tsx';
import { ScheduleOfEvent } from './guest-invitation.tsx';
import { InvitationFactList } from './invitation-facts.tsx';
import { InvitationHero } from './invitation-hero.tsx';
import type { Invitation } from './invitation.ts';

import sheet from './guest-invitation.module.css';
import styles from './invitation-card.module.css';

interface InvitationCardProps {
  view: Invitation;
  look: Look;
  part: CardPart;
  typed: Typed;
}

/** The part of the invitation that a step edits, with its picture above. The surrounding element cuts it. */
export function InvitationCard({ view, look, part, typed }: InvitationCardProps) {
  const words = useGuestWords();
  const greeting = part === 'greeting' ? greet(typed.guest ?? '', words) : null;
  return (
    <div className={sheet.sheet}>
      <article
        className={joinClasses(sheet.card, styles.card)}
        data-part={part}
        data-untitled={view.eventName === '' ? true : undefined}
      >
        <div className={styles.picture}>
          {view.picture ? <HeadPicture picture={view.picture} /> : null}
          <InvitationHero view={view} look={look} greeting={greeting} titleAs="p" />
        </div>
        <Below {...{ view, part, typed }} />
      </article>
    </div>
  );
}

function Below({ view, part, typed }: Omit<InvitationCardProps, 'look'>): ReactNode {
  if (part === 'picture' || part === 'greeting') return null;
  const notYet = { when: say('When is it?'), where: say('Not yet') };
  return (
    <div className={joinClasses(sheet.body, styles.below)}>
      {part !== 'schedule' ? (
        <InvitationFactList view={view} missing={{ ...notYet, questions: typed.questions }} />
      ) : view.activities.length + (typed.activities?.length ?? 0) === 0 ? (
        <p className={styles.none}>{say('No plan yet')}</p>
      ) : (
        <ScheduleOfEvent view={view} typed={typed.activities} />
      )}
    </div>
  );
}
