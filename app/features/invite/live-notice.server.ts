import { getGuestPath } from '#app/platform/paths.ts';

const plainName = 'festoon.live';
/** Over https: the prefix keeps pages of plain http from setting it. Its path rules out '__Host-'. */
const secureName = `__Secure-${plainName}`;

function cookieOf(origin: string, inviteId: string, seconds: number): string {
  const [name, secure] = origin.startsWith('https:') ? [secureName, '; Secure'] : [plainName, ''];
  return `${name}=1; Max-Age=${seconds}; Path=${getGuestPath(inviteId)}; HttpOnly${secure}; SameSite=Lax`;
}

/**
 * The Set-Cookie value that makes the guest page tell this browser once that the invitation is live (behaviour 12.19).
 */
export function announceLive(origin: string, inviteId: string): string {
  return cookieOf(origin, inviteId, 600);
}

/** The Set-Cookie value that removes that cookie. */
export function forgetLive(origin: string, inviteId: string): string {
  return cookieOf(origin, inviteId, 0);
}

/** Whether a Cookie header comes from the browser that has just saved the invitation. */
export function isAnnounced(origin: string, cookies: string | undefined): boolean {
  const name = origin.startsWith('https:') ? secureName : plainName;
  return cookies?.split(/; */).includes(`${name}=1`) ?? false;
}
