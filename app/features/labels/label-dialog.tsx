import { type FormEvent, useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import { type LabelCount, labelLimits, labelMissing } from './labels.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './label-dialog.module.css';

interface LabelDialogProps {
  count: number;
  labels: readonly LabelCount[];
  onLabel: (label: string, on: boolean) => void;
  onClose: () => void;
}

export function LabelDialog({ count, labels, onLabel, onClose }: LabelDialogProps) {
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState('');
  const words = say('{count, plural, one {Label # guest} other {Label # guests}}', { count });
  const done = (on: boolean) => {
    if (label.trim() === '') return setProblem(labelMissing);
    onLabel(label.trim(), on);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    done(true);
  };
  return (
    <Dialog
      open
      isForm
      onClose={onClose}
      title={words}
      actions={
        <>
          <DialogClose>{say('Cancel')}</DialogClose>
          {labels.length > 0 ? (
            <Button onClick={() => done(false)}>
              {say('{count, plural, one {Remove from # guest} other {Remove from # guests}}', {
                count,
              })}
            </Button>
          ) : null}
          <Button variant="primary" onClick={() => done(true)}>
            {words}
          </Button>
        </>
      }
    >
      <form className={patterns.stack4} onSubmit={submit}>
        <TextField
          label={say('Label¦noun')}
          hint={say('For example Family, Table 1 or Vegetarian. Guests never see it.')}
          error={problem}
          maxLength={labelLimits.length}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <KnownLabels labels={labels} chosen={label} onChoose={setLabel} />
      </form>
    </Dialog>
  );
}

interface KnownLabelsProps {
  labels: readonly LabelCount[];
  chosen: string;
  onChoose: (label: string) => void;
}

function KnownLabels({ labels, chosen, onChoose }: KnownLabelsProps) {
  if (labels.length === 0) return null;
  return (
    <fieldset className={joinClasses(patterns.bar, styles.known)}>
      <legend className="visually-hidden">{say('Labels you have used')}</legend>
      {labels.map(({ label }) => (
        <Button key={label} aria-pressed={chosen === label} onClick={() => onChoose(label)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
