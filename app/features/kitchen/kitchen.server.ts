import { findMailingPath } from '#app/features/guests/bulk/mailing-path.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { countComing } from '#app/features/question-answers/question-answers-store.server.ts';
import { readComing } from '#app/features/question-answers/question-answers.server.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getGuestsPath, getKitchenLinkPath, getMessagesPath } from '#app/platform/paths.ts';

import { KitchenCounter } from './kitchen-counter.ts';
import {
  findSharedEvent,
  findSharedSince,
  shareKitchen,
  unshareKitchen,
} from './kitchen-links.server.ts';
import { listEaters, summarizeSheet } from './need-words.ts';
import type {
  KitchenAction,
  KitchenData,
  KitchenGlance,
  KitchenReply,
  KitchenView,
  SharedSheet,
} from './schema.ts';

interface KitchenServices {
  db: Db;
  clock: Clock;
  origin: string;
  mail: { isOn: boolean };
}

/** Most lines of a sheet, and names of a line. */
const wholeSheet = { lines: 1000, names: 1000 };
const inShort = { lines: 100, names: 3 };
const rowsAtAGlance = 4;

async function count(db: Db, invite: Invite, counter: KitchenCounter) {
  for await (const reply of readComing(db, invite.id, 'all')) counter.add(reply);
  return counter.finish(await countComing(db, invite.id));
}

const listQuestions = ({ answerSettings, retiredQuestions }: Invite) => [
  ...answerSettings.questions,
  ...retiredQuestions,
];

/** Where the host writes to these invitees, or to everybody who comes if they are too many for an address. */
function findAskPath(id: string, silent: readonly string[], sendsMail: boolean): string | null {
  if (silent.length === 0) return null;
  if (!sendsMail) return `${getGuestsPath(id)}?show=going`;
  const chosen = { chosen: { ids: [...silent] }, named: silent };
  return findMailingPath(id, 'message', chosen) ?? `${getMessagesPath(id)}?send=message&to=yes`;
}

/** What the overview shows (behaviour 43.5). */
export async function loadKitchenGlance(
  { db }: Pick<KitchenServices, 'db'>,
  invite: OwnedInvite,
): Promise<KitchenGlance> {
  const sheet = await count(db, invite, new KitchenCounter(listQuestions(invite), inShort));
  const needs = sheet.needs.slice(0, rowsAtAGlance).map((need) => {
    const { label, isAllergy } = need;
    return { label, isAllergy, count: need.count, who: listEaters(need, inShort.names) };
  });
  return { line: summarizeSheet(sheet), needs };
}

/** What the screen shows (behaviour 43.1). */
export async function loadKitchenData(
  { db, mail }: Pick<KitchenServices, 'db' | 'mail'>,
  invite: OwnedInvite,
): Promise<KitchenData> {
  const counter = new KitchenCounter(listQuestions(invite), wholeSheet);
  const sheet = await count(db, invite, counter);
  return { sheet, askPath: findAskPath(invite.id, counter.silent, mail.isOn) };
}

export async function loadKitchen(
  services: KitchenServices,
  invite: OwnedInvite,
): Promise<KitchenView> {
  return {
    ...(await loadKitchenData(services, invite)),
    when: formatDate(invite.date),
    sharedSince: await findSharedSince(services.db, invite.id),
  };
}

/**
 * The sheet that a secret link shows; null for a link that shows none any more. Of guests it holds first names and food
 * alone (behaviour 43.4).
 */
export async function loadSharedSheet(
  services: Pick<KitchenServices, 'db' | 'clock'>,
  token: string,
): Promise<SharedSheet | null> {
  const invite = await findSharedEvent(services, token);
  if (!invite) return null;
  const counter = new KitchenCounter(listQuestions(invite), wholeSheet, 'first');
  const sheet = { ...(await count(services.db, invite, counter)), arrivals: [] };
  return { title: formatHostTitle(invite), when: formatDate(invite.date), sheet };
}

export async function runKitchenAction(
  services: KitchenServices,
  invite: OwnedInvite,
  { intent }: KitchenAction,
): Promise<{ status: number; reply: KitchenReply }> {
  if (intent === 'unshare') {
    await unshareKitchen(services.db, invite);
    return { status: 200, reply: { ok: true, link: null } };
  }
  const token = await shareKitchen(services, invite);
  const link = services.origin + getKitchenLinkPath(token);
  return { status: 200, reply: { ok: true, link } };
}
