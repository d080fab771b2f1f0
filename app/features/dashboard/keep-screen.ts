import { data } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';

type Refused = { ok: false; message: string };

/** Of the form that was posted; '' for a field that it has not. */
type ReadField = (name: string) => string;

interface Post {
  request: Request;
  serverAction: () => Promise<unknown>;
}

async function sendOr<Reply>(post: Post, refuse: () => Reply | Promise<Reply>) {
  const { request, serverAction } = post;
  try {
    return (await serverAction()) as Reply;
  } catch (error) {
    // A redirect, or a request that the router gave up for another.
    if (error instanceof Response || request.signal.aborted) throw error;
    console.error(error);
    // The status keeps the loaders from running again, which would fail too.
    return data(await refuse(), 503);
  }
}

/**
 * A `clientAction` that turns a request without a response into a refusal, so that the screen and what was typed there
 * stay. `Reply` is what the action answers.
 */
export function keepScreen<Reply = unknown>(message: string = messages.updateFailed) {
  return (post: Post) => sendOr<Reply | Refused>(post, () => ({ ok: false, message }));
}

/** As `keepScreen`, for actions whose refusals depend on the form that was posted. */
export function keepScreenOf<Reply>(refuse: (read: ReadField, message: string) => Reply) {
  return (post: Post) => {
    // The server's action takes the body.
    const copy = post.request.clone();
    return sendOr(post, async () => {
      const posted = await copy.formData();
      const read: ReadField = (name) => {
        const value = posted.get(name);
        return typeof value === 'string' ? value : '';
      };
      return refuse(read, messages.updateFailed);
    });
  };
}

/** A form that was sent with a proof asks for it again, so that the dialog stays with what was typed there. */
export function keepAsking(read: ReadField): { asks?: 'again' } {
  return read('current') === '' && read('passkey') === '' ? {} : { asks: 'again' };
}
