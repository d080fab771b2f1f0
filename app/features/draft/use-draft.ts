import { useCallback, useSyncExternalStore } from 'react';

import { type PartName, type StepValue, type StepValues, getEmptyStep } from './parts.ts';
import { mergeFields } from './rules.ts';
import * as storage from './storage.client.ts';

type Update<Value> = Value | ((previous: Value) => Value);

export function useIsPersistent(): boolean {
  return useSyncExternalStore(storage.subscribe, storage.isPersistent, () => true);
}

/**
 * The setter changes only fields that differ from this render's value, so that another tab's change of others stays.
 * Disable inputs until `useHydrated()`, so that nothing is saved before the restore (behaviour 3.2).
 */
export function useDraftStep<Name extends PartName>(
  name: Name,
): [StepValue<Name>, (update: Update<StepValue<Name>>) => void] {
  const value = useSyncExternalStore(
    storage.subscribe,
    () => storage.readStep(name),
    () => getEmptyStep(name),
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

export function useDraftSteps(): StepValues {
  return {
    eventName: useDraftStep('eventName')[0],
    partyType: useDraftStep('partyType')[0],
    theme: useDraftStep('theme')[0],
    dateTime: useDraftStep('dateTime')[0],
    activity: useDraftStep('activity')[0],
    invitee: useDraftStep('invitee')[0],
    answers: useDraftStep('answers')[0],
    location: useDraftStep('location')[0],
    message: useDraftStep('message')[0],
    hostedBy: useDraftStep('hostedBy')[0],
    language: useDraftStep('language')[0],
  };
}
