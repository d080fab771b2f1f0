import { type ReactNode, useId } from 'react';

import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

import type { EditablePart } from './rules.ts';
import { type InlineEdit, editButtonId } from './use-inline-edit.ts';

import styles from './dashboard-card.module.css';

interface DashboardCardProps {
  title: string;
  /** Stands at the title's right: an Edit button, a count. */
  aside?: ReactNode;
  /** On paper it may go on over the page's edge, or it is of no use there. */
  paper?: 'long' | 'none';
  children: ReactNode;
}

/** A card of the dashboard: a region with its heading as its name. */
export function DashboardCard({ title, aside, paper, children }: DashboardCardProps) {
  const id = useId();
  return (
    <Card className={styles.card} data-paper={paper} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

interface EditButtonProps {
  edit: InlineEdit;
  part: EditablePart;
  look?: 'secondary' | 'quiet';
  children: string;
}

/** Opens a part's editor. It takes the focus back when the editor closes. */
export function EditButton({ edit, part, look = 'quiet', children }: EditButtonProps) {
  return (
    <Button
      id={editButtonId(part)}
      look={look}
      disabled={edit.saving}
      onClick={() => edit.open(part)}
    >
      {children}
    </Button>
  );
}
