import { type CSSProperties, Fragment, type ReactNode, createElement } from 'react';

import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';

import { CanceledPlate } from './cancellation.tsx';
import { type DrawSlot, drawPlainly } from './card-slots.ts';
import { formatGuestTitle, openGreeting } from './facts.ts';
import type { Invitation } from './invitation.ts';
import { breakTitle } from './title-breaks.ts';
import { chooseTitleSize } from './title-size.ts';

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
  return (
    <p className={styles.host} data-long={names.length > longHosts}>
      Hosted by <bdi>{names}</bdi>
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

export function InvitationHero(props: HeroProps) {
  const { view, look, greeting, titleAs: Title, draw = drawPlainly, plate = '', garland } = props;
  const title = formatGuestTitle(view);
  const { share, longestWord } = chooseTitleSize(title, view.hostedBy);
  const size = { '--title-share': share, '--title-longest': longestWord } as CSSProperties;
  const { wide, tall, room = 1, low = 1, column = 0.82 } = look.art.calm;
  const calm = {
    '--calm-wide': wide,
    '--calm-tall': tall,
    '--title-room': room * low,
    '--words-room': room,
    '--words-column': column,
  } as CSSProperties;
  return (
    <header
      className={styles.hero}
      data-frame={look.frame}
      data-halo={look.art.halo}
      data-night={look.scheme === 'dark'}
      data-canceled={view.cancellation ? true : undefined}
      data-dusk={props.dusk}
      data-short={view.picture ? true : undefined}
      style={calm}
    >
      <Art part="hero" className={styles.wide} svg={look.art.wide} />
      <Art part="hero" className={styles.tall} svg={look.art.tall} />
      {garland}
      <div className={styles.words}>
        {view.cancellation ? (
          <CanceledPlate />
        ) : view.eventName === '' ? null : (
          <p className={look.hasScript ? styles.script : styles.label}>
            {greeting ?? openGreeting}
          </p>
        )}
        {draw(
          'title',
          <Title dir="auto" className={styles.title} style={size}>
            {drawTitle(title)}
          </Title>,
        )}
        {draw('hostedBy', view.hostedBy === '' ? null : <Hosts names={view.hostedBy} />)}
        {plate === '' ? null : <p className={styles.plate}>{plate}</p>}
      </div>
    </header>
  );
}
