import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

import type { PartName } from '#app/features/draft/parts.ts';
import { fromReview } from '#app/features/wizard/frame/steps.ts';

import { isSheetPart, useEditedPart } from './edited-part.ts';
import { loadSheet } from './sheet-files.ts';

interface PartLinkProps {
  part: PartName;
  className?: string | undefined;
  children: ReactNode;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Opens the part's form over the review; without scripts and in a new tab it is a link to the step (behaviour 11.10). */
export function PartLink({ part, className, children }: PartLinkProps) {
  const { open } = useEditedPart();
  const link = { to: fromReview(part), className: className ?? '' };
  if (!isSheetPart(part)) return <Link {...link}>{children}</Link>;
  // The press loads them again and handles the failure.
  const warmUp = () => void loadSheet(part).catch(() => {});
  return (
    <Link
      {...link}
      data-edits={part}
      aria-haspopup="dialog"
      onPointerEnter={warmUp}
      onPointerDown={warmUp}
      onFocus={warmUp}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        open(part);
      }}
    >
      {children}
    </Link>
  );
}
