import type * as v from 'valibot';

type StoredSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type StepSchema = v.GenericSchema<unknown, object>;

export interface PartScreen {
  title: string;
  lead?: string;
  homeLabel?: string;
}

export interface PartRecord<
  Path extends string,
  Stored extends StoredSchema,
  Step extends StepSchema,
> {
  label: string;
  path: Path;
  screen: PartScreen;
  /** As stored and as posted by a save. */
  schema: Stored;
  storageKey: string;
  /** With inputs that are still being typed. A field of the wrong shape falls back to its empty value. */
  stepSchema: Step;
  empty: v.InferOutput<Step>;
  /** Without inputs that are still being typed. */
  toPart(step: v.InferOutput<Step>): v.InferOutput<Stored>;
  fromPart(part: v.InferOutput<Stored>): v.InferOutput<Step>;
  isFilled(part: v.InferOutput<Stored>): boolean;
  /** Plain text; a line may be empty. */
  describe(step: v.InferOutput<Step>): readonly string[];
}

/** Only infers the record's types. */
export function definePart<
  const Path extends string,
  Stored extends StoredSchema,
  Step extends StepSchema,
>(record: PartRecord<Path, Stored, Step>): PartRecord<Path, Stored, Step> {
  return record;
}
