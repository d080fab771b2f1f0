import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import type { Suggestion, Zoned } from '#app/features/place/port.ts';
import { type PlaceLookUp, usePlaces } from '#app/features/place/use-places.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import { partSchemas } from './schema.ts';
import type { StepValue } from './steps.ts';
import { useBriefly } from './use-briefly.ts';

/** Milliseconds that 'Address saved!' stays (spec §9). */
const savedFor = 2500;

type Location = StepValue<'location'>;

export interface LocationFormProps {
  value: Location;
  setValue: (update: Location | ((previous: Location) => Location)) => void;
}

type Choice = Pick<Location, 'lat' | 'lng'> & { address: string };

/** The typed address when it may be used, or the sentence that says why not. */
function checkTyped({ typed }: Location): Result<string, string> {
  const parsed = v.safeParse(partSchemas.location.entries.location, typed);
  return parsed.success ? ok(parsed.output) : fail(parsed.issues[0].message);
}

/** What the Location step does: type, choose a suggestion, Enter, use as typed, remove (decisions §9). */
export function useLocationStep({ value, setValue }: LocationFormProps) {
  const places: PlaceLookUp = usePlaces();
  const [error, setError] = useState<string>();
  const [saved, showSaved] = useBriefly(savedFor);
  const inputRef = useRef<HTMLInputElement>(null);
  const selectedRef = useRef<HTMLParagraphElement>(null);

  const select = ({ address, lat, lng }: Choice) => {
    setError(undefined);
    places.reset();
    setValue({ location: address, lat, lng, typed: address });
    showSaved();
  };

  /** A suggestion is chosen at once; its point follows where its provider tells it only now. */
  const selectSuggestion = async (suggestion: Zoned<Suggestion>) => {
    select(suggestion);
    const place = await places.choose(suggestion);
    if (place && suggestion.lat === null) select(place);
  };

  const readTyped = () => {
    const typed = checkTyped(value);
    setError(typed.ok ? undefined : typed.error);
    return typed.ok ? typed.value : null;
  };

  return {
    places,
    error,
    saved,
    inputRef,
    selectedRef,
    select: selectSuggestion,
    type: (typed: string) => {
      setError(undefined);
      setValue((previous) => ({ ...previous, typed }));
      places.search(typed);
    },
    findTyped: async (event: FormEvent) => {
      event.preventDefault();
      const address = readTyped();
      const place = address === null ? null : await places.geocode(address);
      if (place) select(place);
    },
    takeTyped: () => {
      const address = readTyped();
      if (address === null) return;
      select({ address, lat: null, lng: null });
      // The button that was pressed goes away.
      selectedRef.current?.focus();
    },
    remove: () => {
      setError(undefined);
      places.reset();
      const typed = value.typed.trim() === value.location ? '' : value.typed;
      setValue({ location: '', lat: null, lng: null, typed });
      inputRef.current?.focus();
    },
  };
}
