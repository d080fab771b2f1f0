import type { ReactNode } from 'react';

import { HeadPicture } from '#app/features/picture/head-picture.tsx';
import type { Look } from '#app/features/theme/look.ts';
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

const notYet = { when: 'When is it?', where: 'Not yet' };

/** The part of the invitation that a step edits, with its picture above. The surrounding element cuts it. */
export function InvitationCard({ view, look, part, typed }: InvitationCardProps) {
  const greeting = part === 'greeting' ? greet(typed.guest ?? '') : null;
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
  return (
    <div className={joinClasses(sheet.body, styles.below)}>
      {part !== 'schedule' ? (
        <InvitationFactList view={view} missing={{ ...notYet, questions: typed.questions }} />
      ) : view.activities.length + (typed.activities?.length ?? 0) === 0 ? (
        <p className={styles.none}>No plan yet</p>
      ) : (
        <ScheduleOfEvent view={view} typed={typed.activities} />
      )}
    </div>
  );
}
