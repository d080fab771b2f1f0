import type { Draft } from '#app/features/draft/schema.ts';
import type { DrawSlot } from '#app/features/invitation/card-slots.ts';
import { formatGuestTheme, formatGuestType, formatTimes } from '#app/features/invitation/facts.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './editable-card.module.css';

/** Every part of the card in words, where the drawing cannot be loaded (behaviour 11.13). */
export function PlainCard({ draft, draw }: { draft: Draft; draw: DrawSlot }) {
  const when = [formatDate(draft.date), formatTimes(draft, ' - ')].filter(Boolean).join(', ');
  const plan = draft.activities.map(({ name }) => name).join(', ');
  return (
    <div className={joinClasses(patterns.stack4, styles.plain)}>
      <p className={patterns.muted}>
        {say('The card cannot be drawn right now. Everything is kept.')}
      </p>
      {draw('title', draft.eventName)}
      {draw('hostedBy', null)}
      {draw('when', when || null)}
      {draw('where', draft.location || null)}
      {draw('message', null)}
      {draw('schedule', plan || null)}
      {draw('type', formatGuestType(draft))}
      {draw('theme', formatGuestTheme(draft))}
    </div>
  );
}
