import { readFoodAnswer } from '#app/features/draft/parts/food-answers.ts';
import { isDietary } from '#app/features/draft/parts/food-questions.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import type { QuestionAnswers } from '#app/features/rsvp/reply.ts';
import { say } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';

/** 'Marco eats vegetarian', 'Nina: nut allergy', or without a name where one person answers for all. */
export function describeKitchen(
  { answers }: { answers: QuestionAnswers },
  questions: readonly StoredQuestion[],
  people: readonly Person[],
): string[] {
  const nameOf = (id: string) => isolateText(people.find((one) => one.id === id)?.name ?? '');
  const lines = questions
    .filter(({ title }) => isDietary(title))
    .flatMap((question) =>
      Object.entries(answers[question.id] ?? {}).flatMap(([person, value]) => {
        const name = nameOf(person);
        const read = readFoodAnswer(question, value);
        if ('note' in read)
          return [name === '' ? read.note : say('{name}: {text}', { name, text: read.note })];
        return read.needs.map(({ label, isAllergy }) => {
          if (name === '') return label;
          return isAllergy
            ? say('{name}: {text}', { name, text: label })
            : say('{name} eats {food}', { name, food: label });
        });
      }),
    );
  return [...new Set(lines)];
}
