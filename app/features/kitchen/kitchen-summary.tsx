import { Link } from 'react-router';

import { isDietary } from '#app/features/draft/parts/food-questions.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { say, sayNumber } from '#app/platform/language/say.ts';
import { getKitchenPath } from '#app/platform/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { KitchenGlance } from './schema.ts';
import { useKitchen } from './use-kitchen.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './kitchen.module.css';

interface KitchenSummaryProps {
  inviteId: string;
  questions: readonly Pick<StoredQuestion, 'title'>[];
  changes: number;
}

/**
 * The kitchen sheet on the overview: one line that leads to it, and from 1,100 px of width its first rows. Nothing when
 * nobody said anything (behaviour 43.5).
 */
export function KitchenSummary({ questions, ...props }: KitchenSummaryProps) {
  return questions.some(({ title }) => isDietary(title)) ? <Summary {...props} /> : null;
}

function Summary({ inviteId, changes }: Omit<KitchenSummaryProps, 'questions'>) {
  const glance = useKitchen<KitchenGlance>({ inviteId, changes, isShort: true });
  if (!glance || glance.line === null) return null;
  return (
    <Card className={styles.summary}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3v6a3 3 0 0 0 6 0V3M9 3v18M18 21v-7h-3V8c0-3 1.5-5 3-5z" />
      </svg>
      <div>
        <h2>
          <Link to={getKitchenPath(inviteId)}>{say('Kitchen sheet')}</Link>
        </h2>
        <p className={styles.line}>{glance.line}</p>
      </div>
      <ul className={joinClasses(styles.needs, styles.short)}>
        {glance.needs.map((need) => (
          <li key={need.label} className={styles.need} data-allergy={need.isAllergy || undefined}>
            <strong className={styles.count}>{sayNumber(need.count)}</strong>{' '}
            <strong>
              <bdi>{need.label}</bdi>
            </strong>{' '}
            <span className={patterns.muted}>{need.who}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
