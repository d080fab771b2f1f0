import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { AnswerRemoval } from './use-removal.ts';
import type { AnswerSelection } from './use-selection.ts';

import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many answers of the open link the list has. */
  open: number;
  selection: AnswerSelection;
  removal: AnswerRemoval;
}

/** Selects answers that came over the open link and removes them at once, with Undo (behaviour 19.13). */
export function SelectionBar({ open, selection, removal }: SelectionBarProps) {
  const { selecting, count, answers } = selection;
  const remove = () => {
    removal.remove(answers);
    selection.stop();
  };
  return (
    <>
      {removal.problem ? <Notice tone="bad">{removal.problem}</Notice> : null}
      {selecting ? (
        <div className={styles.bar}>
          <output className={styles.count}>{count.toLocaleString('en')} selected</output>
          <Button disabled={count === 0 || removal.busy} onClick={remove}>
            Remove
          </Button>
          <Button variant="quiet" onClick={selection.selectAll}>
            {`Select all ${open.toLocaleString('en')}`}
          </Button>
          <Button variant="quiet" onClick={selection.stop}>
            Done
          </Button>
        </div>
      ) : open > 0 ? (
        <div className={styles.bar}>
          <Button variant="quiet" onClick={selection.start}>
            Select answers to remove
          </Button>
        </div>
      ) : null}
    </>
  );
}
