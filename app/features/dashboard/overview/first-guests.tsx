import { countLabel } from '#app/features/invitation/facts.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { getGuestsPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

import { DashboardCard } from '../dashboard-card.tsx';
import { AnswerMenu } from '../guest-list/answer-menu.tsx';
import { PageRows } from '../guest-list/guest-rows.tsx';
import type { GuestWindow } from '../guest-list/guest-window.ts';
import { NoGuests } from '../guest-list/no-guests.tsx';
import { ListNews, RecordingNotices } from '../guest-list/row-outcome.tsx';
import { useAnswerNews } from '../guest-list/use-answer-news.ts';
import type { GuestsInSight } from '../guest-list/use-guest-window.ts';
import { useFocusInList, useRowActions } from '../guest-list/use-row-actions.ts';

import styles from '../guest-list/guest-list.module.css';

interface FirstGuestsProps {
  inviteId: string;
  sight: Pick<GuestsInSight, 'guests' | 'onVisible'>;
  /** The open link, with its origin. */
  guestLink: string;
  logIn: string;
}

/** The first guests of the list with their answers, and links to the whole list (behaviour 39.4). */
export function FirstGuests({ inviteId, sight, guestLink, logIn }: FirstGuestsProps) {
  const { guests, onVisible } = sight;
  const { invited, open, figures, query } = guests;
  const actions = useRowActions({ inviteId, guestLink }, query);
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const scroller = useFocusInList(actions.outcome);
  const all = invited + open;
  const everybody = countEverybody(figures);
  return (
    <DashboardCard
      title="Guest List"
      paper="long"
      aside={all > 0 ? <p className={styles.count}>{countLabel(everybody, 'guest')}</p> : null}
    >
      {all === 0 ? <NoGuests inviteId={inviteId} /> : null}
      <RecordingNotices {...{ guests, actions, logIn }} />
      {all > 0 ? (
        <section ref={scroller} className={styles.scroller} aria-label="Guests" tabIndex={-1}>
          <PageRows {...{ guests, actions, onVisible }} page={0} limit={countLoaded(guests)} />
        </section>
      ) : null}
      {all > 0 ? (
        <ButtonLink
          to={getGuestsPath(inviteId)}
        >{`All ${countLabel(everybody, 'guest')}`}</ButtonLink>
      ) : null}
      <ListNews actions={actions} news={news} />
      <AnswerMenu actions={actions} />
    </DashboardCard>
  );
}

const countLoaded = ({ pages }: GuestWindow) => pages.get(0)?.rows.length ?? 0;
