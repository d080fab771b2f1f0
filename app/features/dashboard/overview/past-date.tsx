import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { usePost } from '#app/ui/use-post.ts';

import type { OverviewReply, TookPlaceAction } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';

/** For an event that was saved with a past date: it stays an invitation until the host says that it was (behaviour 39.25). */
export function PastDate() {
  const showToast = useToast();
  const { busy, send } = usePost<{ action: TookPlaceAction; reply: OverviewReply }>((reply) => {
    if (!reply.ok) showToast({ text: reply.message });
  });
  return (
    <Card aria-label={say('This date has passed')}>
      <div className={patterns.spread}>
        <div>
          <p className={patterns.strong}>{say('This date has passed.')}</p>
          <p className={patterns.small}>{say('Guests are still asked if they’re coming.')}</p>
        </div>
        <Button
          className={patterns.scripted}
          disabled={busy}
          onClick={() => send({ intent: 'took-place' })}
        >
          {say('It was this day')}
        </Button>
      </div>
    </Card>
  );
}
