import type { RefObject } from 'react';

import { MapPanel } from '#app/features/place/map-panel.tsx';
import { PlaceCombobox } from '#app/features/place/place-combobox.tsx';
import { mapUnreachable } from '#app/features/place/rules.ts';
import { Button } from '#app/ui/button.tsx';

import { type LocationFormProps, useLocationStep } from './use-location-step.ts';

import styles from './location-form.module.css';

/** Choosing the event's place: search it, or use the address as typed (spec §2 Location, decisions §9). */
export function LocationForm({ value, setValue }: LocationFormProps) {
  const step = useLocationStep({ value, setValue });
  const { places, error, inputRef, selectedRef } = step;
  const typed = value.typed.trim();
  return (
    <div className={styles.step}>
      <form noValidate className={styles.search} onSubmit={(event) => void step.findTyped(event)}>
        <PlaceCombobox
          label="Address or place"
          value={value.typed}
          places={places}
          inputRef={inputRef}
          error={error}
          note={<SavedNote shown={step.saved} />}
          onType={step.type}
          onSelect={(place) => void step.select(place)}
        >
          <Button type="submit">Enter</Button>
        </PlaceCombobox>
        {typed !== '' && typed !== value.location ? (
          <Button className={styles.asTyped} onClick={step.takeTyped}>
            Use this address as typed
          </Button>
        ) : null}
      </form>
      <div className={styles.place}>
        <SelectedLine address={value.location} lineRef={selectedRef} onRemove={step.remove} />
        <MapPanel size="tall">
          <p>{mapUnreachable}</p>
        </MapPanel>
      </div>
    </div>
  );
}

function SavedNote({ shown }: { shown: boolean }) {
  return <output className={styles.saved}>{shown ? 'Address saved!' : null}</output>;
}

interface SelectedLineProps {
  /** Empty while nothing is selected. */
  address: string;
  lineRef: RefObject<HTMLParagraphElement | null>;
  onRemove: () => void;
}

function SelectedLine({ address, lineRef, onRemove }: SelectedLineProps) {
  const chosen = address !== '';
  return (
    <div className={styles.selected}>
      <svg viewBox="0 0 24 24" aria-hidden="true" data-chosen={chosen}>
        <path d="M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7Zm0 9.6A2.6 2.6 0 1 1 12 6.4a2.6 2.6 0 0 1 0 5.2Z" />
      </svg>
      <p ref={lineRef} tabIndex={-1} className={chosen ? undefined : styles.none}>
        {chosen ? (
          <>
            Selected: <strong>{address}</strong>
          </>
        ) : (
          'No location selected yet.'
        )}
      </p>
      {chosen ? (
        <Button look="quiet" aria-label="Remove the selected location" onClick={onRemove}>
          Remove
        </Button>
      ) : null}
    </div>
  );
}
