import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { say } from '#app/platform/language/say.ts';

export function nameCount(count: number): string {
  return say('{count, plural, =0 {Nobody} one {# person} other {# people}}', { count });
}

function describeCompanions(count: number): string {
  return say(
    '{count, plural, =0 {Guests bring nobody} =1 {Guests may bring one person} other {Guests may bring up to # people}}',
    { count },
  );
}

function describeGuestList(guestList: AnswerSettings['guestList']): string {
  switch (guestList) {
    case 'host':
      return '';
    case 'count':
      return say('Guests see how many come');
    case 'names':
    case 'answers':
      return say('Guests see first names');
  }
}

export function summarizeSettings(settings: AnswerSettings): string[] {
  const { companions, answerBy, seats, questions } = settings;
  return [
    describeCompanions(companions),
    questions.length === 0
      ? ''
      : say('{count, plural, one {# question} other {# questions}}', { count: questions.length }),
    answerBy === '' ? '' : say('Answer by {day}', { day: formatDate(answerBy) }),
    seats === null || Number.isNaN(seats)
      ? ''
      : say('{count, plural, one {# place} other {# places}}', { count: seats }),
    describeGuestList(settings.guestList),
  ].filter(Boolean);
}
