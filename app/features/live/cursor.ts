/**
 * How far a process has heard of an event's changes: 'ERA.COUNT'. Data bears the cursor from before it was read, and a
 * change the cursor that it moved to.
 */
export type Cursor = string;

/** Whether data holds a change. False if that cannot be told: different eras, or a change without a cursor. */
export function includesChange(data: Cursor, change: Cursor | null): boolean {
  const [era, count] = data.split('.');
  const [changeEra, changeCount] = change?.split('.') ?? [];
  return era === changeEra && Number(count) >= Number(changeCount);
}
