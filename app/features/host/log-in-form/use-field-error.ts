import { type ChangeEvent, type FocusEvent, useState } from 'react';

import type { LogInRefusal } from '../schema.ts';

interface FieldRule {
  /** About this field. */
  refusal: LogInRefusal | null;
  isWrong: (field: HTMLInputElement) => boolean;
  /** Says that the field breaks its rule. */
  rule: string;
}

/** What a field says: its rule, if it is left with what breaks it; and what was refused, until it is changed. */
export function useFieldError({ refusal, isWrong, rule }: FieldRule) {
  const [isBroken, setBroken] = useState(false);
  const [changed, setChanged] = useState<LogInRefusal | null>(null);
  const refused = refusal === changed ? undefined : refusal?.message;
  return {
    error: isBroken ? rule : refused,
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      // A new line above a button would move it from under the finger that presses it.
      if (!(relatedTarget instanceof HTMLButtonElement)) setBroken(isWrong(target));
    },
    onChange: ({ target }: Pick<ChangeEvent<HTMLInputElement>, 'target'>) => {
      setChanged(refusal);
      if (isBroken) setBroken(isWrong(target));
    },
  };
}
