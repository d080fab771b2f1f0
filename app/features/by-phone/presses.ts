import * as v from 'valibot';

const pressSchema = v.object({
  number: v.number(),
  intent: v.picklist(['yes', 'skip', 'undo']),
  guest: v.string(),
  /** For the line that says whose answer is kept. */
  name: v.string(),
});

/** What a host said of a guest, kept in this browser until the server has it. */
export type Press = v.InferOutput<typeof pressSchema>;

/** The presses that this browser keeps; none of a text that cannot be read. */
export function readPresses(kept: string | null): Press[] {
  if (kept === null) return [];
  try {
    const read = v.safeParse(v.array(pressSchema), JSON.parse(kept));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Null without a press, so that nothing is kept. */
export const writePresses = (presses: readonly Press[]): string | null =>
  presses.length === 0 ? null : JSON.stringify(presses);

/** Adds a press; between two undos a guest gets one, so that a double press counts once (behaviour 48.7). */
export function addPress(presses: readonly Press[], next: Omit<Press, 'number'>): Press[] {
  const last = presses.findLast(({ guest }) => guest === next.guest);
  if (last && (last.intent === 'undo') === (next.intent === 'undo')) return [...presses];
  const number = Math.max(0, ...presses.map((one) => one.number)) + 1;
  return [...presses, { ...next, number }];
}
