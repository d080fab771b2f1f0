import { type ReactNode, useState } from 'react';

import { useWarmUp } from '../attended/use-attended.ts';
import type { Question, QuestionDialog as LoadedDialog } from './question-dialog.tsx';

const load = () => import('./question-dialog.tsx');

interface Asked<Choice extends string> {
  question: Question<Choice>;
  onAnswer: (choice: Choice | null) => void;
  QuestionDialog: typeof LoadedDialog;
}

/**
 * `ask` resolves with null when the dialog closes without a choice, and rejects when its file does not come. Render
 * `dialog` on the page.
 */
export function useQuestion<Choice extends string>(): {
  ask: (question: Question<Choice>) => Promise<Choice | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked<Choice> | null>(null);
  useWarmUp(load);
  const ask = async (question: Question<Choice>) => {
    const { QuestionDialog } = await load();
    const { promise, resolve } = Promise.withResolvers<Choice | null>();
    const onAnswer = (choice: Choice | null) => {
      setAsked(null);
      resolve(choice);
    };
    setAsked({ question, onAnswer, QuestionDialog });
    return promise;
  };
  return { ask, dialog: asked ? <asked.QuestionDialog {...asked} /> : null };
}
