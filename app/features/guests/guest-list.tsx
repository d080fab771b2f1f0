import type { ReactNode, RefObject } from 'react';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useMedia, useOnPaper } from '#app/ui/use-media.ts';

import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkOutcome } from './bulk/bulk-outcome.tsx';
import { LinksDialog } from './bulk/links-dialog.tsx';
import { RemovalQuestion } from './bulk/removal-question.tsx';
import { isSameQuery, pageRows } from './find/guest-query.ts';
import { Finding } from './finding.tsx';
import type { GuestRow } from './guest-row.ts';
import { useLongPress } from './keys/use-long-press.ts';
import { AnswerMenu } from './list/answer-menu.tsx';
import { OtherPages } from './list/guest-pages.tsx';
import { PageRows } from './list/guest-rows.tsx';
import { findRow } from './list/guest-window.ts';
import { ListNews, RecordingNotices } from './list/row-outcome.tsx';
import { ScrolledRows } from './list/scrolled-rows.tsx';
import { useAnswerNews } from './list/use-answer-news.ts';
import type { Beside } from './list/use-beside.ts';
import type { GuestsInSight } from './list/use-guest-window.ts';
import { useFocusInList } from './list/use-row-actions.ts';
import type { GuestsView } from './list/views.ts';
import { IdentifyDialog } from './naming/identify-dialog.tsx';
import { type GuestActions, useGuestActions } from './use-guest-actions.ts';
import { useGuestKeys } from './use-guest-keys.tsx';

import patterns from '#app/ui/patterns.module.css';
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

function ColumnHeads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{say('Guest')}</span>
      <span>{say('Answer')}</span>
      <span>{say('People')}</span>
      <span>{say('Details')}</span>
      <span>{say('Labels')}</span>
      <span>{say('Personal link')}</span>
    </div>
  );
}

interface RowsProps {
  sight: GuestsInSight;
  actions: GuestActions;
  scroller: RefObject<HTMLElement | null>;
  press: ReturnType<typeof useLongPress>;
  /** Scrolls the whole list, else shows one page of it. */
  scrolls: boolean;
  page: number;
}

function Rows({ sight, actions, scroller, press, scrolls, page }: RowsProps) {
  const { guests, onVisible } = sight;
  if (guests.invited + guests.open === 0) return null;
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={say('Guests')}
      tabIndex={0}
      data-selecting={actions.selection.selecting}
      data-scrolls={scrolls}
      {...press}
    >
      <ColumnHeads />
      {scrolls ? (
        <ScrolledRows {...{ guests, actions, onVisible, scroller }} />
      ) : (
        <PageRows {...{ guests, actions, onVisible, page }} />
      )}
    </section>
  );
}

export interface ShownCard {
  beside: Beside;
  id: string;
  /** Absent for a guest whose row is not loaded. */
  row: GuestRow | undefined;
  onClose: () => void;
  /** Shows the next or previous guest. */
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Asks first where there is an answer (behaviour 28.24). */
function removeOne({ bulk }: GuestActions, row: GuestRow | undefined, onRemoved: () => void): void {
  if (!row) return;
  const rows = row.token === undefined ? { invited: 0, open: 1 } : { invited: 1, open: 0 };
  bulk.removing.remove({ guests: { ids: [row.id] }, answered: 0, rows, onRemoved });
}

interface GuestListProps {
  frame: EventFrame;
  /** Draws a guest's card beside the list (behaviour 39.9). */
  renderCard: (shown: ShownCard) => ReactNode;
  view: GuestsView;
  sight: GuestsInSight;
  guestLink: string;
  logIn: string;
}

/** A long list is virtualized, except in print, until JavaScript runs, and if the address names a page. */
export function GuestList(props: GuestListProps) {
  const { frame, renderCard, view, sight, guestLink, logIn } = props;
  const { list, questions } = view;
  const { inviteId, sendsMail } = frame;
  const { guests } = sight;
  const { invited, open, labels } = guests;
  const actions = useGuestActions({ inviteId, guestLink }, guests);
  const { selection, bulk, beside } = actions;
  const news = useAnswerNews(guests, actions.pending.size > 0);
  const scroller = useFocusInList(actions.outcome, bulk.offer?.change);
  const { closeCard, step, onKeys, keysDialog } = useGuestKeys(frame, sight, actions, scroller);
  const press = useLongPress(selection);
  const onPaper = useOnPaper();
  const hasHead = useMedia('(width >= 44rem)');
  const scrolls = useHydrated() && !onPaper && !list.paged && invited + open > pageRows;
  const page = list.paged && isSameQuery(list, guests.query) ? list.from / pageRows : 0;
  return (
    <div className={styles.columns} data-open={beside.id !== null}>
      <section className={joinClasses(patterns.stack4, styles.list)} aria-label={say('Guest List')}>
        <h2 className="visually-hidden">{say('Guest List')}</h2>
        <RecordingNotices {...{ guests, actions, logIn }} />
        <Finding {...{ frame, sight, questions, actions, hasHead, onKeys }} />
        <BulkOutcome bulk={bulk} />
        <Rows {...{ sight, actions, scroller, press, scrolls, page }} />
        <BulkBar {...{ inviteId, sendsMail, selection, bulk, labels, hasHead }} />
        <OtherPages scrolls={scrolls} guests={guests} page={page} />
        <ListNews actions={actions} news={news} />
        <Overlays inviteId={inviteId} actions={actions} />
        {keysDialog}
      </section>
      {beside.id === null
        ? null
        : renderCard({
            beside,
            id: beside.id,
            row: findRow(guests, beside.id),
            onClose: closeCard,
            onStep: step,
            onRemove: () => removeOne(actions, findRow(guests, beside.id ?? ''), closeCard),
          })}
    </div>
  );
}
