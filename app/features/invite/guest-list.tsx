import { Link } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { ChoiceMenu } from '#app/ui/menu.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useOnPaper } from '#app/ui/use-media.ts';

import { choicesFor, chosenFor, pendingLabel } from './answer-choices.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { countLabel } from './facts.ts';
import { GuestFind } from './guest-find.tsx';
import { OtherPages } from './guest-pages.tsx';
import { isSameQuery, pageRows } from './guest-query.ts';
import { PageRows } from './guest-rows.tsx';
import type { GuestWindow } from './guest-window.ts';
import { editPath } from './links.ts';
import { QuietPart } from './quiet-part.tsx';
import { ScrolledRows } from './scrolled-rows.tsx';
import { useAnswerNews } from './use-answer-news.ts';
import { type GuestActions, useFocusInList, useGuestActions } from './use-guest-actions.ts';
import type { GuestsInSight } from './use-guest-window.ts';
import type { Outcome } from './use-record-answers.ts';
import type { GuestListPage } from './views.ts';

import styles from './guest-list.module.css';

/** Fewer are overlooked at a glance. */
const worthFinding = 10;

/** The rows share one menu. */
function AnswerMenu({ actions }: { actions: GuestActions }) {
  const { chosen, open, close, pending, record } = actions;
  if (!chosen) return null;
  const { row, button } = chosen;
  return (
    <ChoiceMenu
      open={open}
      onClose={close}
      anchor={button}
      label={`Answer of ${row.name}`}
      value={chosenFor(row, pending.get(row.id))}
      choices={choicesFor(row)}
      onChoose={(as) => record({ row, as })}
    />
  );
}

/** Why the last answer was not recorded. */
function Refused({ outcome, logIn }: { outcome: Outcome | null; logIn: string }) {
  if (!outcome || outcome.reply.ok) return null;
  return (
    <Notice tone="bad">
      <strong>
        <bdi>{outcome.row.name}</bdi>:
      </strong>{' '}
      {outcome.reply.message}{' '}
      {outcome.reply.signedOut ? (
        <Link to={logIn} target="_blank">
          Log in again in a new tab
        </Link>
      ) : null}
    </Notice>
  );
}

/** What a screen reader is told of the last thing done, where nothing else tells it. */
function newsOf({ last, outcome }: GuestActions): string {
  if (last?.copied) return `Copied the personal link of ${last.row.name}`;
  if (!outcome?.reply.ok) return '';
  const { row, as } = outcome;
  return `Recorded for ${row.name}: ${pendingLabel(as)}`;
}

/** How many were found, said as they are looked for. */
function Found({ guests }: { guests: GuestWindow }) {
  const { query, invited, open } = guests;
  if (query.find === '' && query.show === 'all') return null;
  const found = invited + open;
  return (
    <output className={styles.none}>
      {found === 0 ? 'Nobody found' : `${countLabel(found, 'guest')} found`}
    </output>
  );
}

interface GuestListProps {
  inviteId: string;
  sight: GuestsInSight;
  /** The page of the list that the address names. */
  list: GuestListPage;
  /** The open link, with its origin; a personal link is made of it. */
  guestLink: string;
  logIn: string;
}

/**
 * Every invitee with their answer, then the answers from the open link; each can be corrected by the host. A
 * long list scrolls as one, or goes page by page where the address says so and before any script runs.
 */
export function GuestList(props: GuestListProps) {
  const { inviteId, sight, list, guestLink, logIn } = props;
  const { guests, query, setQuery, look } = sight;
  const { invited, open, guestCount, figures } = guests;
  const actions = useGuestActions(guestLink);
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const scroller = useFocusInList(actions.outcome);
  const onPaper = useOnPaper();
  const scrolls = useHydrated() && !onPaper && !list.paged && invited + open > pageRows;
  const page = list.paged && isSameQuery(list, guests.query) ? list.from / pageRows : 0;
  const answers = figures.going + figures.maybe + figures.declined;
  const everybody = answers + figures.noResponse;
  const rows = { guests, actions, look };
  return (
    <DashboardCard
      title="Guest List"
      paper="long"
      aside={
        guestCount > 0 ? <p className={styles.count}>{countLabel(guestCount, 'guest')}</p> : null
      }
    >
      {guestCount === 0 ? (
        <QuietPart of="guests">
          <p>No guests added yet. Add them on the Invitees page.</p>
          <ButtonLink to={editPath('invitee', inviteId)}>Add invitees</ButtonLink>
        </QuietPart>
      ) : null}
      <Refused outcome={actions.outcome} logIn={logIn} />
      {everybody > worthFinding ? (
        <>
          <GuestFind query={query} onQuery={setQuery} figures={figures} />
          <Found guests={guests} />
        </>
      ) : null}
      {invited + open === 0 ? null : (
        <section ref={scroller} className={styles.scroller} aria-label="Guests" tabIndex={0}>
          {scrolls ? (
            <ScrolledRows {...rows} scroller={scroller} />
          ) : (
            <PageRows {...rows} page={page} />
          )}
        </section>
      )}
      <OtherPages scrolls={scrolls} guests={guests} page={page} />
      <output className="visually-hidden">{newsOf(actions)}</output>
      <output className="visually-hidden">{news}</output>
      <AnswerMenu actions={actions} />
    </DashboardCard>
  );
}
