import { useCallback, useSyncExternalStore } from 'react';

import { mergeFields } from './rules.ts';
import type { PartName } from './schema.ts';
import { type StepValue, type StepValues, emptyStep } from './steps.ts';
import * as storage from './storage.client.ts';

type Update<Value> = Value | ((previous: Value) => Value);

const never = () => () => {};
const emptySteps = new Map<PartName, unknown>();

function emptyOnce<Name extends PartName>(name: Name): StepValue<Name> {
  if (!emptySteps.has(name)) emptySteps.set(name, emptyStep(name));
  return emptySteps.get(name) as StepValue<Name>;
}

/** False on the server and while hydrating; true once the browser's own data is on screen. */
export function useRestored(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** False once the browser refuses to keep the draft. */
export function useIsPersistent(): boolean {
  return useSyncExternalStore(storage.subscribe, storage.isPersistent, () => true);
}

/**
 * One wizard step's value and its setter. A value handed to the setter changes the fields that differ from
 * what this render showed; a field that another tab has changed since stays. The server and the first client render see the empty step;
 * inputs are to be disabled until `useRestored()`, so nothing is saved before the restore (spec §4).
 */
export function useDraftStep<Name extends PartName>(
  name: Name,
): [StepValue<Name>, (update: Update<StepValue<Name>>) => void] {
  const value = useSyncExternalStore(
    storage.subscribe,
    () => storage.readStep(name),
    () => emptyOnce(name),
  );
  const setValue = useCallback(
    (update: Update<StepValue<Name>>) => {
      storage.updateStep(name, (newest) =>
        typeof update === 'function' ? update(newest) : mergeFields(value, update, newest),
      );
    },
    [name, value],
  );
  return [value, setValue];
}

/** Every step's value at once, for the review and the save. */
export function useDraftSteps(): StepValues {
  return {
    eventName: useDraftStep('eventName')[0],
    partyType: useDraftStep('partyType')[0],
    theme: useDraftStep('theme')[0],
    dateTime: useDraftStep('dateTime')[0],
    activity: useDraftStep('activity')[0],
    invitee: useDraftStep('invitee')[0],
    location: useDraftStep('location')[0],
    message: useDraftStep('message')[0],
  };
}
