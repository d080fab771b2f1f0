import { type SubmitEvent, useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';
import { TextField } from '#app/ui/field.tsx';

import { partyTypes } from './catalogue.ts';
import { addOccasion, toggleEntry } from './rules.ts';
import { limits } from './schema.ts';
import type { StepValue } from './steps.ts';

import styles from './forms.module.css';

interface PartyTypeFormProps {
  value: StepValue<'partyType'>;
  setValue: (value: StepValue<'partyType'>) => void;
}

const known: ReadonlySet<string> = new Set(partyTypes);

/** The eight occasions and the host's own ones, each on or off (spec §2, §5). */
export function PartyTypeForm({ value, setValue }: PartyTypeFormProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const own = value.selected.filter((entry) => !known.has(entry));

  const toggle = (entry: string) => {
    const next = toggleEntry(value.selected, entry);
    setError(next.ok ? undefined : next.error);
    if (next.ok) setValue({ ...value, selected: next.value });
    // An own occasion that is switched off is gone, and the focus with it.
    if (!known.has(entry)) input.current?.focus();
  };

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const next = addOccasion(value.selected, value.custom);
    setError(next.ok ? undefined : next.error);
    if (next.ok && next.value) setValue({ selected: next.value, custom: '' });
    input.current?.focus();
  };

  return (
    <>
      <ChipList label="Occasions">
        {[...partyTypes, ...own].map((entry) => (
          <ToggleChip
            key={entry}
            pressed={value.selected.includes(entry)}
            onToggle={() => toggle(entry)}
          >
            {entry}
          </ToggleChip>
        ))}
      </ChipList>
      <form className={styles.addRow} onSubmit={add}>
        <TextField
          ref={input}
          label="Something else?"
          value={value.custom}
          maxLength={limits.listEntry}
          autoComplete="off"
          placeholder="Name the occasion"
          error={error}
          onChange={(event) => setValue({ ...value, custom: event.target.value })}
        />
        <Button type="submit" className={styles.addButton}>
          Add
        </Button>
      </form>
    </>
  );
}
