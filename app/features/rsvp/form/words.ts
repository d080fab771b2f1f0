import { countSeats } from '../reply/seat-rules.ts';
import type { RsvpView } from '../schema.ts';

/** A single guest of an event without answer settings is asked only for a companion and a name, beside what all are. */
export function isPlain({ settings, party, extra }: RsvpView): boolean {
  return (
    settings.companions === 1 &&
    settings.answerBy === '' &&
    settings.seats === null &&
    settings.guestList === 'host' &&
    settings.questions.length === 0 &&
    party.people.length === 0 &&
    party.companions === 1 &&
    extra <= 1
  );
}

export const countReplyPeople = ({ reply }: Pick<RsvpView, 'reply'>) =>
  reply === null ? 0 : countSeats(reply);

/** A note that is stored stays in reach. */
export const asksNote = ({ settings, reply }: RsvpView) =>
  settings.note || (reply?.note ?? '') !== '';

export const asksDecideBy = ({ settings, answer, reply, isOver }: RsvpView) =>
  answer === 'maybe' && !isOver && (settings.decideBy || (reply?.decideBy ?? '') !== '');
