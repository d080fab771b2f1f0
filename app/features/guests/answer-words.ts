import type { Recorder } from '#app/features/invite/members/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';

type GoingLabel = 'Going' | `Going, ${number} of ${number}`;

export type AnswerLabel =
  | GoingLabel
  | `${GoingLabel} +${number}`
  | 'Maybe'
  | 'Declined'
  | 'On the waiting list'
  | 'No response yet';

/** As answers are compared, styled and written into files; `sayAnswer` says them. */
export const answers = texts({
  going: 'Going',
  maybe: 'Maybe',
  declined: 'Declined',
  waiting: 'On the waiting list',
  none: 'No response yet',
});

/** Why a host may have to check an answer; said where they are shown. */
export const marks = texts({
  incomplete: 'Incomplete',
  late: 'Late',
  outdated: 'Before the change',
});

export type Mark = (typeof marks)[keyof typeof marks];

interface Going {
  extra: number;
  /** How many come, of how many. */
  household: { coming: number; size: number } | undefined;
}

export function labelGoing({ extra, household }: Going): AnswerLabel {
  const going: GoingLabel = household
    ? `Going, ${household.coming} of ${household.size}`
    : answers.going;
  return extra > 0 ? `${going} +${extra}` : going;
}

const goingParts = /^Going(?:, (\d+) of (\d+))?(?: \+(\d+))?$/;

/** An answer in the host's language. */
export function sayAnswer(label: AnswerLabel): string {
  const parts = goingParts.exec(label);
  if (!parts) return say(label);
  const [coming, size, extra] = parts.slice(1).map((digits) => Number(digits ?? 0));
  const values = { coming: coming ?? 0, size: size ?? 0, extra: extra ?? 0 };
  if (values.size === 0) {
    return values.extra === 0 ? say(answers.going) : say('Going +{extra, number}', values);
  }
  return values.extra === 0
    ? say('Going, {coming, number} of {size, number}', values)
    : say('Going, {coming, number} of {size, number} +{extra, number}', values);
}

/** Who recorded an answer for a guest. */
export const sayRecorder = (who: Recorder) =>
  say('{who, select, you {recorded by you} other {recorded by a host}}', { who });

const betweenMarks = ' · ';

/** In one text, because rows are compared by value. */
export const joinMarks = (all: readonly Mark[]) => all.join(betweenMarks);

export const sayMarks = (joined: string) =>
  joined
    .split(betweenMarks)
    .map((mark) => say(mark))
    .join(betweenMarks);
