import type { FeedReply } from '#app/features/calendar/feed-card.tsx';
import { findFeed, replaceFeed } from '#app/features/calendar/feed.server.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { readProof, requireProof } from '#app/features/host/account/identity.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { recordHostEvent } from '#app/features/host/security-events.server.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getFeedPath } from '#app/platform/paths.ts';

/** Since when the host has an address, in words; null without one. */
export async function findFeedDate(db: Db, uid: string): Promise<string | null> {
  const feed = await findFeed(db, uid);
  return feed && formatDate(new Date(feed.createdAt).toISOString().slice(0, 10));
}

interface FeedRequest {
  request: Request;
  address: string;
  host: Host;
  form: FormData;
}

/** Makes the address of the host's calendar feed, which is in this reply and nowhere else (behaviour 26.13, 32.10). */
export async function replaceOwnFeed(
  services: AccountServices,
  { form, ...asked }: FeedRequest,
): Promise<{ status: number; feed: FeedReply }> {
  const proving = { ...asked, proof: readProof(form) };
  const refused = await requireProof(services, proving, 'calendar address refused');
  if (refused) {
    const { status, ...refusal } = refused;
    return { status, feed: { ok: false, ...refusal } };
  }
  const { request, address, host } = asked;
  const token = await replaceFeed(services, host.uid);
  const device = describeDevice(request.headers.get('user-agent'));
  await recordHostEvent(services, 'calendar address made', host, { address, device });
  return { status: 200, feed: { ok: true, address: services.origin + getFeedPath(token) } };
}
