import { data } from 'react-router';

import { saveFailed } from '#app/features/draft/messages.ts';

/** No response, or a failure, becomes a refusal, so that the screen keeps what was typed (behaviour 20.10). */
export async function saveStored<Reply>(args: { serverAction: () => Promise<Reply> }) {
  try {
    return await args.serverAction();
  } catch (error) {
    // A redirect, to the dashboard or to the login.
    if (error instanceof Response) throw error;
    console.error(error);
    // The status keeps the loaders from running again, which would fail too.
    return data({ message: saveFailed, stored: null }, 503);
  }
}
