import { isSameQuery, pageRows } from '#app/features/guests/guest-query.ts';
import { countLabel } from '#app/features/invitation/facts.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { Card } from '#app/ui/card.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useOnPaper } from '#app/ui/use-media.ts';

import { BulkBar, CopyAllLinks, StartSelecting } from '../bulk/bulk-bar.tsx';
import { BulkProblem } from '../bulk/bulk-problem.tsx';
import { LinksDialog } from '../bulk/links-dialog.tsx';
import { useRowKeys } from '../bulk/use-row-keys.ts';
import { GuestFind } from '../guest-find/guest-find.tsx';
import { isWorthFinding } from '../guest-find/worth-finding.ts';
import { IdentifyDialog } from '../open-answers/identify-dialog.tsx';
import type { GuestsView } from '../views.ts';
import { AnswerMenu } from './answer-menu.tsx';
import { OtherPages } from './guest-pages.tsx';
import { PageRows } from './guest-rows.tsx';
import type { GuestWindow } from './guest-window.ts';
import { NoGuests } from './no-guests.tsx';
import { ListNews, RecordingRefused } from './row-outcome.tsx';
import { ScrolledRows } from './scrolled-rows.tsx';
import { useAnswerNews } from './use-answer-news.ts';
import { type GuestActions, useGuestActions } from './use-guest-actions.ts';
import type { GuestsInSight } from './use-guest-window.ts';
import { useFocusInList } from './use-row-actions.ts';

import styles from './guest-list.module.css';

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

/** The names of the columns, where rows have columns. */
function ColumnHeads({ sendsMail }: Pick<GuestListProps, 'sendsMail'>) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>Guest</span>
      <span>Answer</span>
      <span>People</span>
      <span>Labels</span>
      <span>{sendsMail ? 'Mail' : ''}</span>
      <span>Personal link</span>
    </div>
  );
}

/** The search, for lists that are worth it. */
function Finding({
  sight,
  questions,
}: {
  sight: GuestsInSight;
  questions: GuestsView['questions'];
}) {
  const { guests, query, setQuery } = sight;
  const { figures, marks, labels } = guests;
  const isWorth = isWorthFinding(figures);
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
  view: GuestsView;
  sight: GuestsInSight;
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
export function GuestList({ view, sight, guestLink, sendsMail, logIn }: GuestListProps) {
  const { id: inviteId, list, questions } = view;
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
  return (
    <>
      <RecordingRefused actions={actions} logIn={logIn} />
      <Finding sight={sight} questions={questions} />
      <StartSelecting selection={selection} />
      <CopyAllLinks {...{ sendsMail, bulk, invited }} />
      <BulkProblem bulk={bulk} />
      {countEverybody(guests.figures) === 0 ? (
        <Card>
          <NoGuests inviteId={inviteId} />
        </Card>
      ) : null}
      {invited + open === 0 ? null : (
        <section
          ref={scroller}
          className={styles.scroller}
          aria-label="Guests"
          tabIndex={0}
          data-selecting={selection.selecting}
          data-scrolls={scrolls}
          {...keys}
        >
          <ColumnHeads sendsMail={sendsMail} />
          {scrolls ? (
            <ScrolledRows {...{ guests, actions, onVisible, scroller }} />
          ) : (
            <PageRows {...{ guests, actions, onVisible, page }} />
          )}
        </section>
      )}
      <BulkBar {...{ inviteId, sendsMail, selection, bulk, labels }} />
      <MailNote sendsMail={sendsMail && guestCount > 0} />
      <OtherPages scrolls={scrolls} guests={guests} page={page} />
      <ListNews actions={actions} news={news} />
      <Overlays inviteId={inviteId} actions={actions} />
    </>
  );
}
