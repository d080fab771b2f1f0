import { data } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';

type Refused = { ok: false; message: string };

/**
 * A `clientAction` that turns a request without a response into a refusal, so that the screen and what was typed there
 * stay. `Reply` is what the action answers.
 */
export function keepScreen<Reply = unknown>(message: string = messages.updateFailed) {
  return async ({ serverAction }: { serverAction: () => Promise<unknown> }) => {
    try {
      return (await serverAction()) as Reply;
    } catch (error) {
      // A redirect.
      if (error instanceof Response) throw error;
      console.error(error);
      // The status keeps the loaders from running again, which would fail too.
      return data<Refused>({ ok: false, message }, 503);
    }
  };
}
