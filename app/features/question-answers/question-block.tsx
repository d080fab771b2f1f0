import { Link } from 'react-router';

import { sayAsked } from '#app/features/draft/parts/question-presets.ts';
import { say } from '#app/platform/language/say.ts';
import { getAnswersPath, getGuestCardPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { ChoiceBar, Unchosen } from './choice-bars.tsx';
import {
  type ChoiceTotal,
  type QuestionTotals,
  type Respondent,
  formatAnswered,
  sayMoreAnswers,
  writeTotals,
} from './question-totals.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './answers-page.module.css';

export function Names({ inviteId, who }: { inviteId: string; who: readonly Respondent[] }) {
  return (
    <ul className={styles.names}>
      {who.map(({ id, name }) => (
        <li key={`${id} ${name}`}>
          <Link to={getGuestCardPath(inviteId, id)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  inviteId: string;
  choice: ChoiceTotal;
  most: number;
}

function Choice({ inviteId, choice, most }: ChoiceProps) {
  const { count, who } = choice;
  const left = count - who.length;
  return (
    <details className={styles.choice}>
      <summary className={patterns.caret}>
        <ChoiceBar choice={choice} most={most} />
      </summary>
      <Names inviteId={inviteId} who={who} />
      {left > 0 ? (
        <p className={patterns.small}>{say('and {left, number} more', { left })}</p>
      ) : null}
    </details>
  );
}

function OwnWords({ inviteId, totals }: { inviteId: string; totals: QuestionTotals }) {
  return (
    <ul className={styles.texts}>
      {totals.texts.map(({ id, name, text }) => (
        <li key={`${id} ${name}`}>
          <Link to={getGuestCardPath(inviteId, id)}>
            <bdi>{name}</bdi>
          </Link>
          <p dir="auto" className={patterns.typed}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function isCut({ choices, texts, answered }: QuestionTotals): boolean {
  if (!choices) return answered > texts.length;
  return choices.some(({ count, who }) => count > who.length);
}

interface QuestionBlockProps {
  inviteId: string;
  totals: QuestionTotals;
  /** The only question on the page. */
  alone: boolean;
}

export function QuestionBlock({ inviteId, totals, alone }: QuestionBlockProps) {
  const showToast = useToast();
  const { id, title, retired, choices, sum } = totals;
  const most = Math.max(1, ...(choices ?? []).map(({ count }) => count));
  const copy = async () => {
    const copied = await copyText(writeTotals(totals));
    const text = copied
      ? say('Copied as text.')
      : say('Couldn’t copy: your browser doesn’t let this page.');
    showToast({ text, tone: copied ? 'good' : 'neutral' });
  };
  return (
    <TitledCard
      title={<bdi>{sayAsked(title)}</bdi>}
      aside={
        <p className={patterns.small}>
          {retired ? `${say('No longer asked')} · ` : ''}
          {formatAnswered(totals)}
        </p>
      }
      paper="long"
    >
      {sum === null ? null : (
        <p className={patterns.lead}>{say('{sum, number} in all', { sum })}</p>
      )}
      {choices
        ?.filter(({ count }) => count > 0)
        .map((choice) => (
          <Choice key={choice.label} inviteId={inviteId} choice={choice} most={most} />
        ))}
      <Unchosen choices={choices ?? []} />
      {totals.texts.length > 0 ? <OwnWords inviteId={inviteId} totals={totals} /> : null}
      {isCut(totals) && !choices ? (
        <p className={patterns.small}>{sayMoreAnswers(totals)}</p>
      ) : null}
      {totals.answered === 0 && !choices ? (
        <p className={patterns.small}>{say('No answers yet.')}</p>
      ) : null}
      <div className={joinClasses(patterns.spread, patterns.offPaper)}>
        <Button onClick={() => void copy()}>{say('Copy as text')}</Button>
        {isCut(totals) && !alone ? (
          <Link to={`${getAnswersPath(inviteId)}?question=${encodeURIComponent(id)}`}>
            {say('Show everybody')}
          </Link>
        ) : null}
      </div>
    </TitledCard>
  );
}
