import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import { searchCentre } from '#app/features/place/point.ts';
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

function pointOf({ lat, lng }: Location): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
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

/** Searches around the chosen point, or around where the map was moved to. */
function useSearch(places: PlaceLookUp, point: Point | null) {
  const looked = useRef<Point>(null);
  return {
    search: (text: string) => places.search(text, searchCentre(point, looked.current)),
    /** To be called when the map shows another part of the world. */
    look: (centre: Point) => {
      looked.current = centre;
    },
  };
}

/** The typed address, read when it is to be used; `error` is the sentence that says why it cannot be. */
function useTyped(value: Location) {
  const [error, setError] = useState<string>();
  const read = () => {
    const typed = checkTyped(value);
    setError(typed.ok ? undefined : typed.error);
    return typed.ok ? typed.value : null;
  };
  return { error, read, forget: () => setError(undefined) };
}

/** What the Location step does: type, choose a suggestion, Enter, use as typed, remove (decisions §9). */
export function useLocationStep(props: LocationStepProps) {
  const { value, setValue } = props;
  const { places, saved, choose, chooseSuggestion } = useChoice(props);
  const typed = useTyped(value);
  const point = pointOf(value);
  const { search, look } = useSearch(places, point);
  const inputRef = useRef<HTMLInputElement>(null);
  const selectedRef = useRef<HTMLParagraphElement>(null);

  const takeTyped = () => {
    const address = typed.read();
    if (address !== null) choose({ address, lat: null, lng: null });
    return address !== null;
  };

  return {
    places,
    point,
    saved,
    error: typed.error,
    inputRef,
    selectedRef,
    look,
    select: (suggestion: Zoned<Suggestion>) => {
      typed.forget();
      void chooseSuggestion(suggestion);
    },
    movePin: (to: Point) => setValue((previous) => ({ ...previous, ...to })),
    type: (text: string) => {
      typed.forget();
      setValue((previous) => ({ ...previous, typed: text }));
      search(text);
    },
    findTyped: async (event: FormEvent) => {
      event.preventDefault();
      const address = typed.read();
      const place = address === null ? null : await places.geocode(address);
      if (place) choose(place);
    },
    takeTyped,
    pressTyped: () => {
      // The button that was pressed goes away.
      if (takeTyped()) selectedRef.current?.focus();
    },
    remove: () => {
      typed.forget();
      places.reset();
      const kept = value.typed.trim() === value.location ? '' : value.typed;
      setValue((previous) => ({ ...previous, location: '', lat: null, lng: null, typed: kept }));
      inputRef.current?.focus();
    },
  };
}
