import { Link } from 'react-router';

import { PersonalQrCode } from '#app/features/invitation/personal-qr-code.tsx';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { Art } from '#app/features/theme/art.tsx';
import { isRightToLeft } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
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
    <nav className={patterns.bar} aria-label={say('Parts of the cards')}>
      {offset > 0 ? <Link to={to(offset - cardsAtOnce)}>{say('Cards before these')}</Link> : null}
      {offset + cardsAtOnce < count ? (
        <Link to={to(offset + cardsAtOnce)}>{say('Cards after these')}</Link>
      ) : null}
    </nav>
  );
}

function describePart({ count, offset, cards }: CardsView): string {
  const sheets = say('{sheets, plural, one {# sheet of ten} other {# sheets of ten}}', {
    sheets: Math.ceil(cards.length / 10),
  });
  if (count <= cardsAtOnce) return sheets;
  return say('{first, number} to {last, number} of {all, number}: {sheets}', {
    first: offset + 1,
    last: offset + cards.length,
    all: count,
    sheets,
  });
}

/** A card with code and personal link for each invitee, ten on a sheet (behaviour 41.9). */
export function GuestCardsPage({ frame, view }: { frame: EventFrame; view: CardsView }) {
  const { inviteId, title } = frame;
  const { look, cards } = view;
  return (
    <>
      <SectionHead
        title={say('Cards')}
        back={{ to: getDoorPath(inviteId), label: say('At the door') }}
        note={cards.length > 0 ? describePart(view) : undefined}
        actions={
          cards.length > 0 ? (
            <Button variant="primary" onClick={() => window.print()}>
              {say('Print')}
            </Button>
          ) : null
        }
      />
      {cards.length === 0 ? (
        <p>
          {say('Cards are for the people on your list, each with a link of their own.')}{' '}
          <Link to={getAddGuestsPath(inviteId)}>{say('Add guests')}</Link>
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

function GuestCardOnPaper({ card, title, view: { look, place } }: PaperProps) {
  const { name, url, qr, language, when, scan } = card;
  return (
    <li className={styles.card} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
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
        <p className={styles.scan}>{scan}</p>
        <p className={styles.link} dir="ltr">
          {url.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <PersonalQrCode qr={qr} name={name} className={styles.code} />
    </li>
  );
}
