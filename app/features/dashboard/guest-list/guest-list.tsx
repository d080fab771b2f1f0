import { Link, useNavigate } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import { isSameQuery, pageRows } from '#app/features/guests/guest-query.ts';
import { countLabel } from '#app/features/invitation/facts.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ChoiceMenu } from '#app/ui/overlays/menu.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useOnPaper } from '#app/ui/use-media.ts';

import { BulkBar, StartSelecting } from '../bulk/bulk-bar.tsx';
import { LinksDialog } from '../bulk/links-dialog.tsx';
import { useRowKeys } from '../bulk/use-row-keys.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { IdentifyDialog } from '../open-answers/identify-dialog.tsx';
import type { HostView } from '../views.ts';
import { listAnswerChoices, getChosenAnswer, labelPendingAnswer } from './answer-choices.ts';
import { GuestFind } from './guest-find.tsx';
import { OtherPages } from './guest-pages.tsx';
import type { GuestListPage } from './guest-row.ts';
import { PageRows } from './guest-rows.tsx';
import type { GuestWindow } from './guest-window.ts';
import { ScrolledRows } from './scrolled-rows.tsx';
import { useAnswerNews } from './use-answer-news.ts';
import { type GuestActions, useFocusInList, useGuestActions } from './use-guest-actions.ts';
import type { GuestsInSight } from './use-guest-window.ts';
import type { Outcome } from './use-record-answers.ts';

import styles from './guest-list.module.css';

/** Where the way back from a guest leads. */
export const guestListId = 'guests';

/** Shorter lists have no search. */
const worthFinding = 10;

/** The rows share one menu. */
function AnswerMenu({ actions }: { actions: GuestActions }) {
  const { chosen, open, close, pending, record, pathTo } = actions;
  const navigate = useNavigate();
  if (!chosen) return null;
  const { row, button } = chosen;
  return (
    <ChoiceMenu
      open={open}
      onClose={close}
      anchor={button}
      label={`Answer of ${row.name}`}
      value={getChosenAnswer(row, pending.get(row.id))}
      choices={listAnswerChoices(row)}
      onChoose={(as) => record({ row, as })}
      more={{
        label: row.people ? 'Answer for each name…' : 'Full answer…',
        onChoose: () => void navigate(pathTo(row.id, { record: true })),
      }}
    />
  );
}

