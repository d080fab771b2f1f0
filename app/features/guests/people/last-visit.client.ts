const keyOf = (inviteId: string) => `festoon.seen.${inviteId}`;

/** As stored when this page was loaded: this visit counts from the next one on. */
const before = new Map<string, number | null>();

/** The newest answer seen at the last visit (epoch ms); null at the first. */
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

export function keepVisit(inviteId: string, at: number): void {
  getLastVisit(inviteId);
  try {
    localStorage.setItem(keyOf(inviteId), String(at));
  } catch (error) {
    console.error('This visit is not kept.', error);
  }
}
