import type { ComponentProps } from 'react';

import { say } from '#app/platform/language/say.ts';
import { TextArea } from '#app/ui/fields/field.tsx';

const example = 'Ana Okafor\nBen, ben@example.org\nChiara, Marco, Nina (child)';

type Given = Pick<
  ComponentProps<typeof TextArea>,
  'ref' | 'value' | 'readOnly' | 'disabled' | 'onChange'
>;

/** It stands before what reads it has been loaded. */
export const ListField = (given: Given) => (
  <TextArea
    name="guests"
    label={say('A guest in each line: a name, an address or both')}
    labelHidden
    rows={3}
    placeholder={example}
    spellCheck={false}
    autoComplete="off"
    {...given}
  />
);
