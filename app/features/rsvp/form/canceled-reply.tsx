import { Notice } from '#app/ui/notice.tsx';

import type { FormProblem } from '../schema.ts';

/**
 * A canceled event asks nothing. Whoever still answers, from a page opened before, reads why it was not taken; the
 * page's script finds this in the place of the form.
 */
export function CanceledReply({ problem }: { problem?: Pick<FormProblem, 'message'> | undefined }) {
  if (!problem) return null;
  return (
    <div id="rsvp">
      <div id="status" tabIndex={-1}>
        <Notice tone="bad">{problem.message}</Notice>
      </div>
    </div>
  );
}
