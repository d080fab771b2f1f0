import type { Invite } from '#app/features/invite/schema.ts';

/** The page's title as a guest reads it (behaviour 13.1). */
export function formatGuestTitle({ eventName }: Pick<Invite, 'eventName'>): string {
  return eventName.trim() || "You're Invited!";
}
