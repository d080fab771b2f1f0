import type * as v from 'valibot';

type StoredSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type StepSchema = v.GenericSchema<unknown, object>;

/** The texts on the screen that edits a part. */
export interface PartScreen {
  title: string;
  /** The line beneath the title. */
  lead?: string;
  /** The text of the link to the home page, if not 'Home'. */
  homeLabel?: string;
}

/** Everything that defines one part of an invitation. */
export interface PartRecord<
  Path extends string,
  Stored extends StoredSchema,
  Step extends StepSchema,
> {
  /** The part's name in lists of steps. */
  label: string;
  /** The path of its screen. */
  path: Path;
  screen: PartScreen;
  /** The part as stored and as posted by a save. */
  schema: Stored;
  /** The `localStorage` key of the step's value. */
  storageKey: string;
  /**
   * The step's value in the browser, including inputs that are still being typed. A field of the wrong shape falls
   * back to its empty value, so that the others survive.
   */
  stepSchema: Step;
  /** The value of an untouched step. */
  empty: v.InferOutput<Step>;
  /** The part for a step's value, without inputs that are still being typed. */
  toPart(step: v.InferOutput<Step>): v.InferOutput<Stored>;
  /** The step's value for a stored part. */
  fromPart(part: v.InferOutput<Stored>): v.InferOutput<Step>;
  /** True when the part adds something to the invitation. */
  isFilled(part: v.InferOutput<Stored>): boolean;
  /** What the part still lacks, in words that follow 'Still missing:'. */
  findMissing(part: v.InferOutput<Stored>): readonly string[];
  /** The step's value as lines of plain text; a line may be empty. */
  describe(step: v.InferOutput<Step>): readonly string[];
}

/** Returns the record unchanged, with its types inferred. */
export function definePart<
  const Path extends string,
  Stored extends StoredSchema,
  Step extends StepSchema,
>(record: PartRecord<Path, Stored, Step>): PartRecord<Path, Stored, Step> {
  return record;
}
