import { saveFailed } from '#app/features/draft/messages.ts';
import { hasPicture } from '#app/features/draft/picture.client.ts';
import { clearDraft } from '#app/features/draft/storage.client.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import { maxBodyBytes, sayTooLarge } from '#app/platform/body-limit.ts';
import { getGuestPath } from '#app/platform/paths.ts';

/** Without the code for most drafts, which have no picture. */
const sendPicture = async (inviteId: string) =>
  (await import('./send-picture.client.ts')).sendPicture(inviteId);

/** On success clears the draft and opens the guest page; on failure the draft stays (behaviour 12.9). */
export async function sendDraft(
  request: Request,
  send: () => Promise<SaveReply>,
): Promise<SaveReply> {
  const { size } = await request.clone().blob();
  if (size > maxBodyBytes) return { ok: false, message: sayTooLarge() };
  let reply: SaveReply;
  try {
    reply = await send();
  } catch (error) {
    console.error(error);
    return { ok: false, message: saveFailed };
  }
  if (reply.ok) {
    const isThrough = !hasPicture() || (await sendPicture(reply.inviteId));
    clearDraft();
    // The live layer says it.
    window.location.assign(getGuestPath(reply.inviteId) + (isThrough ? '' : '#no-picture'));
  }
  return reply;
}
