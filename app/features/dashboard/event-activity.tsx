import { useState } from 'react';
import { Link } from 'react-router';

import { ActivityList } from '#app/features/activity/activity-list.tsx';
import { formatAgo } from '#app/features/activity/ago.ts';
import { useAction } from '#app/features/guests/use-action.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/cards/fold.tsx';

import type { UndoableEntry } from './event-activity.server.ts';

import patterns from '#app/ui/patterns.module.css';

function UndoRemoval({ change }: { change: string }) {
  const [problem, setProblem] = useState('');
  const { busy, send } = useAction((reply) => setProblem(reply.ok ? '' : reply.message));
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => send({ intent: 'undo', change })}>
        {say('Undo')}
      </Button>{' '}
      <output className={patterns.bad}>{say(problem)}</output>
    </>
  );
}

/** Removed guests can be put back from here (behaviour 33.22). */
export const renderUndo = ({ canUndo, part }: UndoableEntry) =>
  canUndo ? <UndoRemoval change={part} /> : null;

interface ActivityFoldProps {
  /** The newest first. */
  activity: readonly UndoableEntry[];
  /** The path of earlier changes, if there are any. */
  earlierPath: string | null;
  /** When it was read. */
  readAt: number;
}

/** What hosts changed, as a row of the overview (behaviour 33.22). */
export function ActivityFold(props: ActivityFoldProps) {
  const { activity, earlierPath, readAt } = props;
  const [latest] = activity;
  if (!latest) return null;
  return (
    <Fold
      id="activity"
      title={say('Activity')}
      paper="none"
      value={say('{who}, {ago}', { who: latest.who, ago: formatAgo(latest.at, readAt) })}
      aside={earlierPath === null ? null : <Link to={earlierPath}>{say('All activity')}</Link>}
    >
      <ActivityList activity={activity} renderAside={renderUndo} />
    </Fold>
  );
}
