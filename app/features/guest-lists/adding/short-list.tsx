import { useRef } from 'react';

import { say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { AddNotes, PasteAndAdd } from './add-parts.tsx';
import { ListField } from './list-field.tsx';
import { useAddGuests } from './use-add-guests.ts';

const nobody = { known: [], labels: [] };

export interface ShortListProps {
  inviteId: string;
  version: number;
  /** Called once every line is a guest. */
  onDone: () => void;
}

/** The overview's field for the first guests, and what reads it (behaviour 39.22). */
export function ShortList({ inviteId, version, onDone }: ShortListProps) {
  const showToast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useAddGuests({ inviteId, version, ...nobody }, (added, left) => {
    showToast({
      text: say('{added, plural, one {# guest added.} other {# guests added.}}', { added }),
      tone: 'good',
    });
    if (left === 0) onDone();
  });
  return (
    <>
      <ListField
        ref={field}
        readOnly={form.busy}
        value={form.text}
        onChange={({ target }) => form.type(target.value)}
      />
      <AddNotes form={form} back={getDashboardPath(inviteId)} />
      <PasteAndAdd form={form} field={field} />
    </>
  );
}
