import type { StoredQuestion } from '#app/features/draft/parts/question.ts';

/** What guests read as the question. */
export const titleOf = ({ title, shown }: Pick<StoredQuestion, 'title' | 'shown'>): string =>
  shown?.title ?? title;

/** What guests read as one of the choices; the choice itself is what their answer holds. */
export function labelOf(
  { choices = [], shown }: Partial<Pick<StoredQuestion, 'choices' | 'shown'>>,
  choice: string,
): string {
  return shown?.choices[choices.indexOf(choice)] ?? choice;
}
