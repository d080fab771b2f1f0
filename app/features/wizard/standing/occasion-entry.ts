import type { StepValue } from '#app/features/draft/parts.ts';
import {
  addOccasion,
  listOfferedOccasions,
  listOwnOccasions,
} from '#app/features/draft/parts/party-type.ts';

import { type Settled, settled } from './settled.ts';

type Occasions = StepValue<'partyType'>;

/** The occasion that stands in the field and counts, as it will be stored; null when none does (behaviour 5.7). */
export function findTypedOccasion({ selected, custom, own }: Occasions): string | null {
  const taken = addOccasion(selected, custom, listOfferedOccasions({ selected, own }));
  return (taken.ok && taken.value?.at(-1)) || null;
}

/**
 * The step with the occasion of its field among the chosen ones (behaviour 5.7). One that is chosen already is dropped;
 * one too many stays in the field, with the sentence of behaviour 5.4.
 */
export function settleOccasions(step: Occasions): Settled<Occasions> {
  if (step.custom === '') return settled(step);
  const taken = addOccasion(step.selected, step.custom, listOfferedOccasions(step));
  if (!taken.ok) return settled(step, taken.error);
  const selected = taken.value ?? step.selected;
  const own = listOwnOccasions(listOfferedOccasions({ selected, own: step.own }));
  return settled({ selected, custom: '', own });
}
