import { Notice } from '#app/ui/notice.tsx';

import type { FormProblem } from '../schema.ts';

/**
 * Replaces the form of a canceled event. A guest who answers from a page that was opened before reads why the answer
 * was not taken. It has the ids of the form's section, where the page's script looks for the reason.
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
