import type { SessionServices } from '#app/features/host/sessions.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Encoded, chooseEncoding, encodeQuickly } from '#app/platform/encodings.server.ts';
import { createTurnShare } from '#app/platform/share-turn.ts';

import { findOwnEvent } from './own-event.server.ts';
import { type EventAnswers, toLiveView } from './views.ts';

/** Reads the answers that a screen shows. */
type Load<Services> = (services: Services, invite: OwnedInvite, url: URL) => Promise<EventAnswers>;

const fresh = { 'Cache-Control': 'no-store' };

const newShare = () => createTurnShare<Encoded>();
const shares = new WeakMap<Db, ReturnType<typeof newShare>>();

/** Each database has its own: two may hold an invitation with the same id. */
function findShare(db: Db): ReturnType<typeof newShare> {
  const share = shares.get(db) ?? newShare();
  shares.set(db, share);
  return share;
}

/**
 * What a screen of an event reads again after each change, as JSON, for the invitation's hosts only. A change reaches
 * all open screens at once, so requests of one turn for the same data share its reading and compression. Each of them
 * is authorized by itself.
 */
export async function sendLiveView<Services extends SessionServices>(
  services: Services,
  request: Request,
  inviteId: string,
  load: Load<Services>,
): Promise<Response> {
  const found = await findOwnEvent(services, request, inviteId);
  if (!found.ok) return new Response(null, { status: found.error.status, headers: fresh });
  const { invite } = found.value;
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const key = JSON.stringify([request.url, invite.version, encoding]);
  const { bytes, encoding: used } = await findShare(services.db)(key, async () => {
    const answers = await load(services, invite, new URL(request.url));
    const text = JSON.stringify(toLiveView(invite, answers));
    return encodeQuickly(new TextEncoder().encode(text), encoding);
  });
  const headers = new Headers({ ...fresh, 'Content-Type': 'application/json' });
  if (used !== 'identity') {
    headers.set('Content-Encoding', used);
    headers.set('Vary', 'Accept-Encoding');
  }
  return new Response(bytes, { headers });
}
