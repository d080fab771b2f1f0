import { Button } from '#app/ui/button.tsx';

import type { EditablePart } from './schema.ts';
import { type InlineEdit, editButtonId } from './use-inline-edit.ts';

interface EditButtonProps {
  edit: InlineEdit;
  part: EditablePart;
  className?: string | undefined;
  children: string;
}

/** The button gets the focus back when the editor closes. */
export function EditButton({ edit, part, className, children }: EditButtonProps) {
  return (
    <Button
      id={editButtonId(part)}
      variant="quiet"
      className={className}
      disabled={edit.saving}
      onClick={() => edit.open(part)}
    >
      {children}
    </Button>
  );
}
