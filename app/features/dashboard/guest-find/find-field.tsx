import type { ComponentProps } from 'react';

import { TextField } from '#app/ui/field.tsx';

/** The search starts this long after the last key press. */
export const typingMs = 200;

type FindFieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'>;

/** What guests are found by: a part of the name or of the address. */
export function FindField(props: FindFieldProps) {
  return (
    <TextField
      type="search"
      name="find"
      label="Find a guest"
      labelHidden
      placeholder="Find by name or email"
      autoComplete="off"
      maxLength={200}
      enterKeyHint="search"
      {...props}
    />
  );
}
