import type { StepForm } from '../frame/step-props.ts';
import type { ReadActivityLine } from '../standing/activity-entry.ts';

/** `schedule` determines the window (behaviour 8.4). */
export interface ActivityStep extends StepForm<'activity'> {
  readLine: ReadActivityLine;
}
