import { keptActivities } from '#app/features/activity/rules.ts';
import type { Prover } from '#app/features/host/account-page/is-it-you.tsx';
import { findProver } from '#app/features/host/account-page/load-account.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { type MembersView, loadMembersView } from '#app/features/invite/members-view.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Cancellation } from '#app/features/invite/schema.ts';
import { type OwnedInvite, isOwner } from '#app/features/invite/service.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { countToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createToken } from '#app/platform/ids.server.ts';

import { type UndoableEntry, listUndoableActivity } from '../event-activity.server.ts';

export interface SettingsView {
  id: string;
  title: string;
  cancellation: Cancellation | null;
  version: number;
  isOwner: boolean;
  prover: Prover;
  /** How many guests can be told of a cancellation by mail. */
  toTell: number;
  members: MembersView;
  /** All stored changes, the newest first. */
  activity: UndoableEntry[];
  /** The draft id of a copy that is made with this page's form. */
  copyId: string;
}

export async function loadSettingsView(
  services: { db: Db; mail: Mailer; clock: Clock; origin: string },
  invite: OwnedInvite,
  host: Host,
): Promise<SettingsView> {
  return {
    id: invite.id,
    title: formatHostTitle(invite),
    cancellation: invite.cancellation,
    version: invite.version,
    isOwner: isOwner(invite),
    prover: await findProver(services, host),
    members: await loadMembersView(services, invite),
    toTell: await countToTell(services, invite),
    activity: await listUndoableActivity(services.db, invite, keptActivities),
    copyId: createToken(),
  };
}
