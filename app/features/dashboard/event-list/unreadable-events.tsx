import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { UnreadableSummary } from './event-list.server.ts';

import patterns from '#app/ui/patterns.module.css';

/** Events whose data is damaged, with buttons to delete or leave them (behaviour 33.34). */
export function UnreadableEvents({ events }: { events: readonly UnreadableSummary[] }) {
  const busy = useNavigation().state !== 'idle';
  return events.map(({ id, title, role }) => (
    <Notice key={id} tone="bad">
      <Form method="post" className={patterns.spread}>
        <p>
          <bdi>{title}</bdi> cannot be read. Your other events are not affected.
        </p>
        <Button type="submit" name="remove" value={id} disabled={busy}>
          {role === 'owner' ? 'Delete' : 'Leave'}
        </Button>
      </Form>
    </Notice>
  ));
}
