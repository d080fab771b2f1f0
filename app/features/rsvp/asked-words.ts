import { labelOf, titleOf } from '#app/features/invite/own-words/question-words.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { nameAsked } from '#app/features/words/guest/name-asked.ts';

/** What guests read as the question: the host's words of their language, else the name of a suggested one (behaviour 49.72). */
export function nameQuestion(
  question: Pick<StoredQuestion, 'title' | 'shown'>,
  words: SharedWords,
): string {
  const title = titleOf(question);
  return title === question.title ? nameAsked(title, words) : title;
}

/** What guests read as one of the choices (behaviour 49.72). */
export function nameChoice(
  question: Partial<Pick<StoredQuestion, 'choices' | 'shown'>>,
  choice: string,
  words: SharedWords,
): string {
  const label = labelOf(question, choice);
  return label === choice ? nameAsked(choice, words) : label;
}
