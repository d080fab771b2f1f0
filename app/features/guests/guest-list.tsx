import { type RefObject, useState } from 'react';
import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useOnPaper } from '#app/ui/use-media.ts';

import { GuestBeside } from './beside/guest-beside.tsx';
import { BulkBar, CopyAllLinks, StartSelecting } from './bulk/bulk-bar.tsx';
import { BulkOutcome } from './bulk/bulk-outcome.tsx';
import { LinksDialog } from './bulk/links-dialog.tsx';
import { findMailingPath } from './bulk/mailing-path.ts';
import { RemovalQuestion } from './bulk/removal-question.tsx';
import { countRows } from './count-rows.ts';
import { GuestFind } from './find/guest-find.tsx';
import { isSameQuery, pageRows } from './find/guest-query.ts';
import { isWorthFinding } from './find/worth-finding.ts';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { useListKeys } from './keys/use-list-keys.ts';
import { useLongPress } from './keys/use-long-press.ts';
import { AnswerMenu } from './list/answer-menu.tsx';
import { OtherPages } from './list/guest-pages.tsx';
import { PageRows } from './list/guest-rows.tsx';
import type { GuestWindow } from './list/guest-window.ts';
import { NoGuests } from './list/no-guests.tsx';
import { ListNews, RecordingNotices } from './list/row-outcome.tsx';
import { ScrolledRows } from './list/scrolled-rows.tsx';
import { useAnswerNews } from './list/use-answer-news.ts';
import type { GuestsInSight } from './list/use-guest-window.ts';
import { useFocusInList } from './list/use-row-actions.ts';
import type { GuestsView } from './list/views.ts';
import { IdentifyDialog } from './naming/identify-dialog.tsx';
import { type GuestActions, useGuestActions } from './use-guest-actions.ts';

import patterns from '#app/ui/patterns.module.css';
import besideStyles from './beside/guest-beside.module.css';
import styles from './guest-list.module.css';

