import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type RefObject, useId, useState } from 'react';

import { classes } from '#app/ui/classes.ts';

import type { Suggestion } from './port.ts';
import { searchUnreachable } from './rules.ts';
import type { PlaceLookUp } from './use-places.ts';

import field from '#app/ui/field.module.css';
import styles from './place-combobox.module.css';

interface PlaceComboboxProps {
  label: string;
  /** The text in the input. */
  value: string;
  places: PlaceLookUp;
  inputRef: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onSelect: (place: Suggestion) => void;
  /** The sentence that says what is wrong with the text. */
  error?: string | undefined;
  /** A short word at the end of the label's line. */
  note: ReactNode;
  /** What stands beside the input, such as its Enter button. */
  children: ReactNode;
}

/** An address input that offers places: the combobox pattern with a listbox. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, value, places, inputRef, error } = props;
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const open = wanted && places.suggestions.length > 0;
  return (
    <div className={field.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {props.note}
      </div>
      <div className={styles.row}>
        <Autocomplete.Root
          items={places.suggestions}
          filter={null}
          itemToStringValue={(place: Suggestion) => place.id}
          value={value}
          open={open}
          onOpenChange={setWanted}
          onValueChange={(text, { reason }) => {
            const chosen = places.suggestions.find((place) => place.id === text);
            if (reason === 'item-press' && chosen) props.onSelect(chosen);
            else if (reason === 'input-change') props.onType(text);
            else setWanted(false);
          }}
        >
          <Autocomplete.Input
            ref={inputRef}
            id={id}
            className={classes(field.control, styles.input)}
            aria-describedby={`${id}-status`}
            aria-invalid={error ? true : undefined}
            enterKeyHint="search"
            spellCheck={false}
            onBlur={() => {
              if (!open) setWanted(false);
            }}
          />
          <Suggestions attribution={places.attribution} label={label} />
        </Autocomplete.Root>
        {props.children}
      </div>
      <SearchStatus id={`${id}-status`} {...{ places, open, error }} />
    </div>
  );
}

function Suggestions({ attribution, label }: { attribution: string; label: string }) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className={styles.positioner} align="start" sideOffset={6}>
        <Autocomplete.Popup className={styles.popup}>
          <Autocomplete.List className={styles.list} aria-label={`${label}: suggestions`}>
            {(place: Suggestion) => (
              <Autocomplete.Item key={place.id} value={place} className={styles.option}>
                <span className={styles.name}>{place.name}</span>{' '}
                <span className={styles.address}>{place.address}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
          {attribution ? <p className={styles.attribution}>{attribution}</p> : null}
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

interface SearchStatusProps {
  id: string;
  places: PlaceLookUp;
  open: boolean;
  error: string | undefined;
}

/** One line beneath the input. It is always there, so that a screen reader hears it change. */
function SearchStatus({ id, places, open, error }: SearchStatusProps) {
  const count = places.suggestions.length;
  return (
    <output id={id} className={styles.status}>
      {error ? <span className={field.error}>{error}</span> : null}
      {!error && places.phase === 'searching' ? (
        <span className={styles.searching}>Searching…</span>
      ) : null}
      {!error && places.phase === 'unreachable' ? searchUnreachable : null}
      {open && places.phase === 'idle' ? (
        <span className="visually-hidden">
          {count === 1 ? '1 suggestion' : `${count} suggestions`}
        </span>
      ) : null}
    </output>
  );
}
