import { Link } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { say } from '#app/platform/language/say.ts';
import { getAnswersPath, getGuestsPath, getKitchenPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { AnswersView } from './question-answers.server.ts';
import { Names, QuestionBlock } from './question-block.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './answers-page.module.css';

interface AnswersPageProps {
  frame: EventFrame;
  view: AnswersView;
}

/** The guests with required questions to answer. First on the page, because the host can act on it. */
function Incomplete({
  inviteId,
  incomplete: { count, who },
}: { inviteId: string } & Pick<AnswersView, 'incomplete'>) {
  if (count === 0) return null;
  return (
    <TitledCard
      title={say('Incomplete')}
      aside={
        <p className={patterns.small}>
          {say('{count, plural, one {# guest} other {# guests}}', { count })}
        </p>
      }
      paper="long"
    >
      <p className={patterns.small}>
        {say('They said yes, and have not answered every required question.')}
      </p>
      <Names inviteId={inviteId} who={who} />
      <p>
        <Link to={`${getGuestsPath(inviteId)}?show=incomplete`}>
          {say('Show them in the Guest List')}
        </Link>
      </p>
    </TitledCard>
  );
}

export function AnswersPage({ frame, view }: AnswersPageProps) {
  const { inviteId } = frame;
  const { totals, alone, incomplete } = view;
  return (
    <ToastProvider>
      <>
        <SectionHead
          title={say('Answers')}
          {...(alone ? { back: { to: getAnswersPath(inviteId), label: say('All answers') } } : {})}
          note={totals.length > 0 ? say('Counts those who said yes.') : null}
          actions={<ButtonLink to={getKitchenPath(inviteId)}>{say('Kitchen sheet')}</ButtonLink>}
        />
        <div className={joinClasses(patterns.stack5, styles.blocks)}>
          {alone ? null : <Incomplete inviteId={inviteId} incomplete={incomplete} />}
          {totals.length === 0 ? (
            <Card>
              <EmptyState of="message">
                <p>{say('No questions yet.')}</p>
                <ButtonLink to={editPath('answers', inviteId)}>{say('Ask a question')}</ButtonLink>
              </EmptyState>
            </Card>
          ) : null}
          {totals.map((one) => (
            <QuestionBlock key={one.id} inviteId={inviteId} totals={one} alone={alone} />
          ))}
        </div>
      </>
    </ToastProvider>
  );
}
