import * as addresses from '#app/platform/addresses.ts';

import type { Host, LogInProblem, LogInTarget } from './schema.ts';

/** The upper limit bounds the time of hashing (behaviour 17.14). */
export const passwordMin = 6;
export const passwordMax = 512;

export const usernameMax = 30;
const usernamePattern = /^[a-z0-9._-]{3,30}$/;
const hostDomain = 'hosts.festoon.invalid';

/** Behaviour 17.1. */
export const defaultRedirect = addresses.confirm;

/** As usernames are stored and compared everywhere (behaviour 17.11). */
export function normalizeUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** 3 to 30 allowed characters, normalized (behaviour 17.12). */
export function isUsername(username: string): boolean {
  return usernamePattern.test(username);
}

/** No mail can be sent to this address (behaviour 17.22). */
export function toSyntheticEmail(username: string): string {
  return `${username}@${hostDomain}`;
}

/** The display name, else the address before its @, else 'host' (behaviour 17.7). */
export function getHostName({ displayName, email }: Pick<Host, 'displayName' | 'email'>): string {
  return displayName.trim() || email.split('@', 1)[0]?.trim() || 'host';
}

/** A problem that needs no lookup, or null (behaviour 17.12, 17.13). */
export function findCredentialsProblem(username: string, password: string): LogInProblem | null {
  if (username === '' || password === '') return 'missing';
  if (!isUsername(username)) return 'bad-username';
  return password.length > passwordMax ? 'long-password' : null;
}

/** Behaviour 17.14. */
export function findNewPasswordProblem(password: string): LogInProblem | null {
  if (password.length < passwordMin) return 'weak-password';
  return password.length > passwordMax ? 'long-password' : null;
}

/** `username` is normalized. */
export function isMemberOf({ members = [] }: LogInTarget, username: string): boolean {
  return members.includes(username);
}

/** Why a username cannot open the targeted invitation, or null (behaviour 17.18, 17.19, 17.20, 38.8). */
export function findTargetProblem(target: LogInTarget, username: string): LogInProblem | null {
  if (isMemberOf(target, username)) return null;
  const expected = normalizeUsername(target.hostUsername ?? '');
  if (expected !== '' && expected !== username) return 'other-username';
  if (!target.hostEmail) return 'no-host-email';
  return target.hostEmail.trim() === '' ? 'no-host-details' : null;
}

const redirectMax = 2000;
// Characters that browsers drop from a URL or turn into slashes.
const treacherous = /[\p{Cc}\\]/u;
const treacherousInPath = /\/\/|\/\.{1,2}(?:\/|$)|%(?:[01][0-9a-f]|7f|2f|5c|2e)/i;
const unprintable = /[^!-~]+/g;

/** `text` if it certainly is a path of this site, else `fallback`. Percent-encoded, so that a header can carry it. */
export function toSafeRedirect(
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

const dashboardPath = /^\/host\/events\/([^/]+)(?:\/guests\/[^/]+|\/answers|\/messages)?\/?$/i;
const stepPath =
  /^\/(?:eventName|partyType|theme|dateTime|activity|invitee|location|confirmation)\/?$/i;
const inviteParameter = /(?:^|&)invite=([^&]*)/;

/** The invitation of a screen of /host/events/{id}, or of a step that edits a stored one (behaviour 17.3). */
export function findInviteId(redirect: string): string | null {
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
