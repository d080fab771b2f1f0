import { type ComponentProps, useState } from 'react';

import { ActivityCard } from '#app/features/activity/activity-card.tsx';
import { useAction } from '#app/features/guests/use-action.ts';
import { Button } from '#app/ui/button.tsx';

import type { UndoableEntry } from './event-activity.server.ts';

import patterns from '#app/ui/patterns.module.css';

function UndoRemoval({ change }: { change: string }) {
  const [problem, setProblem] = useState('');
  const { busy, send } = useAction((reply) => setProblem(reply.ok ? '' : reply.message));
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => send({ intent: 'undo', change })}>
        Undo
      </Button>{' '}
      <output className={patterns.bad}>{problem}</output>
    </>
  );
}

type EventActivityProps = Omit<ComponentProps<typeof ActivityCard<UndoableEntry>>, 'renderAside'>;

/** What hosts changed; removed guests can be put back from here (behaviour 33.22). */
export function EventActivity(card: EventActivityProps) {
  return (
    <ActivityCard
      {...card}
      renderAside={({ canUndo, part }) => (canUndo ? <UndoRemoval change={part} /> : null)}
    />
  );
}
