import type { SessionServices } from '#app/features/host/sessions.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { ReceivedBody } from '#app/platform/body-limit.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import { runAction } from './actions.server.ts';
import { findOwnEvent, refusals } from './own-event.server.ts';
import type { SavePartServices } from './save-part.server.ts';
import type { OverviewReply } from './schema.ts';

interface ActionServices extends SessionServices, SavePartServices {
  log: Log;
  security: SecurityLog;
}

/** A request that an event's screen posted, its sender's address and its body. */
interface Posted {
  request: Request;
  asked: ReceivedBody & { address: string };
  inviteId: string;
}

/**
 * Edits one part of an event's invitation, or changes its guests and their answers, for its hosts only. A refused action
 * changes nothing.
 */
export async function answerAction(
  services: ActionServices,
  { request, asked, inviteId }: Posted,
): Promise<{ reply: OverviewReply; status: number }> {
  try {
    const found = await findOwnEvent(services, request, inviteId);
    if (!found.ok) return { reply: refusals[found.error.status], status: found.error.status };
    const body = await readJson(request, asked);
    if (!body.ok) {
      const { message, status } = body.error;
      return { reply: { ok: false, message }, status };
    }
    const { host, invite } = found.value;
    const { address } = asked;
    const done = await runAction(services, { invite, visitor: address }, body.value);
    if (done.isAnswerRemoved) {
      const who = { address, username: host.username, invite: invite.id };
      services.security.record('answer removed', who);
    }
    return done;
  } catch (error) {
    services.log.error('invite not updated', { error });
    return {
      reply: { ok: false, message: messages.updateFailed },
      status: getFailureStatus(error),
    };
  }
}
