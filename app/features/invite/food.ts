import { isDietary, meansNothing, namesAllergy } from '#app/features/draft/parts/food-questions.ts';

import type { StoredQuestion } from './schema.ts';

export const asksFood = ({ title }: Pick<StoredQuestion, 'title'>) => isDietary(title);

export const asksAllergies = ({ title }: Pick<StoredQuestion, 'title'>) => namesAllergy(title);

/** The choice that asks nothing of a kitchen, such as 'Nothing special', or null. */
export function findNothing({
  kind,
  choices,
}: Pick<StoredQuestion, 'kind' | 'choices'>): string | null {
  const hasChoices = kind === 'one' || kind === 'several';
  return (hasChoices ? choices.find(meansNothing) : undefined) ?? null;
}
