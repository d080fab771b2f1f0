import { type ReactNode, useState } from 'react';

import { Button, type ButtonVariant } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface Question<Choice extends string> {
  title: string;
  text: ReactNode;
  choices: readonly { value: Choice; label: string; variant?: ButtonVariant }[];
}

/** `ask` resolves with null when the dialog closes without a choice. Render `dialog` on the page. */
export function useQuestion<Choice extends string>(): {
  ask: (question: Question<Choice>) => Promise<Choice | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{
    question: Question<Choice>;
    answer: (choice: Choice | null) => void;
  } | null>(null);

  const ask = (question: Question<Choice>) => {
    const { promise, resolve } = Promise.withResolvers<Choice | null>();
    setAsked({ question, answer: resolve });
    return promise;
  };
  const close = (choice: Choice | null) => {
    setAsked(null);
    asked?.answer(choice);
  };

  const dialog = asked ? (
    <Dialog
      open
      onClose={() => close(null)}
      title={asked.question.title}
      actions={
        <>
          <Button variant="quiet" onClick={() => close(null)}>
            Cancel
          </Button>
          {asked.question.choices.map(({ value, label, variant = 'secondary' }) => (
            <Button key={value} variant={variant} onClick={() => close(value)}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p>{asked.question.text}</p>
    </Dialog>
  ) : null;
  return { ask, dialog };
}
