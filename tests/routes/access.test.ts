import { readFileSync } from 'node:fs';

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';

import { apiSite } from '#app/api-site/routes.server.ts';
import { overviewActionSchema } from '#app/features/dashboard/schema.ts';
import { settingsActionSchema } from '#app/features/event-settings/settings-schema.ts';
import { cardActionSchema } from '#app/features/guest-card/schema.ts';
import { kitchenActionSchema } from '#app/features/kitchen/schema.ts';
import { messageActionSchema } from '#app/features/outreach/schema.ts';
import { guestSite } from '#app/guest-site/routes.server.ts';
import hostRoutes from '#app/routes.ts';
import { type Outcome, type Role, audiences, roles } from '#tests/fixtures/access-roles.ts';
import { type Given, type Row, accessTable } from '#tests/fixtures/access-table.ts';
import { type Cast, castRoles } from '#tests/setup/access-cast.ts';
import { prepare } from '#tests/setup/access-given.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { type Reply, type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

// The clock stands still, so that no mail is due.
useSite(useMailFolder().env, { clock: () => 1_800_000_000_000, limits: createNoLimits() });

interface Address {
  url: string;
  hasAction: boolean;
}

const flatten = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? flatten(entry.children) : [entry]));

function listHostAddresses(): Address[] {
  return flatten(hostRoutes).map(({ path: pattern = '', file }) => ({
    url: pattern === '*' ? '*' : `/${pattern}`,
    hasAction: /export (?:async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
  }));
}

const hasRow = (method: string, url: string) =>
  accessTable.some((row) => row.method === method && row.url === url);

describe('the access table', () => {
  test('has a row for every address of all sites, and for every action (behaviour 38.11)', () => {
    const addresses = listHostAddresses();
    expect(addresses.length).toBeGreaterThan(30);
    const wanted = [
      ...addresses.map(({ url }) => ({ method: 'GET', url })),
      ...addresses.flatMap(({ url, hasAction }) => (hasAction ? [{ method: 'POST', url }] : [])),
      ...[...guestSite.routes, ...apiSite.routes].map(({ method, path: url }) => ({
        method: method === 'ALL' ? 'GET' : method,
        url,
      })),
    ];
    expect(wanted.filter(({ method, url }) => !hasRow(method, url))).toEqual([]);
    const known = new Set(wanted.map(({ method, url }) => `${method} ${url}`));
    expect(accessTable.filter(({ method, url }) => !known.has(`${method} ${url}`))).toEqual([]);
  });

  test.each([
    ['/host/events/:inviteId', overviewActionSchema],
    ['/host/events/:inviteId/guests', overviewActionSchema],
    ['/host/events/:inviteId/guests/:guestId', cardActionSchema],
    ['/host/events/:inviteId/settings/:row', settingsActionSchema],
    ['/host/events/:inviteId/messages', messageActionSchema],
    ['/host/events/:inviteId/kitchen', kitchenActionSchema],
  ])('has a row for every intent of %s (behaviour 38.11)', (url, schema) => {
    const intents = schema.options.flatMap(({ entries: { intent } }) =>
      'literal' in intent ? [intent.literal] : [...intent.options],
    );
    const rows = accessTable.filter((row) => row.url === url && row.method === 'POST');
    expect(rows).toHaveLength(intents.length);
    expect(new Set(rows.map(({ intent }) => intent))).toEqual(new Set<string>(intents));
  });
});

const tables = [
  'invitees',
  'rsvps',
  'removed_answers',
  'reply_history',
  'invite_facts',
  'outbox',
  'activity',
  'guest_labels',
  'undo_rows',
  'memberships',
  'join_links',
] as const;

async function dump(inviteId: string): Promise<string> {
  const { db } = site;
  const rows = await db.selectFrom('invites').selectAll().where('id', '=', inviteId).execute();
  const others = await Promise.all(
    tables.map((table) =>
      db.selectFrom(table).selectAll().where('invite_id', '=', inviteId).orderBy('id').execute(),
    ),
  );
  return JSON.stringify([rows, others]);
}

/** The path of a redirect, or null. */
function findTarget({ status, location, text }: Reply): string | null {
  if (status === 202) return /"(\/[^"]*)"/.exec(text)?.[1] ?? null;
  return location;
}

