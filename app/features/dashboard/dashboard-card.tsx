import { type ReactNode, useId } from 'react';

import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useMedia } from '#app/ui/use-media.ts';

import { type InlineEdit, editButtonId } from './inline-edit/use-inline-edit.ts';
import type { EditablePart } from './schema.ts';

import styles from './dashboard-card.module.css';

interface DashboardCardProps {
  title: string;
  /** The target of links to the card. */
  id?: string;
  /** Shown to the right of the title: an Edit button, a count. */
  aside?: ReactNode;
  /** In print the card may break across pages ('long') or is left out ('none'). */
  paper?: 'long' | 'none';
  /** True to show only the heading on a phone, until it is pressed. */
  folds?: boolean;
  children: ReactNode;
}

/** A card of the dashboard: a region that its heading names. */
export function DashboardCard(props: DashboardCardProps) {
  const { title, id, aside, paper, folds = false, children } = props;
  const headingId = useId();
  const isFolded = useMedia('(width < 44rem)') && folds;
  if (isFolded) {
    return (
      <Card id={id} className={styles.folding} data-paper={paper} aria-labelledby={headingId}>
        <details>
          <summary>
            <h2 id={headingId}>{title}</h2>
          </summary>
          <div className={styles.body}>
            {aside ? <div className={styles.aside}>{aside}</div> : null}
            {children}
          </div>
        </details>
      </Card>
    );
  }
  return (
    <Card id={id} className={styles.card} data-paper={paper} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

interface EditButtonProps {
  edit: InlineEdit;
  part: EditablePart;
  className?: string | undefined;
  children: string;
}

/** Opens a part's editor. It gets the focus back when the editor closes. */
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
