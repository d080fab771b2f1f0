import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { countEverybody } from '#app/features/rsvp/rules.ts';
import { say } from '#app/platform/language/say.ts';
import { getGuestsPath } from '#app/platform/paths.ts';
import { useAttended } from '#app/ui/attended/use-attended.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/cards/fold.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useMedia, useOnPaper } from '#app/ui/use-media.ts';

import { pageRows } from './find/guest-query.ts';
import { AnswerMenu } from './list/answer-menu.tsx';
import { PageRows } from './list/guest-rows.tsx';
import { NoGuests } from './list/no-guests.tsx';
import { ListNews, RecordingNotices } from './list/row-outcome.tsx';
import type { ScrolledRows } from './list/scrolled-rows.tsx';
import { useAnswerNews } from './list/use-answer-news.ts';
import type { GuestsInSight } from './list/use-guest-window.ts';
import { useFocusInList, useRowActions } from './list/use-row-actions.ts';

import own from './first-guests.module.css';
import styles from './guest-list.module.css';

const firstRows = 10;

type Rows = Pick<ComponentProps<typeof PageRows>, 'guests' | 'actions' | 'onVisible'>;

const TopRows = (rows: Rows) => <PageRows {...rows} page={0} limit={firstRows} />;

/**
 * Hands over the rows that scroll once they are loaded, and while nobody presses a row: a press ends where it began.
 * The first rows stay if they cannot be loaded.
 */
function useScrolledRows(
  isMissing: boolean,
  box: RefObject<HTMLElement | null>,
  onLoaded: (rows: typeof ScrolledRows) => void,
): void {
  const take = useEffectEvent(onLoaded);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const load = async () => {
      const loaded = await import('./list/scrolled-rows.tsx');
      await loaded.untilReleased(box);
      if (isWanted) take(loaded.ScrolledRows);
    };
    load().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [isMissing, box]);
}

interface FirstGuestsProps {
  inviteId: string;
  sight: Pick<GuestsInSight, 'guests' | 'onVisible' | 'loadWhole'>;
  guestLink: string;
  logIn: string;
}

type RowsProps = Pick<FirstGuestsProps, 'sight'> & {
  actions: ReturnType<typeof useRowActions>;
};

/** Every guest, in a box that scrolls. It has the first of them alone until somebody is there. */
function AllRows({ sight, actions }: RowsProps) {
  const { guests, onVisible, loadWhole } = sight;
  const { invited, open, pages } = guests;
  const isLong = invited + open > firstRows;
  const isPartial = (pages.get(0)?.rows.length ?? 0) < Math.min(pageRows, invited + open);
  const isAttended = useAttended();
  const scroller = useFocusInList(actions.outcome);
  const [Scrolled, setScrolled] = useState<typeof ScrolledRows | null>(null);
  // The menu hangs on a button of the rows.
  const mayReplace = isAttended && isLong && !actions.open;
  useScrolledRows(mayReplace && Scrolled === null, scroller, (rows) => setScrolled(() => rows));
  useEffect(() => {
    if (isAttended && isPartial) loadWhole();
  }, [isAttended, isPartial, loadWhole]);
  const rows = { guests, actions, onVisible };
  return (
    <section
      ref={scroller}
      className={joinClasses(styles.scroller, own.box)}
      aria-label={say('Guests')}
      tabIndex={0}
    >
      {Scrolled ? <Scrolled {...rows} scroller={scroller} /> : <TopRows {...rows} />}
    </section>
  );
}

function FirstRows({ sight, actions }: RowsProps) {
  const { guests, onVisible } = sight;
  const scroller = useFocusInList(actions.outcome);
  return (
    <section ref={scroller} className={styles.scroller} aria-label={say('Guests')} tabIndex={-1}>
      <TopRows {...{ guests, actions, onVisible }} />
    </section>
  );
}

/** The guest list: the first ten, and in a wide window all in a box, with a link to the section (behaviour 39.4). */
export function FirstGuests({ inviteId, sight, guestLink, logIn }: FirstGuestsProps) {
  const { guests } = sight;
  const { invited, open, figures } = guests;
  const actions = useRowActions({ inviteId, guestLink }, guests);
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const isWide = useMedia('(width >= 1100px)');
  const onPaper = useOnPaper();
  const all = invited + open;
  const count = countEverybody(figures);
  const everybody = say('{count, plural, one {# guest} other {# guests}}', { count });
  return (
    <Fold title={say('Guest List')} value={all > 0 ? everybody : say('No guests yet')}>
      {all === 0 ? <NoGuests inviteId={inviteId} /> : null}
      <RecordingNotices {...{ guests, actions, logIn }} />
      {all === 0 ? null : isWide && !onPaper ? (
        <AllRows {...{ sight, actions }} />
      ) : (
        <FirstRows {...{ sight, actions }} />
      )}
      {all > 0 ? (
        <ButtonLink to={getGuestsPath(inviteId)}>
          {say('{count, plural, one {All # guest} other {All # guests}}', { count })}
        </ButtonLink>
      ) : null}
      <ListNews actions={actions} news={news} />
      <AnswerMenu actions={actions} />
    </Fold>
  );
}
