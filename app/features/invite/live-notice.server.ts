import { getGuestPath } from '#app/platform/paths.ts';

const name = 'festoon.live';

function cookieOf(origin: string, inviteId: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=1; Max-Age=${seconds}; Path=${getGuestPath(inviteId)}; HttpOnly${secure}; SameSite=Lax`;
}

/** The Set-Cookie value that lets the browser that saved an invitation show once that it is live (behaviour 12.19). */
export function announceLive(origin: string, inviteId: string): string {
  return cookieOf(origin, inviteId, 600);
}

/** The Set-Cookie value that deletes that cookie. */
export function forgetLive(origin: string, inviteId: string): string {
  return cookieOf(origin, inviteId, 0);
}

/** True when a Cookie header comes from the browser that has just saved the invitation. */
export function isAnnounced(cookies: string | undefined): boolean {
  return cookies?.includes(`${name}=1`) ?? false;
}
