import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { nameParty } from '#app/features/words/guest/name-party.ts';
import { Button } from '#app/ui/button.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { RsvpView } from '../schema.ts';

import styles from './identity.module.css';

/** Whose personal link it is, with 'Not you?', which forgets them on this device (behaviour 14.13). */
export function Identity({ rsvp }: { rsvp: Pick<RsvpView, 'name' | 'party'> }) {
  const words = useGuestWords();
  const name = nameParty(rsvp.name, rsvp.party.people, words);
  return (
    <form method="post" className={styles.identity}>
      <span>
        {withElements(words.say('answeringAs', { name: spot('name') }), {
          name: <bdi className={styles.name}>{name}</bdi>,
        })}
      </span>
      <Button type="submit" variant="quiet" name="forget" value="1" className={styles.forget}>
        {words.say('notYou')}
      </Button>
    </form>
  );
}
