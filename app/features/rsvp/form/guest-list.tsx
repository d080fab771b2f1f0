import { type GuestMessages, useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { Answer, RsvpView } from '../schema.ts';

import styles from './guest-list.module.css';
import rows from './rows.module.css';

const headings = {
  yes: 'guestsComing',
  maybe: 'guestsMaybe',
  no: 'guestsNotComing',
} as const satisfies Record<Answer, keyof GuestMessages>;

const pastHeadings = {
  yes: 'guestsSaidYes',
  maybe: 'guestsSaidMaybe',
  no: 'guestsSaidNo',
} as const satisfies Record<Answer, keyof GuestMessages>;

/** Guests who cannot come are seen only if all answers are shown. */
export function showsGuests({ reply, settings }: RsvpView): boolean {
  if (!reply || settings.guestList === 'host') return false;
  return reply.answer !== 'no' || settings.guestList === 'answers';
}

export function GuestList({ rsvp }: { rsvp: RsvpView }) {
  const { say } = useGuestWords();
  const { guests, reply, isOver, party, settings } = rsvp;
  if (!reply || !showsGuests(rsvp)) return null;
  return (
    <div className={styles.guests}>
      {guests.map(({ answer, count, firstNames }) => {
        const more = count - firstNames.length;
        const names = more > 0 ? [...firstNames, say('guestsMore', { count: more })] : firstNames;
        return (
          <div key={answer}>
            <h3>{say((isOver ? pastHeadings : headings)[answer], { count })}</h3>
            {firstNames.length === 0 ? null : <p>{say('guestNames', { names })}</p>}
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
          {say(party.people.length === 0 ? 'hideMyName' : 'hideOurNames')}
        </Button>
      )}
    </div>
  );
}
