import { clearDraft } from '#app/features/draft/storage.client.ts';
import { maxBodyBytes, tooLarge } from '#app/platform/body-limit.ts';

import { guestPath } from './links.ts';
import { messages } from './messages.ts';
import type { SaveReply } from './schema.ts';

/**
 * Sends a draft and, once it is saved, forgets it here and opens the guest page, which is plain HTML.
 * Whatever goes wrong is a reply with a sentence; the draft is kept (decisions §4).
 */
export async function sendDraft(
  request: Request,
  send: () => Promise<SaveReply>,
): Promise<SaveReply> {
  const { size } = await request.clone().blob();
  if (size > maxBodyBytes) return { ok: false, message: tooLarge };
  let reply: SaveReply;
  try {
    reply = await send();
  } catch (error) {
    console.error(error);
    return { ok: false, message: messages.saveFailed };
  }
  if (reply.ok) {
    clearDraft();
    window.location.assign(guestPath(reply.inviteId));
  }
  return reply;
}
