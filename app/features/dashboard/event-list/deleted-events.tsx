import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { DeletedSummary } from './event-list.server.ts';

import patterns from '#app/ui/patterns.module.css';

/** Just deleted events with buttons to restore them (behaviour 34.7). */
export function DeletedEvents({ events }: { events: readonly DeletedSummary[] }) {
  const busy = useNavigation().state !== 'idle';
  return events.map(({ id, title, minutes }) => (
    <Notice key={id}>
      <Form method="post" className={patterns.spread}>
        <p>
          {withElements(
            say(
              '{minutes, plural, one {{title} is deleted. You can undo this for one more minute.} other {{title} is deleted. You can undo this for # more minutes.}}',
              { minutes, title: spot('title') },
            ),
            { title: <bdi>{title}</bdi> },
          )}
        </p>
        <Button type="submit" name="restore" value={id} disabled={busy}>
          {say('Undo')}
        </Button>
      </Form>
    </Notice>
  ));
}
