import type { StepValue } from '#app/features/draft/parts.ts';
import { takeTyped } from '#app/features/draft/parts/location.ts';

import { type Settled, settled } from './settled.ts';

/** Text that is not selected is taken as typed; what cannot be an address stays (behaviour 3.17, 10.29). */
export function settleLocation(value: StepValue<'location'>): Settled<StepValue<'location'>> {
  const taken = takeTyped(value);
  return taken.ok ? settled(taken.value) : settled(value, taken.error);
}
