import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { countLabel } from '#app/platform/text.ts';

export function nameCount(count: number): string {
  return count === 0 ? 'Nobody' : countLabel(count, 'person', 'people');
}

function describeCompanions(count: number): string {
  if (count === 0) return 'Guests bring nobody';
  return count === 1 ? 'Guests may bring one person' : `Guests may bring up to ${count} people`;
}

const firstNames = 'Guests see first names';

export function summarizeSettings(settings: AnswerSettings): string[] {
  const { companions, answerBy, seats, questions } = settings;
  return [
    describeCompanions(companions),
    questions.length === 0 ? '' : countLabel(questions.length, 'question'),
    answerBy === '' ? '' : `Answer by ${formatDate(answerBy)}`,
    seats === null || Number.isNaN(seats) ? '' : countLabel(seats, 'place'),
    { host: '', count: 'Guests see how many come', names: firstNames, answers: firstNames }[
      settings.guestList
    ],
  ].filter(Boolean);
}
