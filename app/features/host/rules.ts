import type { Host, LogInProblem, LogInTarget } from './schema.ts';

/** Limits of spec §5. The upper one keeps a huge password from burning the server's time. */
export const passwordMin = 6;
export const passwordMax = 512;

const usernamePattern = /^[a-z0-9._-]{3,30}$/;
const hostDomain = 'hosts.festoon.invalid';

/** Where a log-in leads when nothing else is asked for (spec §9). */
export const defaultRedirect = '/confirm';

/** A username as it is stored and compared everywhere: trimmed and lowercased (spec §5, decisions §13). */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** True for a normalised username of 3 to 30 characters from the allowed ones (spec §5). */
export function isUsername(username: string): boolean {
  return usernamePattern.test(username);
}

/** The login address that stands for a username (spec §3). No mail can leave for it. */
export function syntheticEmail(username: string): string {
  return `${username}@${hostDomain}`;
}

/** What a host is called on screen: the display name, else the address before its @, else 'host' (spec §2). */
export function hostName({ displayName, email }: Pick<Host, 'displayName' | 'email'>): string {
  return displayName.trim() || email.split('@', 1)[0]?.trim() || 'host';
}

/** What is wrong with a typed username and password before anybody is asked, or null (spec §5). */
export function credentialsProblem(username: string, password: string): LogInProblem | null {
  if (username === '' || password === '') return 'missing';
  if (!isUsername(username)) return 'bad-username';
  return password.length > passwordMax ? 'long-password' : null;
}

/** What is wrong with a password that somebody wants to have from now on, or null (spec §5). */
export function newPasswordProblem(password: string): LogInProblem | null {
  if (password.length < passwordMin) return 'weak-password';
  return password.length > passwordMax ? 'long-password' : null;
}

/** Why a username cannot open the targeted invitation, or null (spec §5, Invite sign-in). */
export function targetProblem(target: LogInTarget, username: string): LogInProblem | null {
  const expected = normalizeUsername(target.hostUsername ?? '');
  if (expected !== '' && expected !== username) return 'other-username';
  if (!target.hostEmail) return 'no-host-email';
  return target.hostEmail.trim() === '' ? 'no-host-details' : null;
}

const redirectMax = 2000;
// Characters that browsers drop or turn into slashes while they read an address.
const treacherous = /[\p{Cc}\\]/u;
const treacherousInPath = /\/\/|\/\.{1,2}(?:\/|$)|%(?:[01][0-9a-f]|7f|2f|5c|2e)/i;
const unprintable = /[^!-~]+/g;

/**
 * The place to go to after a log-in, always a path of this site: `text` when it certainly is one, else
 * `fallback`. Characters outside ASCII come back percent-encoded, so that a header can carry the result.
 */
export function safeRedirect(
  text: string | null | undefined,
  fallback: string = defaultRedirect,
): string {
  if (!text || text.length > redirectMax || !text.isWellFormed()) return fallback;
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || treacherous.test(text) || treacherousInPath.test(path)) {
    return fallback;
  }
  const safe = text.replace(unprintable, encodeURIComponent);
  return safe.length > redirectMax ? fallback : safe;
}

const dashboardPath = /^\/host\/events\/([^/]+)\/?$/i;
const stepPath =
  /^\/(?:eventName|partyType|theme|dateTime|activity|invitee|location|confirmation)\/?$/i;
const inviteParameter = /(?:^|&)invite=([^&]*)/;

/**
 * The invitation that a redirect is about: /host/events/{id}, or a wizard step that edits a stored
 * invitation (decisions §6). Null when it is about none.
 */
export function inviteIdOf(redirect: string): string | null {
  const [path = '', query = ''] = (redirect.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2);
  const coded =
    dashboardPath.exec(path)?.[1] ??
    (stepPath.test(path) ? inviteParameter.exec(query)?.[1] : undefined);
  return coded ? decoded(coded) : null;
}

function decoded(coded: string): string {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}
