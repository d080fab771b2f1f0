import { getDateFormat } from '#app/features/schedule/date-format.ts';

import { countSeats } from '../reply/seat-rules.ts';
import type { RsvpView } from '../schema.ts';

/** A single guest of an event without answer settings is asked only for an answer, a companion and a name. */
export function isPlain({ settings, party, extra, reply }: RsvpView): boolean {
  return (
    settings.companions === 1 &&
    settings.answerBy === '' &&
    settings.seats === null &&
    settings.guestList === 'host' &&
    settings.questions.length === 0 &&
    party.people.length === 0 &&
    party.companions === 1 &&
    extra <= 1 &&
    (reply?.note ?? '') === ''
  );
}

export const nameHost = ({ hostedBy }: Pick<RsvpView, 'hostedBy'>) => hostedBy || 'your host';

export const formatPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const countReplyPeople = ({ reply }: Pick<RsvpView, 'reply'>) =>
  reply === null ? 0 : countSeats(reply);

const day = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const;

/** 'Saturday, May 29' or 'May 29'. */
export function formatDay(date: string, weekday: boolean): string {
  const options: Intl.DateTimeFormatOptions = weekday ? { ...day, weekday: 'long' } : day;
  return getDateFormat('en', options).format(new Date(`${date}T00:00:00Z`));
}
