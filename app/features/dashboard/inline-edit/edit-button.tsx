import { Button } from '#app/ui/button.tsx';

import type { EditablePart } from './schema.ts';
import { type InlineEdit, editButtonId } from './use-inline-edit.ts';

interface EditButtonProps {
  edit: InlineEdit;
  part: EditablePart;
  className?: string | undefined;
  children: string;
}

/** Absent while its editor is open; gets the focus back when that closes. */
export function EditButton({ edit, part, className, children }: EditButtonProps) {
  if (edit.mode === part) return null;
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
