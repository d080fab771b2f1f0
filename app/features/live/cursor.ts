/**
 * How far a process has heard of changes: 'PROCESS.COUNT'. Data bears the cursor from before it was read, and a change
 * the cursor that it moved to.
 */
export type Cursor = string;

/** Whether data holds a change. False if that cannot be told: different processes, or a change without a cursor. */
export function includesChange(data: Cursor, change: Cursor | null): boolean {
  const [process, count] = data.split('.');
  const [changeProcess, changeCount] = change?.split('.') ?? [];
  return process === changeProcess && Number(count) >= Number(changeCount);
}
