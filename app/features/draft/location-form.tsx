import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import { MapPanel } from '#app/features/place/map-panel.tsx';
import { PlaceCombobox } from '#app/features/place/place-combobox.tsx';
import { mapUnreachable } from '#app/features/place/rules.ts';
import { usePlaces } from '#app/features/place/use-places.ts';
import { Button } from '#app/ui/button.tsx';

import { partSchemas } from './schema.ts';
import type { StepValue } from './steps.ts';
import { useBriefly } from './use-briefly.ts';

import styles from './location-form.module.css';

/** Milliseconds that 'Address saved!' stays (spec §9). */
const savedFor = 2500;

type Location = StepValue<'location'>;

interface LocationFormProps {
  value: Location;
  setValue: (update: Location | ((previous: Location) => Location)) => void;
}

/** Choosing the event's place: search it, or use the address as typed (spec §2 Location, decisions §9). */
export function LocationForm({ value, setValue }: LocationFormProps) {
  const places = usePlaces();
  const [error, setError] = useState<string>();
  const [saved, showSaved] = useBriefly(savedFor);
  const input = useRef<HTMLInputElement>(null);
  const selected = useRef<HTMLParagraphElement>(null);

  const onType = (typed: string) => {
    setError(undefined);
    setValue((previous) => ({ ...previous, typed }));
    places.search(typed);
  };

  const select = (place: { address: string; lat: number | null; lng: number | null }) => {
    setError(undefined);
    places.reset();
    setValue({ location: place.address, lat: place.lat, lng: place.lng, typed: place.address });
    showSaved();
  };

  /** The typed address when it may be used; otherwise shows the sentence that says why not. */
  const readTyped = (): string | null => {
    const parsed = v.safeParse(partSchemas.location.entries.location, value.typed);
    setError(parsed.success ? undefined : parsed.issues[0].message);
    return parsed.success ? parsed.output : null;
  };

  const findTyped = async (event: FormEvent) => {
    event.preventDefault();
    const address = readTyped();
    const place = address === null ? null : await places.geocode(address);
    if (place) select(place);
  };

  const useTyped = () => {
    const address = readTyped();
    if (address === null) return;
    select({ address, lat: null, lng: null });
    selected.current?.focus();
  };

  const remove = () => {
    places.reset();
    setValue(({ location, typed }) => ({
      location: '',
      lat: null,
      lng: null,
      typed: typed.trim() === location ? '' : typed,
    }));
    input.current?.focus();
  };

  const typed = value.typed.trim();
  return (
    <div className={styles.step}>
      <form noValidate className={styles.search} onSubmit={(event) => void findTyped(event)}>
        <PlaceCombobox
          label="Address or place"
          value={value.typed}
          inputRef={input}
          note={<SavedNote shown={saved} />}
          {...{ places, error, onType }}
          onSelect={select}
        >
          <Button type="submit">Enter</Button>
        </PlaceCombobox>
        {typed !== '' && typed !== value.location ? (
          <Button className={styles.asTyped} onClick={useTyped}>
            Use this address as typed
          </Button>
        ) : null}
      </form>
      <div className={styles.selected}>
        <p ref={selected} tabIndex={-1}>
          {value.location === '' ? (
            'No location selected yet.'
          ) : (
            <>
              Selected: <strong>{value.location}</strong>
            </>
          )}
        </p>
        {value.location === '' ? null : (
          <Button look="quiet" aria-label="Remove the selected location" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <MapPanel size="tall">
        <p>{mapUnreachable}</p>
      </MapPanel>
    </div>
  );
}

function SavedNote({ shown }: { shown: boolean }) {
  return <output className={styles.saved}>{shown ? 'Address saved!' : null}</output>;
}
