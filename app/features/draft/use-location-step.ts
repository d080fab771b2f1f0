import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import type { Point, Suggestion, Zoned } from '#app/features/place/port.ts';
import { type PlaceLookUp, usePlaces } from '#app/features/place/use-places.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import { partSchemas } from './schema.ts';
import type { StepValue } from './steps.ts';
import { useBriefly } from './use-briefly.ts';

/** Milliseconds that 'Address saved!' stays (spec §9). */
const savedFor = 2500;

type Location = StepValue<'location'>;

export interface LocationStepProps {
  value: Location;
  setValue: (update: Location | ((previous: Location) => Location)) => void;
  /** Called with the zone of a place that was chosen, where it is known. */
  onZone: (timeZone: string) => void;
}

type Choice = Pick<Location, 'lat' | 'lng'> & { address: string; timeZone?: string };

/** The typed address when it may be used, or the sentence that says why not. */
function checkTyped({ typed }: Location): Result<string, string> {
  const parsed = v.safeParse(partSchemas.location.entries.location, typed);
  return parsed.success ? ok(parsed.output) : fail(parsed.issues[0].message);
}

/** Choosing a place, by whatever way it was found; says 'Address saved!' for a while. */
function useChoice({ setValue, onZone }: LocationStepProps) {
  const places: PlaceLookUp = usePlaces();
  const [saved, showSaved] = useBriefly(savedFor);

  const choose = ({ address, lat, lng, timeZone }: Choice) => {
    places.reset();
    setValue((previous) => ({ ...previous, location: address, lat, lng, typed: address }));
    if (timeZone) onZone(timeZone);
    showSaved();
  };

  /** Chosen at once; its point follows where the provider tells it only now. */
  const chooseSuggestion = async (suggestion: Zoned<Suggestion>) => {
    choose(suggestion);
    const place = await places.choose(suggestion);
    if (place && suggestion.lat === null) choose(place);
  };

  return { places, saved, choose, chooseSuggestion };
}

/** What the Location step does: type, choose a suggestion, Enter, use as typed, remove (decisions §9). */
export function useLocationStep(props: LocationStepProps) {
  const { value, setValue } = props;
  const { places, saved, choose, chooseSuggestion } = useChoice(props);
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const selectedRef = useRef<HTMLParagraphElement>(null);

  const readTyped = () => {
    const typed = checkTyped(value);
    setError(typed.ok ? undefined : typed.error);
    return typed.ok ? typed.value : null;
  };

  return {
    places,
    saved,
    error,
    inputRef,
    selectedRef,
    select: (suggestion: Zoned<Suggestion>) => {
      setError(undefined);
      void chooseSuggestion(suggestion);
    },
    movePin: (point: Point) => setValue((previous) => ({ ...previous, ...point })),
    type: (typed: string) => {
      setError(undefined);
      setValue((previous) => ({ ...previous, typed }));
      places.search(typed);
    },
    findTyped: async (event: FormEvent) => {
      event.preventDefault();
      const address = readTyped();
      const place = address === null ? null : await places.geocode(address);
      if (place) choose(place);
    },
    takeTyped: () => {
      const address = readTyped();
      if (address === null) return;
      choose({ address, lat: null, lng: null });
      // The button that was pressed goes away.
      selectedRef.current?.focus();
    },
    remove: () => {
      setError(undefined);
      places.reset();
      const typed = value.typed.trim() === value.location ? '' : value.typed;
      setValue((previous) => ({ ...previous, location: '', lat: null, lng: null, typed }));
      inputRef.current?.focus();
    },
  };
}
