import { type CSSProperties, Fragment, type ReactNode, createElement } from 'react';

import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';
import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { CanceledPlate } from './cancellation.tsx';
import { type DrawSlot, drawPlainly } from './card-slots.ts';
import type { Invitation } from './invitation.ts';
import { nameForGuests } from './local/guest-facts.ts';
import { isSaid, openLine } from './local/open-line.ts';
import { breakTitle } from './title-breaks.ts';
import { chooseTitleSize, findTallScript } from './title-size.ts';

import styles from './invitation-hero.module.css';

const longHosts = 60;

function drawTitle(title: string): ReactNode {
  const nodes = breakTitle(title)
    .map(({ text, joint }) => text + { none: '', hyphen: '\u00AD', break: '\u200B' }[joint])
    .join('')
    .split('\u200B')
    .flatMap((line, at) => (at === 0 ? [line] : [createElement('wbr'), line]));
  return createElement(Fragment, null, ...nodes);
}

function Hosts({ names }: { names: string }) {
  const { say } = useGuestWords();
  return (
    <p className={styles.host} data-long={names.length > longHosts}>
      {withElements(say('hostedBy', { hosts: spot('hosts') }), { hosts: <bdi>{names}</bdi> })}
    </p>
  );
}

export interface HeroProps {
  view: Pick<Invitation, 'eventName' | 'hostedBy' | 'cancellation' | 'picture'>;
  look: Look;
  greeting: ReactNode;
  /** A screen has one 'h1', which is not always this title. */
  titleAs: 'h1' | 'p';
  draw?: DrawSlot | undefined;
  /** Below the names of the hosts, such as 'in 12 days'. */
  plate?: string | undefined;
  garland?: ReactNode;
  /** Of an event that is over: the look's own scheme. A light picture is at dusk, a dark one at first light. */
  dusk?: 'light' | 'dark' | undefined;
}

/** Where the picture leaves room for words. */
function describeCalm({ art: { calm } }: Look): CSSProperties {
  const { wide, tall, room = 1, low = 1, column = 0.82 } = calm;
  return {
    '--calm-wide': wide,
    '--calm-tall': tall,
    '--title-room': room * low,
    '--words-room': room,
    '--words-column': column,
  } as CSSProperties;
}

export function InvitationHero(props: HeroProps) {
  const { view, look, greeting, titleAs: Title, draw = drawPlainly, plate = '', garland } = props;
  const words = useGuestWords();
  const title = nameForGuests(view, words);
  const isDrawn = isSaid(view, look, words) || undefined;
  const set = isDrawn ? words.say('noTitle') : title;
  const { share, longestWord } = chooseTitleSize(set, view.hostedBy);
  const line = greeting ?? openLine(view, look, words);
  const size = { '--title-share': share, '--title-longest': longestWord } as CSSProperties;
  return (
    <header
      className={styles.hero}
      data-frame={look.frame}
      data-halo={look.art.halo}
      data-night={look.scheme === 'dark'}
      data-canceled={view.cancellation ? true : undefined}
      data-dusk={props.dusk}
      data-short={view.picture ? true : undefined}
      style={describeCalm(look)}
    >
      <Art part="hero" className={styles.wide} svg={look.art.wide} />
      <Art part="hero" className={styles.tall} svg={look.art.tall} />
      {garland}
      <div className={styles.words}>
        {view.cancellation ? (
          <CanceledPlate />
        ) : view.eventName === '' || isDrawn || line === null ? null : (
          <p className={look.hasScript ? styles.script : styles.label}>{line}</p>
        )}
        {draw(
          'title',
          <Title
            dir="auto"
            className={styles.title}
            data-drawn={isDrawn}
            data-script={findTallScript(set)}
            style={size}
          >
            {isDrawn ? <span className="visually-hidden">{title}</span> : drawTitle(title)}
            {isDrawn && !view.cancellation ? line : null}
          </Title>,
        )}
        {draw('hostedBy', view.hostedBy === '' ? null : <Hosts names={view.hostedBy} />)}
        {plate === '' ? null : <p className={styles.plate}>{plate}</p>}
      </div>
    </header>
  );
}