function classify({ who, status }: Row, reply: Reply): Outcome | `unexpected ${number}` {
  const target = findTarget(reply);
  if (target?.includes('/hostLogIn')) return 'login';
  if (who === 'editors' && target?.endsWith('/door')) return 'door';
  if (who === 'preview' && target !== null) return 'page';
  if ([401, 403, 404].includes(reply.status)) return `${reply.status}` as Outcome;
  return reply.status < 400 || reply.status === status ? 'ok' : `unexpected ${reply.status}`;
}

function send(row: Row, given: Given, visitor: Visitor): Promise<Reply> {
  const filled = row.url
    .replace(':inviteId', given.inviteId)
    .replace(':guestId', given.inviteeId)
    .replace(':token', given.made)
    .replace(':name', 'none')
    .replace(':row', 'activity')
    .replace('*', 'nowhere');
  const at = filled.startsWith('/') ? filled : `/${filled}`;
  const search = row.search?.(given) ?? '';
  // React Router's own request gets the action's response instead of the page around it.
  const posted = (/^\/(?:guest\/|api\/|health$|language$)/.test(at) ? at : `${at}.data`) + search;
  if (row.json) return visitor.postJson(posted, row.json(given));
  if (row.form) return visitor.post(posted, row.form(given));
  return row.isStream ? visitor.peek(at + search) : visitor.get(at + search);
}

/** Sends a request from all roles for which it must change nothing. */
async function sendInVain(row: Row, cast: Cast, those: readonly Role[]) {
  const given = await prepare(site, cast, { turn: roles.length, needs: row.needs });
  const before = await dump(cast.inviteId);
  const outcomes: [Role, string][] = [];
  for (const role of those) {
    const reply = await send(row, given, cast.visitors[role]);
    const outcome = classify(row, reply);
    outcomes.push([role, outcome]);
    if (outcome === 'ok') continue;
    for (const secret of ['Garden party', 'Guest 1', 'guest1@example.org', cast.owner.host.uid]) {
      expect(reply.text.includes(secret), `${role} reads ${secret}`).toBe(false);
    }
  }
  expect(await dump(cast.inviteId)).toBe(before);
  return outcomes;
}

/** Sends it from all roles that may, each about data of its own. */
async function sendInEarnest(row: Row, cast: Cast, those: readonly Role[]) {
  const outcomes: [Role, string][] = [];
  for (const [turn, role] of those.entries()) {
    const given = await prepare(site, cast, { turn, needs: row.needs });
    outcomes.push([role, classify(row, await send(row, given, cast.visitors[role]))]);
  }
  return outcomes;
}

const named = accessTable.map((row) => ({
  row,
  name: [row.method, row.url, row.search ? '?' : '', row.intent].filter(Boolean).join(' '),
}));

let readers: Promise<Cast> | undefined;

/** Rows that only read share their roles; `sendInVain` finds whether one has changed something. */
function castFor({ method, needs }: Row): Promise<Cast> {
  if (method !== 'GET' || needs) return castRoles(site);
  readers ??= castRoles(site);
  return readers;
}

describe('a request has the outcome of each role', () => {
  test.each(named)('of $name (behaviour 38.11)', async ({ row }) => {
    const cast = await castFor(row);
    const expected: Readonly<Record<Role, Outcome>> = audiences[row.who];
    const mayWrite = (role: Role) => row.method === 'POST' && expected[role] === 'ok';
    const outcomes = [
      ...(await sendInVain(
        row,
        cast,
        roles.filter((role) => !mayWrite(role)),
      )),
      ...(await sendInEarnest(row, cast, roles.filter(mayWrite))),
    ];
    expect(Object.fromEntries(outcomes)).toEqual(expected);
  });
});
