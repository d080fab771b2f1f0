import { Notice } from '#app/ui/notice.tsx';

import type { ShownProblem } from '../schema.ts';

/** Says why a canceled event took no answer. Has the section's ids, where the page's script looks for the reason. */
export function CanceledReply({
  problem,
}: {
  problem?: Pick<ShownProblem, 'message'> | undefined;
}) {
  if (!problem?.message) return null;
  return (
    <div id="rsvp">
      <div id="status" tabIndex={-1}>
        <Notice tone="bad">{problem.message}</Notice>
      </div>
    </div>
  );
}
