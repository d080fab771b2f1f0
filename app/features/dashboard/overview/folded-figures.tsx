import type { GuestWindow } from '#app/features/guests/list/guest-window.ts';
import { formatHeadcount, nameHeadcount } from '#app/features/rsvp/headcount-words.ts';
import { say } from '#app/platform/language/say.ts';
import { Fold } from '#app/ui/cards/fold.tsx';

import { HowThisAddsUp, type Terms } from './adds-up.tsx';
import { AnswerFigures, AnswersBar, Headline } from './rsvp-overview.tsx';

interface FoldedFiguresProps {
  terms: Terms;
  guests: Pick<GuestWindow, 'figures' | 'headcount'>;
}

/** The figures of a canceled event, in a row (behaviour 34.19). */
export function FoldedFigures({ terms, guests: { figures, headcount } }: FoldedFiguresProps) {
  return (
    <Fold
      title={say('RSVP Overview')}
      value={say('{count, plural, one {# said yes} other {# said yes}}', {
        count: headcount.certain,
      })}
    >
      <HowThisAddsUp {...{ figures, headcount, terms }}>
        <Headline figure={formatHeadcount(headcount)} unit={nameHeadcount(headcount)} />
      </HowThisAddsUp>
      <AnswersBar figures={figures} />
      <AnswerFigures inviteId={terms.id} figures={figures} />
    </Fold>
  );
}
