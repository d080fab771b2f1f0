import { messages } from '#app/features/invite/messages.ts';

/** An action's reply, or a refusal when the server cannot be reached, so that typed text stays on the screen. */
export async function takeReply<Reply>(
  serverAction: () => Promise<Reply>,
): Promise<Reply | { ok: false; message: string }> {
  try {
    return await serverAction();
  } catch (error) {
    console.error(error);
    return { ok: false, message: messages.updateFailed };
  }
}
