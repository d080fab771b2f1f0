import { replaceFeed } from '#app/features/calendar/feed.server.ts';
import { shareKitchen } from '#app/features/kitchen/kitchen-links.server.ts';
import { loadLinkKey, sealAddress } from '#app/features/mail/sealed-address.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { getByPhonePath, getDashboardPath, getMessagesPath } from '#app/platform/paths.ts';
import type { Given, Need } from '#tests/fixtures/access-table.ts';
import { addAnswer, findOwn } from '#tests/setup/events.ts';

import type { Cast } from './access-cast.ts';
import { makeJoinPath } from './members.ts';
import { findSeenVersion } from './seen-version.ts';
import type { Site } from './site.ts';

/** Creates what one request of a row may use. */
export async function prepare(
  site: Site,
  cast: Cast,
  { turn, needs }: { turn: number; needs: Need | undefined },
): Promise<Given> {
  const { db } = site;
  const { inviteId } = cast;
  const invitees = await db
    .selectFrom('invitees')
    .select(['id', 'email'])
    .where('invite_id', '=', inviteId)
    .orderBy('position', 'desc')
    .execute();
  const member = await db
    .selectFrom('memberships')
    .select('id')
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  const { id: inviteeId = 'gone', email = null } = invitees[turn] ?? {};
  const address = email ?? '';
  const given = { inviteId, inviteeId, address, memberId: member?.id ?? 'gone', fresh: createId() };
  const made = needs ? await makers[needs](site, cast, inviteeId) : '';
  const event = await db
    .selectFrom('invites')
    .select('version')
    .where('id', '=', inviteId)
    .executeTakeFirstOrThrow();
  return { ...given, version: event.version, made };
}

const makers: Record<Need, (site: Site, cast: Cast, inviteeId: string) => Promise<string>> = {
  async answer({ services: { db } }, { inviteId }) {
    return addAnswer(db, { inviteId, answer: 'yes' });
  },
  async change({ services: { db } }, { inviteId, owner }, inviteeId) {
    const seen = { [inviteeId]: await findSeenVersion(db, inviteeId) };
    const sent = { intent: 'recordMany', guests: { ids: [inviteeId] }, as: 'no', seen };
    await owner.visitor.postJson(`${getDashboardPath(inviteId)}.data`, sent);
    const query = db.selectFrom('undo_rows').select('change').where('invite_id', '=', inviteId);
    return (await query.orderBy('id', 'desc').executeTakeFirstOrThrow()).change;
  },
  async press(_, { inviteId, owner }) {
    const press = createId();
    const message = { kind: 'message', to: 'all', guests: [], subject: 'Hello', text: 'Hi' };
    const sent = { intent: 'send', press, ...message };
    await owner.visitor.postJson(`${getMessagesPath(inviteId)}.data`, sent);
    return press;
  },
  async failure({ services: { db } }, { inviteId, owner }, inviteeId) {
    const sent = { intent: 'send', press: createId(), kind: 'invitation', to: 'all' };
    const whole = { ...sent, guests: [inviteeId], subject: '', text: '' };
    await owner.visitor.postJson(`${getMessagesPath(inviteId)}.data`, whole);
    await db
      .updateTable('outbox')
      .set({ state: 'failed', problem: 'refused' })
      .where('invitee_id', '=', inviteeId)
      .execute();
    return inviteeId;
  },
  async round(_, { inviteId, owner }, inviteeId) {
    const path = getByPhonePath(inviteId, 'invite').replace('?', '.data?');
    await owner.visitor.postJson(path, { intent: 'start' });
    return inviteeId;
  },
  async 'nameless hosts'({ services: { db } }, { inviteId }) {
    await db.updateTable('invites').set({ hosted_by: '' }).where('id', '=', inviteId).execute();
    return '';
  },
  async link({ services: { db } }, { inviteId, owner }) {
    await makeJoinPath(owner.visitor, inviteId, 'door');
    const query = db.selectFrom('join_links').select('id').where('invite_id', '=', inviteId);
    return (await query.where('used_by', 'is', null).executeTakeFirstOrThrow()).id;
  },
  async join(_, { inviteId, owner }) {
    const path = await makeJoinPath(owner.visitor, inviteId, 'co-host');
    return path.slice('/host/join/'.length);
  },
  sheet: async ({ services }, { owner, inviteId }) =>
    shareKitchen(services, await findOwn(services.db, inviteId, owner.host)),
  feed: ({ services }, { owner }) => replaceFeed(services, owner.host.uid),
  async stop({ services: { db } }, { inviteId }) {
    return sealAddress(await loadLinkKey(db), inviteId, 'chiara@example.org');
  },
};
