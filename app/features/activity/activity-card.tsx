import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';

import { describeActivity, nameActor } from './rules.ts';
import type { ActivityEntry } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';

interface ActivityCardProps<Entry extends ActivityEntry> {
  activity: readonly Entry[];
  earlierPath: string | null;
  folds?: boolean;
  /** Stands behind what a change says. */
  renderAside: (entry: Entry) => ReactNode;
}

/** The newest first (behaviour 34.12). */
export function ActivityCard<Entry extends ActivityEntry>({
  activity,
  earlierPath,
  folds = false,
  renderAside,
}: ActivityCardProps<Entry>) {
  if (activity.length === 0) return null;
  return (
    <TitledCard
      id="activity"
      title="Activity"
      paper="none"
      folds={folds}
      aside={earlierPath === null ? null : <Link to={earlierPath}>All activity</Link>}
    >
      <ol className={patterns.stack3}>
        {activity.map((entry) => (
          <li key={entry.id}>
            <p>
              <bdi className={patterns.strong}>{nameActor(entry)}</bdi> {describeActivity(entry)}
              {renderAside(entry)}
            </p>
            <p className={patterns.small}>
              <LocalTime at={entry.at} />
            </p>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
