import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { UnreadableSummary } from './event-list.server.ts';

import patterns from '#app/ui/patterns.module.css';

/** Events whose data is damaged, with buttons to delete or leave them (behaviour 33.34). */
export function UnreadableEvents({ events }: { events: readonly UnreadableSummary[] }) {
  const busy = useNavigation().state !== 'idle';
  return events.map(({ id, title, role }) => (
    <Notice key={id} tone="bad">
      <Form method="post" className={patterns.spread}>
        <p>
          {withElements(say('{title} cannot be read.', { title: spot('title') }), {
            title: <bdi>{title}</bdi>,
          })}{' '}
          {say('Your other events are not affected.')}
        </p>
        <Button type="submit" name="remove" value={id} disabled={busy}>
          {role === 'owner' ? say('Delete') : say('Leave')}
        </Button>
      </Form>
    </Notice>
  ));
}
