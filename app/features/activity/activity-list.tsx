import type { ReactNode } from 'react';

import { LocalTime } from '#app/ui/text/local-time.tsx';
import { withElements } from '#app/ui/text/with-elements.ts';

import type { ToldActivity } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';

interface ActivityListProps<Entry extends ToldActivity> {
  activity: readonly Entry[];
  /** Stands behind what a change says. */
  renderAside: (entry: Entry) => ReactNode;
}

/** The newest first (behaviour 34.12). */
export function ActivityList<Entry extends ToldActivity>({
  activity,
  renderAside,
}: ActivityListProps<Entry>) {
  return (
    <ol className={patterns.stack3}>
      {activity.map((entry) => (
        <li key={entry.id}>
          <p>
            {withElements(entry.what, {
              who: <bdi className={patterns.strong}>{entry.who}</bdi>,
            })}
            {renderAside(entry)}
          </p>
          <p className={patterns.small}>
            <LocalTime at={entry.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
