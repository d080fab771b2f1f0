import { type FormEvent, type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';

import type { StepValue } from '#app/features/draft/parts.ts';
import { addressSchema } from '#app/features/draft/parts/location.ts';
import { type PlaceLookUp, usePlaces } from '#app/features/place/lookup/use-places.ts';
import { searchCentre } from '#app/features/place/point.ts';
import type { Point, Suggestion, Zoned } from '#app/features/place/port.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { useBriefly } from './use-briefly.ts';

/** In milliseconds (behaviour 10.5). */
const savedFor = 2500;

type LocationValue = StepValue<'location'>;

export interface LocationStepProps {
  value: LocationValue;
  setValue: (update: LocationValue | ((previous: LocationValue) => LocationValue)) => void;
  onZone: (timeZone: string) => void;
}

type Choice = Pick<LocationValue, 'lat' | 'lng'> & { address: string; timeZone?: string };

function checkTyped({ typed }: LocationValue): Result<string, string> {
  const parsed = v.safeParse(addressSchema, typed);
  return parsed.success ? succeed(parsed.output) : fail(parsed.issues[0].message);
}

function pointOf({ lat, lng }: LocationValue): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function useChoice({ setValue, onZone }: LocationStepProps) {
  const places: PlaceLookUp = usePlaces();
  const [saved, showSaved] = useBriefly(savedFor);

  const choose = ({ address, lat, lng, timeZone }: Choice) => {
    places.reset();
    setValue((previous) => ({ ...previous, location: address, lat, lng, typed: address }));
    if (timeZone) onZone(timeZone);
    showSaved();
  };

  /** Stores the suggestion at once. Some providers give its point only on a second request. */
  const chooseSuggestion = async (suggestion: Zoned<Suggestion>) => {
    choose(suggestion);
    const place = await places.choose(suggestion);
    if (place && suggestion.lat === null) choose(place);
  };

  return { places, saved, choose, chooseSuggestion };
}

/** Searches around the chosen point, or around where the map was moved to. */
function useSearch(places: PlaceLookUp, point: Point | null) {
  const mapCentre = useRef<Point>(null);
  return {
    search: (text: string) => places.search(text, searchCentre(point, mapCentre.current)),
    setMapCentre: (centre: Point) => {
      mapCentre.current = centre;
    },
  };
}

function useTyped(value: LocationValue) {
  const [error, setError] = useState<string>();
  const read = () => {
    const typed = checkTyped(value);
    setError(typed.ok ? undefined : typed.error);
    return typed.ok ? typed.value : null;
  };
  return { error, read, forget: () => setError(undefined) };
}

function withoutPlace(value: LocationValue): LocationValue {
  const typed = value.typed.trim() === value.location ? '' : value.typed;
  return { ...value, location: '', lat: null, lng: null, typed };
}

interface Focusable {
  inputRef: RefObject<HTMLInputElement | null>;
  selectedRef: RefObject<HTMLElement | null>;
}

/** The pressed button disappears, so both move the focus. */
function useRemovals(
  { value, setValue }: LocationStepProps,
  { inputRef, selectedRef }: Focusable,
  clear: () => void,
) {
  return {
    dropTyped: () => {
      clear();
      setValue((previous) => ({ ...previous, typed: previous.location }));
      (value.location === '' ? inputRef : selectedRef).current?.focus();
    },
    remove: () => {
      clear();
      setValue(withoutPlace);
      inputRef.current?.focus();
    },
  };
}

/** Type, choose a suggestion, Enter, use as typed, remove (behaviour 10.1, 10.2, 10.7, 10.9). */
export function useLocationStep(props: LocationStepProps) {
  const { value, setValue } = props;
  const { places, saved, choose, chooseSuggestion } = useChoice(props);
  const typed = useTyped(value);
  const point = pointOf(value);
  const clear = () => {
    typed.forget();
    places.reset();
  };
  const { search, setMapCentre } = useSearch(places, point);
  const inputRef = useRef<HTMLInputElement>(null);
  const selectedRef = useRef<HTMLParagraphElement>(null);

  const takeTyped = () => {
    const address = typed.read();
    if (address !== null) choose({ address, lat: null, lng: null });
  };

  return {
    places,
    point,
    saved,
    error: typed.error,
    inputRef,
    selectedRef,
    setMapCentre,
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
    ...useRemovals(props, { inputRef, selectedRef }, clear),
  };
}
