import type { ComponentProps } from 'react';

import { say } from '#app/platform/language/say.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import type { OwnFocus } from '#app/ui/use-heading-focus.ts';

/** The search starts this long after the last key press. */
export const typingMs = 200;

type FindFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** State of the navigation to the list while the host types: the text with its spaces. */
export interface TypedFind extends OwnFocus {
  find: string;
}

export function FindField(props: FindFieldProps) {
  return (
    <TextField
      type="search"
      name="find"
      label={say('Find a guest')}
      labelHidden
      placeholder={say('Find')}
      autoComplete="off"
      maxLength={200}
      enterKeyHint="search"
      {...props}
    />
  );
}
