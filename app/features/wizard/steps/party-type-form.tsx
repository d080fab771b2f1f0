import { type SubmitEvent, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { toggleEntry } from '#app/features/draft/parts/entry-list.ts';
import {
  addOccasion,
  listOfferedOccasions,
  listOwnOccasions,
} from '#app/features/draft/parts/party-type.ts';
import { Button } from '#app/ui/button.tsx';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

import styles from './forms.module.css';

interface PartyTypeFormProps {
  value: StepValue<'partyType'>;
  setValue: (value: StepValue<'partyType'>) => void;
}

export function PartyTypeForm({ value, setValue }: PartyTypeFormProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const offered = listOfferedOccasions(value);

  const toggle = (entry: string) => {
    const next = toggleEntry(value.selected, entry);
    setError(next.ok ? undefined : next.error);
    if (next.ok) setValue({ ...value, selected: next.value, own: listOwnOccasions(offered) });
  };

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const next = addOccasion(value.selected, value.custom, offered);
    setError(next.ok ? undefined : next.error);
    if (next.ok && next.value) {
      const own = listOwnOccasions(listOfferedOccasions({ selected: next.value, own: value.own }));
      setValue({ selected: next.value, custom: '', own });
    }
    input.current?.focus();
  };

  return (
    <>
      <ChipList label="Occasions">
        {offered.map((entry) => (
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
