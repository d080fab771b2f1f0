import { createRegistrationLink } from '#app/features/host/registration/registration-links.server.ts';
import type { Registration } from '#app/features/host/schema.ts';
import { getRegistrationPath, getResetPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { countLabel } from '#app/platform/text.ts';

import { type ListedHost, countHosts, hostsOnPage, listHosts } from './host-list.server.ts';
import {
  type Leaving,
  type ManageServices,
  createHost,
  makePasswordLink,
  removeHost,
  setAdministrator,
} from './manage-hosts.server.ts';
import { formatBytes, tooManyLinks } from './words.ts';

interface CommandServices extends ManageServices {
  /** Where people open links, without a trailing slash. */
  origin: string;
  settings: { REGISTRATION: Registration };
}

const toDay = (at: number | null) => (at === null ? '-' : new Date(at).toISOString().slice(0, 10));

/** Text of a host may not start a sequence that a terminal obeys. */
const toCells = (host: ListedHost) => [
  host.username,
  toDay(host.createdAt),
  toDay(host.seenAt),
  String(host.events),
  formatBytes(host.storage),
  host.isAdmin ? 'administrator' : host.isLocked ? 'locked' : '',
];

function toTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function list({ db }: CommandServices, search: string): Promise<string> {
  const count = await countHosts(db, search);
  const rows = [['HOST', 'CREATED', 'LAST SEEN', 'EVENTS', 'STORAGE', '']];
  for (let page = 1; (page - 1) * hostsOnPage < count; page += 1) {
    rows.push(...(await listHosts(db, { search, page })).map(toCells));
  }
  return `${toTable(rows)}\n${countLabel(count, 'host')}`;
}

const showLink = (
  { origin }: CommandServices,
  made: Result<string, string>,
  { what, toPath }: { what: string; toPath: (token: string) => string },
) => (made.ok ? succeed(`${what}\n${origin}${toPath(made.value)}`) : made);

const passwordLink = {
  what: 'This link sets the password. It works once, for seven days, and is shown only now:',
  toPath: getResetPath,
};

async function invite(services: CommandServices): Promise<Result<string, string>> {
  const { REGISTRATION } = services.settings;
  if (REGISTRATION === 'closed') {
    return fail('With REGISTRATION=closed no link can be used. Set it to invited, or use create.');
  }
  const made = await createRegistrationLink(services, null);
  return showLink(services, made.ok ? made : fail(tooManyLinks), {
    what: 'One person can create an account with this link, within seven days. It is shown only now:',
    toPath: getRegistrationPath,
  });
}

const leavings: Readonly<Record<string, Leaving>> = {
  '': null,
  '--delete-events': 'delete',
  '--hand-over': 'hand-over',
};

/**
 * Runs the words of a command line, and returns what to print (behaviour 46.10 to 46.12). Null for words that are no
 * command.
 */
export async function runHostsCommand(
  services: CommandServices,
  [command, name = '', option = '', ...more]: readonly string[],
): Promise<Result<string, string> | null> {
  if (more.length > 0) return null;
  if (command === 'list' && option === '') return succeed(await list(services, name));
  if (command === 'invite' && name === '') return invite(services);
  if (name === '') return null;
  if (command === 'admin' && (option === '' || option === '--off')) {
    return setAdministrator(services, name, option === '');
  }
  if (command === 'remove' && Object.hasOwn(leavings, option)) {
    return removeHost(services, name, leavings[option] ?? null);
  }
  if (option !== '') return null;
  if (command === 'create')
    return showLink(services, await createHost(services, name), passwordLink);
  if (command === 'link') {
    return showLink(services, await makePasswordLink(services, name), passwordLink);
  }
  return null;
}
