import { Link } from 'react-router';

import { PersonalQrCode } from '#app/features/invitation/personal-qr-code.tsx';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { Art } from '#app/features/theme/art.tsx';
import { getAddGuestsPath, getCardsPath, getDoorPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { type CardsView, cardsAtOnce } from './guest-cards.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-cards.module.css';

function Parts({ inviteId, view: { count, offset } }: { inviteId: string; view: CardsView }) {
  if (count <= cardsAtOnce) return null;
  const to = (from: number) => `${getCardsPath(inviteId)}?from=${from}`;
  return (
    <nav className={patterns.bar} aria-label="Parts of the cards">
      {offset > 0 ? <Link to={to(offset - cardsAtOnce)}>Cards before these</Link> : null}
      {offset + cardsAtOnce < count ? (
        <Link to={to(offset + cardsAtOnce)}>Cards after these</Link>
      ) : null}
    </nav>
  );
}

function describePart({ count, offset, cards }: CardsView): string {
  const sheets = `${Math.ceil(cards.length / 10)} ${cards.length > 10 ? 'sheets' : 'sheet'} of ten`;
  if (count <= cardsAtOnce) return sheets;
  const [first, last, all] = [offset + 1, offset + cards.length, count];
  return `${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${all.toLocaleString('en')}: ${sheets}`;
}

/** A card with code and personal link for each invitee, ten on a sheet (behaviour 41.9). */
export function GuestCardsPage({ frame, view }: { frame: EventFrame; view: CardsView }) {
  const { inviteId, title } = frame;
  const { look, cards } = view;
  return (
    <>
      <SectionHead
        title="Cards"
        back={{ to: getDoorPath(inviteId), label: 'At the door' }}
        note={cards.length > 0 ? describePart(view) : undefined}
        actions={
          cards.length > 0 ? (
            <Button variant="primary" onClick={() => window.print()}>
              Print
            </Button>
          ) : null
        }
      />
      {cards.length === 0 ? (
        <p>
          Cards are for the people on your list, each with a link of their own.{' '}
          <Link to={getAddGuestsPath(inviteId)}>Add guests</Link>
        </p>
      ) : null}
      <Parts inviteId={inviteId} view={view} />
      <ul className={styles.cards} data-scheme={look.scheme} style={look.properties}>
        {cards.map((card) => (
          <GuestCardOnPaper key={card.id} card={card} title={title} view={view} />
        ))}
      </ul>
    </>
  );
}

interface PaperProps {
  card: CardsView['cards'][number];
  title: string;
  view: CardsView;
}

function GuestCardOnPaper({ card: { name, url, qr }, title, view }: PaperProps) {
  const { look, when, place } = view;
  return (
    <li className={styles.card}>
      <Art svg={look.corner} className={styles.corner} />
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {when ? <p className={styles.fact}>{when}</p> : null}
        {place ? (
          <p className={styles.fact}>
            <bdi>{place}</bdi>
          </p>
        ) : null}
        <p className={styles.link}>{url.replace(/^https?:\/\//, '')}</p>
      </div>
      <PersonalQrCode qr={qr} name={name} className={styles.code} />
    </li>
  );
}
