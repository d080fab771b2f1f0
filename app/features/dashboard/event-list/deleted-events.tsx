import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { DeletedSummary } from './event-list.server.ts';

import patterns from '#app/ui/patterns.module.css';

/** Just deleted events with buttons to restore them (behaviour 34.7). */
export function DeletedEvents({ events }: { events: readonly DeletedSummary[] }) {
  const busy = useNavigation().state !== 'idle';
  return events.map(({ id, title, minutes }) => (
    <Notice key={id}>
      <Form method="post" className={patterns.spread}>
        <p>
          <bdi>{title}</bdi> is deleted. You can undo this for{' '}
          {minutes === 1 ? 'one more minute.' : `${minutes} more minutes.`}
        </p>
        <Button type="submit" name="restore" value={id} disabled={busy}>
          Undo
        </Button>
      </Form>
    </Notice>
  ));
}
