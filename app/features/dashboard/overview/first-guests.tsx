import { AnswerMenu } from '#app/features/guests/list/answer-menu.tsx';
import { PageRows } from '#app/features/guests/list/guest-rows.tsx';
import type { GuestWindow } from '#app/features/guests/list/guest-window.ts';
import { NoGuests } from '#app/features/guests/list/no-guests.tsx';
import { ListNews, RecordingNotices } from '#app/features/guests/list/row-outcome.tsx';
import { useAnswerNews } from '#app/features/guests/list/use-answer-news.ts';
import type { GuestsInSight } from '#app/features/guests/list/use-guest-window.ts';
import { useFocusInList, useRowActions } from '#app/features/guests/list/use-row-actions.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { getGuestsPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';

import styles from '#app/features/guests/guest-list.module.css';
import patterns from '#app/ui/patterns.module.css';

interface FirstGuestsProps {
  inviteId: string;
  sight: Pick<GuestsInSight, 'guests' | 'onVisible'>;
  guestLink: string;
  logIn: string;
}

/** The first guests, with links to the whole list (behaviour 39.4). */
export function FirstGuests({ inviteId, sight, guestLink, logIn }: FirstGuestsProps) {
  const { guests, onVisible } = sight;
  const { invited, open, figures, query } = guests;
  const actions = useRowActions({ inviteId, guestLink }, query);
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const scroller = useFocusInList(actions.outcome);
  const all = invited + open;
  const everybody = countEverybody(figures);
  return (
    <TitledCard
      title="Guest List"
      paper="long"
      aside={all > 0 ? <p className={patterns.muted}>{countLabel(everybody, 'guest')}</p> : null}
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
    </TitledCard>
  );
}

const countLoaded = ({ pages }: GuestWindow) => pages.get(0)?.rows.length ?? 0;
