/** What leaving a step makes of it (behaviour 3.17). */
export interface Settled<Value> {
  /** With the complete text that stood in its fields; the same object when nothing was to be taken along. */
  value: Value;
  /** What Next and Save ask about text that is not complete, which stays in its field; null when nothing stays. */
  problem: string | null;
}

export const settled = <Value>(value: Value, problem: string | null = null): Settled<Value> => ({
  value,
  problem,
});
