import { listNames } from '#app/platform/person-names.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { Answer, RsvpView } from '../schema.ts';

import styles from './guest-list.module.css';
import rows from './rows.module.css';

const words: Record<Answer, [one: string, many: string]> = {
  yes: ['person is coming', 'people are coming'],
  maybe: ['person might come', 'people might come'],
  no: ['person can’t make it', 'people can’t make it'],
};

const pastWords: typeof words = {
  yes: ['person said yes', 'people said yes'],
  maybe: ['person said maybe', 'people said maybe'],
  no: ['person said no', 'people said no'],
};

/** Guests who cannot come are seen only if all answers are shown. */
export function showsGuests({ reply, settings }: RsvpView): boolean {
  if (!reply || settings.guestList === 'host') return false;
  return reply.answer !== 'no' || settings.guestList === 'answers';
}

export function GuestList({ rsvp }: { rsvp: RsvpView }) {
  const { guests, reply, isOver, party, settings } = rsvp;
  if (!reply || !showsGuests(rsvp)) return null;
  return (
    <div className={styles.guests}>
      {guests.map(({ answer, count, firstNames }) => {
        const more = count - firstNames.length;
        const [one, many] = (isOver ? pastWords : words)[answer];
        return (
          <div key={answer}>
            <h3>{`${count} ${count === 1 ? one : many}`}</h3>
            {firstNames.length === 0 ? null : (
              <p dir="auto">{listNames(more > 0 ? [...firstNames, `${more} more`] : firstNames)}</p>
            )}
          </div>
        );
      })}
      {settings.guestList === 'count' ? null : (
        <Button
          type="submit"
          id="hidden"
          variant="quiet"
          name="hidden"
          value={reply.hidden ? 0 : 1}
          aria-pressed={reply.hidden}
          className={joinClasses(rows.toggle, styles.hide)}
        >
          {`Hide ${party.people.length === 0 ? 'my name' : 'our names'} from other guests`}
        </Button>
      )}
    </div>
  );
}
