import { keptActivities } from '#app/features/activity/rules.ts';
import {
  type UndoableEntry,
  listUndoableActivity,
} from '#app/features/dashboard/event-activity.server.ts';
import { listThoseWhoCame } from '#app/features/door/attendance.server.ts';
import { findProver } from '#app/features/host/account-page/find-prover.server.ts';
import type { Prover } from '#app/features/host/account-page/is-it-you.tsx';
import type { IdentityProvider } from '#app/features/host/identities/provider.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { type MembersView, loadMembersView } from '#app/features/invite/members-view.server.ts';
import { findInviteSeason, formatHostTitle } from '#app/features/invite/rules.ts';
import type { Cancellation } from '#app/features/invite/schema.ts';
import { type OwnedInvite, isOwner } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { describeOwnMail } from '#app/features/outreach/own-mail-words.ts';
import { type ToTell, findToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import { countInvited } from '#app/features/rsvp/store.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId, createToken } from '#app/platform/ids.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import type { SettingRow } from '#app/platform/setting-rows.ts';

import { type SettingValues, toSettingValues } from './settings-rows.ts';
import { type WordsView, loadWordsView } from './words/words-view.server.ts';

interface Services {
  db: Db;
  mail: Mailer;
  clock: Clock;
  origin: string;
  identityProvider: IdentityProvider | null;
}

export interface SettingsView {
  id: string;
  isOwner: boolean;
  isCanceled: boolean;
  values: SettingValues;
}

/** What the rows of an event's settings say (behaviour 34.14). */
export async function loadSettingsView(
  services: Services,
  invite: OwnedInvite,
  host: Host,
): Promise<SettingsView> {
  const { db, mail, clock } = services;
  const { invitees } = await countInvited(db, invite.id);
  const { members } = await loadMembersView(services, invite);
  const address = await findMailAddress(db, host.uid);
  const values = toSettingValues(invite, {
    invitees,
    members: members.length,
    mail: describeOwnMail(mail.isOn, address),
    now: clock(),
  });
  return {
    id: invite.id,
    isOwner: isOwner(invite),
    isCanceled: invite.cancellation !== null,
    values,
  };
}

/** What each screen shows besides its event. */
interface Shown {
  language: { language: Language; version: number };
  words: WordsView;
  'co-hosts': { isOwner: boolean; prover: Prover; members: MembersView };
  /** All stored changes, the newest first. */
  activity: { activity: UndoableEntry[] };
  export: object;
  print: object;
  copy: {
    /** The draft id of a copy that is made with this page's form. */
    copyId: string;
    /** Of an event that is over: how many were invited, and how many of them came. */
    past: { invited: number; came: number } | null;
  };
  cancel: {
    cancellation: Cancellation | null;
    version: number;
    toTell: ToTell;
    /** The id of the press that cancels and tells. */
    press: string;
  };
  delete: { title: string };
}

export type SettingOf<Row extends SettingRow> = { row: Row; id: string } & Shown[Row];
export type SettingView = { [Row in SettingRow]: SettingOf<Row> }[SettingRow];

async function countPast(db: Db, inviteId: string) {
  const ids = (await listInvitees(db, inviteId)).map(({ id }) => id);
  const came = await listThoseWhoCame(db, inviteId);
  return { invited: ids.length, came: ids.filter((id) => came.has(id)).length };
}

type Load<Row extends SettingRow> = (
  services: Services,
  invite: OwnedInvite,
  host: Host,
  query: URLSearchParams,
) => Promise<Shown[Row] | null>;

const loaders: { [Row in SettingRow]: Load<Row> } = {
  language: async (_services, { language, version }) => ({ language, version }),
  words: async (_services, invite, _host, query) => loadWordsView(invite, query),
  'co-hosts': async (services, invite, host) => ({
    isOwner: isOwner(invite),
    prover: await findProver(services, host),
    members: await loadMembersView(services, invite),
  }),
  activity: async ({ db }, invite) => ({
    activity: await listUndoableActivity(db, invite, keptActivities),
  }),
  export: async () => ({}),
  print: async () => ({}),
  copy: async ({ db, clock }, invite) => ({
    copyId: createToken(),
    past:
      findInviteSeason(invite, clock()).kind === 'after' ? await countPast(db, invite.id) : null,
  }),
  cancel: async (services, invite) => ({
    cancellation: invite.cancellation,
    version: invite.version,
    toTell: await findToTell(services, invite),
    press: createId(),
  }),
  // Co-hosts do not get the screen (behaviour 34.6).
  delete: async (_services, invite) =>
    isOwner(invite) ? { title: formatHostTitle(invite) } : null,
};

/** The screen of one row; null if the host has no such row. */
export async function loadSettingView(
  services: Services,
  {
    invite,
    host,
    row,
    query,
  }: { invite: OwnedInvite; host: Host; row: string; query: URLSearchParams },
): Promise<SettingView | null> {
  if (!Object.hasOwn(loaders, row)) return null;
  const name = row as SettingRow;
  const shown = await loaders[name](services, invite, host, query);
  return shown && ({ row: name, id: invite.id, ...shown } as SettingView);
}
