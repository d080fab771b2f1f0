import type { ReactNode } from 'react';

import { say } from '#app/platform/language/say.ts';

import { Button, type ButtonVariant } from '../button.tsx';
import { Dialog } from './dialog.tsx';

export interface Question<Choice extends string> {
  title: string;
  text: ReactNode;
  choices: readonly { value: Choice; label: string; variant?: ButtonVariant }[];
}

interface QuestionDialogProps<Choice extends string> {
  question: Question<Choice>;
  /** Null without a choice. */
  onAnswer: (choice: Choice | null) => void;
}

export function QuestionDialog<Choice extends string>(props: QuestionDialogProps<Choice>) {
  const { question, onAnswer } = props;
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title={question.title}
      actions={
        <>
          <Button variant="quiet" onClick={() => onAnswer(null)}>
            {say('Cancel')}
          </Button>
          {question.choices.map(({ value, label, variant = 'secondary' }) => (
            <Button key={value} variant={variant} onClick={() => onAnswer(value)}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}
