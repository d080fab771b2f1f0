const keyOf = (inviteId: string) => `festoon.seen.${inviteId}`;

/** The last visits as stored when this page was loaded: what this visit stores counts from the next visit on. */
const before = new Map<string, number | null>();

/** The time of the newest answer that the host saw at the last visit, in epoch milliseconds; null at the first. */
export function getLastVisit(inviteId: string): number | null {
  const known = before.get(inviteId);
  if (known !== undefined) return known;
  let last: number | null = null;
  try {
    const kept = Number(localStorage.getItem(keyOf(inviteId)));
    if (Number.isFinite(kept) && kept > 0) last = kept;
  } catch (error) {
    console.error('The last visit is not known.', error);
  }
  before.set(inviteId, last);
  return last;
}

/** Stores that the host has seen the answers until `at`. */
export function keepVisit(inviteId: string, at: number): void {
  getLastVisit(inviteId);
  try {
    localStorage.setItem(keyOf(inviteId), String(at));
  } catch (error) {
    console.error('This visit is not kept.', error);
  }
}