/** What floats over the list: the menu of answers, the dialog that says who a guest is, and Undo. */
function Overlays({ inviteId, actions }: { inviteId: string; actions: GuestActions }) {
  const { identified, identify, bulk } = actions;
  return (
    <>
      <AnswerMenu actions={actions} />
      <UndoBar offer={bulk.offer} onUndo={bulk.undo} onExpire={bulk.expire} />
      <LinksDialog links={bulk.links} onClose={bulk.closeLinks} />
      {identified ? (
        <IdentifyDialog
          key={identified.id}
          inviteId={inviteId}
          row={identified}
          bulk={bulk}
          onClose={() => identify(null)}
        />
      ) : null}
    </>
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

/** Announces the last action to screen readers. */
function newsOf({ last, outcome }: GuestActions): string {
  if (last?.copied) return `Copied the personal link of ${last.row.name}`;
  if (!outcome?.reply.ok) return '';
  const { row, as } = outcome;
  return `Recorded for ${row.name}: ${labelPendingAnswer(as)}`;
}

/** Announces how many guests match the search. */
function Found({ guests }: { guests: GuestWindow }) {
  const { query, invited, open } = guests;
  if (query.find === '' && query.show === 'all' && query.labels.length === 0) return null;
  const found = invited + open;
  return (
    <output className={styles.none}>
      {found === 0 ? 'Nobody found' : `${countLabel(found, 'guest')} found`}
    </output>
  );
}

function Count({ guests }: { guests: number }) {
  return guests > 0 ? <p className={styles.count}>{countLabel(guests, 'guest')}</p> : null;
}

const countEverybody = ({ going, maybe, declined, noResponse }: Figures) =>
  going + maybe + declined + noResponse;

function NoGuests({ guests, inviteId }: { guests: number; inviteId: string }) {
  if (guests > 0) return null;
  return (
    <EmptyState of="guests">
      <p>No guests added yet. Add them on the Invitees page.</p>
      <ButtonLink to={editPath('invitee', inviteId)}>Add invitees</ButtonLink>
    </EmptyState>
  );
}

/** The search, for lists that are worth it. */
function Finding({ sight, questions }: Pick<GuestListProps, 'sight' | 'questions'>) {
  const { guests, query, setQuery } = sight;
  const { figures, marks, labels } = guests;
  const isWorth = countEverybody(figures) > worthFinding;
  if (!isWorth && questions.length === 0 && labels.length === 0) return null;
  return (
    <>
      <GuestFind
        query={query}
        onQuery={setQuery}
        questions={questions}
        figures={figures}
        marks={marks}
        labels={labels}
      />
      <Found guests={guests} />
    </>
  );
}

function MailNote({ sendsMail }: Pick<GuestListProps, 'sendsMail'>) {
  if (!sendsMail) return null;
  return <p className={styles.count}>“Sent” means that the next mail server accepted it.</p>;
}

interface GuestListProps {
  inviteId: string;
  sight: GuestsInSight;
  /** The page of the list that the loader read. */
  list: GuestListPage;
  /** The questions that guests are asked. */
  questions: HostView['questions'];
  /** The open link, with its origin. */
  guestLink: string;
  /** Whether this server sends mail. */
  sendsMail: boolean;
  logIn: string;
}

/**
 * Every invitee with their answer, then the guests of the open link; the host can correct each answer. A long list is
 * virtualized. It is shown in pages if the address names a page, in print, and until JavaScript runs.
 */
export function GuestList(props: GuestListProps) {
  const { inviteId, sight, list, questions, guestLink, sendsMail, logIn } = props;
  const { guests, onVisible } = sight;
  const { invited, open, guestCount, labels } = guests;
  const actions = useGuestActions({ inviteId, guestLink }, guests);
  const { selection, bulk } = actions;
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const scroller = useFocusInList(actions.outcome, bulk.offer?.change);
  const keys = useRowKeys(selection);
  const onPaper = useOnPaper();
  const scrolls = useHydrated() && !onPaper && !list.paged && invited + open > pageRows;
  const page = list.paged && isSameQuery(list, guests.query) ? list.from / pageRows : 0;
  const rows = { guests, actions, onVisible };
  return (
    <DashboardCard
      id={guestListId}
      title="Guest List"
      paper="long"
      aside={<Count guests={guestCount} />}
    >
      <NoGuests guests={guestCount} inviteId={inviteId} />
      <Refused outcome={actions.outcome} logIn={logIn} />
      <Finding sight={sight} questions={questions} />
      <StartSelecting selection={selection} />
      {bulk.problem ? <Notice tone="bad">{bulk.problem}</Notice> : null}
      {invited + open === 0 ? null : (
        <section
          ref={scroller}
          className={styles.scroller}
          aria-label="Guests"
          tabIndex={0}
          data-selecting={selection.selecting}
          {...keys}
        >
          {scrolls ? (
            <ScrolledRows {...rows} scroller={scroller} />
          ) : (
            <PageRows {...rows} page={page} />
          )}
        </section>
      )}
      <BulkBar selection={selection} bulk={bulk} labels={labels} />
      <MailNote sendsMail={sendsMail && guestCount > 0} />
      <OtherPages scrolls={scrolls} guests={guests} page={page} />
      <output className="visually-hidden">{newsOf(actions)}</output>
      <output className="visually-hidden">{news}</output>
      <Overlays inviteId={inviteId} actions={actions} />
    </DashboardCard>
  );
}
