import { Link } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { getGuestCardPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { PhoneGuest, PhoneView } from '../schema.ts';
import { shortenLink, splitMessage, splitTitle } from './message-parts.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './message.module.css';

function Words({ text, title }: { text: string; title: string }) {
  if (text === '') return null;
  const [before, bold, after] = splitTitle(text, title);
  return (
    <p className={patterns.typed} dir="auto">
      {before}
      {bold === '' ? null : <strong>{bold}</strong>}
      {after}
    </p>
  );
}

/** The message as the guest sees it, with the card that messengers show of its link. */
export function Message({ guest, view }: { guest: PhoneGuest; view: PhoneView }) {
  const { before, link, after } = splitMessage(guest.text, guest.link);
  return (
    <div className={styles.ground}>
      <div className={styles.bubble}>
        <Words text={before} title={view.title} />
        {link === '' ? null : <p className={styles.link}>{shortenLink(link)}</p>}
        <img
          src={view.card}
          width="1200"
          height="630"
          alt={say('Preview card of the invitation')}
        />
        <Words text={after} title={view.title} />
      </div>
    </div>
  );
}

/** Whom the message goes to: how many people, and the number. */
export function Addressee({ guest, inviteId }: { guest: PhoneGuest; inviteId: string }) {
  const { id, people, phone, firstName } = guest;
  return (
    <p className={joinClasses(patterns.muted, styles.addressee)}>
      {people > 1
        ? `${say('{count, plural, one {# person, one message} other {# people, one message}}', { count: people })} · `
        : null}
      {phone === '' ? (
        withElements(
          say('No number: pick {name} there, or {add}', { name: spot('name'), add: spot('add') }),
          {
            name: <bdi>{firstName}</bdi>,
            add: <Link to={getGuestCardPath(inviteId, id)}>{say('add one')}</Link>,
          },
        )
      ) : (
        <bdi>{phone}</bdi>
      )}
    </p>
  );
}