function Overlays({ inviteId, actions }: { inviteId: string; actions: GuestActions }) {
  const { identified, identify, bulk } = actions;
  return (
    <>
      <AnswerMenu actions={actions} />
      <UndoBar offer={bulk.offer} onUndo={bulk.undo} onExpire={bulk.expire} />
      <RemovalQuestion bulk={bulk} />
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

/** Searches that list who may lack an invitation. */
const inviteable: ReadonlySet<string> = new Set(['all', 'none', 'unsent', 'failed']);

/** Announces how many rows match the search, and leads to an invitation for exactly these. */
function Found({ guests, frame }: { guests: GuestWindow; frame: EventFrame }) {
  const { query, invited, open } = guests;
  const { find, show, labels } = query;
  if (find === '' && show === 'all' && labels.length === 0) return null;
  const chosen = { every: { find, show, labels: [...labels] }, except: [] };
  const to = findMailingPath(frame.inviteId, 'invitation', { chosen, named: [] });
  return (
    <div className={joinClasses(patterns.bar, patterns.offPaper)}>
      <output className={patterns.muted}>
        {invited + open === 0 ? 'Nobody found' : `${countRows(guests)} found`}
      </output>
      {frame.sendsMail && invited > 0 && inviteable.has(show) && to !== null ? (
        <Link to={to}>{`Invite these ${invited.toLocaleString('en')}`}</Link>
      ) : null}
    </div>
  );
}

function ColumnHeads({ sendsMail }: Pick<EventFrame, 'sendsMail'>) {
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

function Finding({
  frame,
  sight,
  questions,
}: {
  frame: EventFrame;
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
      <Found guests={guests} frame={frame} />
    </>
  );
}

function MailNote({ sendsMail }: Pick<EventFrame, 'sendsMail'>) {
  if (!sendsMail) return null;
  return <p className={patterns.muted}>“Sent” means that the next mail server accepted it.</p>;
}

interface RowsProps extends Pick<EventFrame, 'sendsMail'> {
  sight: GuestsInSight;
  actions: GuestActions;
  scroller: RefObject<HTMLElement | null>;
  press: ReturnType<typeof useLongPress>;
  /** Scrolls the whole list, else shows one page of it. */
  scrolls: boolean;
  page: number;
}

function Rows({ sight, actions, scroller, press, scrolls, page, sendsMail }: RowsProps) {
  const { guests, onVisible } = sight;
  if (guests.invited + guests.open === 0) return null;
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label="Guests"
      tabIndex={0}
      data-selecting={actions.selection.selecting}
      data-scrolls={scrolls}
      {...press}
    >
      <ColumnHeads sendsMail={sendsMail} />
      {scrolls ? (
        <ScrolledRows {...{ guests, actions, onVisible, scroller }} />
      ) : (
        <PageRows {...{ guests, actions, onVisible, page }} />
      )}
    </section>
  );
}

/** The link with a guest's name, if their row is rendered. */
const findNameLink = (list: HTMLElement | null, id: string | null) =>
  list?.querySelector<HTMLElement>(`li[data-guest="${CSS.escape(id ?? '')}"] [data-part="name"]`);

function useGuestKeys(
  { query, setQuery }: GuestsInSight,
  { selection, beside }: GuestActions,
  list: RefObject<HTMLElement | null>,
) {
  const [isAsked, ask] = useState(false);
  const closeCard = () => {
    const link = findNameLink(list.current, beside.id);
    if (beside.close()) (link ?? list.current)?.focus();
  };
  useListKeys({
    list,
    selection,
    beside,
    find: query.find,
    onCloseCard: closeCard,
    onClearFind: () => setQuery({ ...query, find: '' }),
    onHelp: () => ask(true),
  });
  return { closeCard, keysDialog: isAsked ? <KeysDialog onClose={() => ask(false)} /> : null };
}

interface GuestListProps {
  frame: EventFrame;
  changes: number;
  view: GuestsView;
  sight: GuestsInSight;
  guestLink: string;
  logIn: string;
}

/** A long list is virtualized, except in print, until JavaScript runs, and if the address names a page. */
export function GuestList({ frame, changes, view, sight, guestLink, logIn }: GuestListProps) {
  const { list, questions } = view;
  const { inviteId, sendsMail } = frame;
  const { guests } = sight;
  const { invited, open, inviteeCount, labels } = guests;
  const actions = useGuestActions({ inviteId, guestLink }, guests);
  const { selection, bulk, beside } = actions;
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const scroller = useFocusInList(actions.outcome, bulk.offer?.change);
  const { closeCard, keysDialog } = useGuestKeys(sight, actions, scroller);
  const press = useLongPress(selection);
  const onPaper = useOnPaper();
  const scrolls = useHydrated() && !onPaper && !list.paged && invited + open > pageRows;
  const page = list.paged && isSameQuery(list, guests.query) ? list.from / pageRows : 0;
  return (
    <div className={besideStyles.columns} data-open={beside.id !== null}>
      <section className={joinClasses(patterns.stack4, styles.list)} aria-label="Guest List">
        <h2 className="visually-hidden">Guest List</h2>
        <RecordingNotices {...{ guests, actions, logIn }} />
        <Finding frame={frame} sight={sight} questions={questions} />
        <StartSelecting selection={selection} />
        <CopyAllLinks {...{ sendsMail, bulk, invited }} />
        <BulkOutcome bulk={bulk} />
        {countEverybody(guests.figures) === 0 ? (
          <Card>
            <NoGuests inviteId={inviteId} />
          </Card>
        ) : null}
        <Rows {...{ sight, actions, scroller, press, scrolls, page, sendsMail }} />
        <BulkBar {...{ inviteId, sendsMail, selection, bulk, labels }} />
        <MailNote sendsMail={sendsMail && inviteeCount > 0} />
        <OtherPages scrolls={scrolls} guests={guests} page={page} />
        <ListNews actions={actions} news={news} />
        <Overlays inviteId={inviteId} actions={actions} />
        {keysDialog}
      </section>
      {beside.id === null ? null : (
        <GuestBeside {...{ frame, beside, changes }} id={beside.id} onClose={closeCard} />
      )}
    </div>
  );
}
