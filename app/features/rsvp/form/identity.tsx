import { nameParty } from '#app/platform/person-names.ts';
import { Button } from '#app/ui/button.tsx';

import type { RsvpView } from '../schema.ts';

import styles from './identity.module.css';

/** Whose personal link it is, with 'Not you?', which forgets them on this device (behaviour 14.13). */
export function Identity({ rsvp }: { rsvp: Pick<RsvpView, 'name' | 'party'> }) {
  return (
    <form method="post" className={styles.identity}>
      <span>
        Answering as <bdi className={styles.name}>{nameParty(rsvp.name, rsvp.party.people)}</bdi>
      </span>
      <Button type="submit" variant="quiet" name="forget" value="1" className={styles.forget}>
        Not you?
      </Button>
    </form>
  );
}
