import { Link } from 'react-router';

import { classes } from '#app/ui/classes.ts';
import { ChoiceMenu } from '#app/ui/menu.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { choicesFor, chosenFor, pendingLabel } from './answer-choices.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { countLabel } from './facts.ts';
import { GuestListRow } from './guest-list-row.tsx';
import { nextRows } from './rules.ts';
import { type GuestActions, useFocusInList, useGuestActions } from './use-guest-actions.ts';
import type { Outcome } from './use-record-answers.ts';
import type { GuestRow, HostView } from './views.ts';

import styles from './guest-list.module.css';

const manyRows = 200;

interface RowsProps {
  label: string;
  rows: readonly GuestRow[];
  actions: GuestActions;
}

function Rows({ label, rows, actions }: RowsProps) {
  const { pending, linkOf, open, chosen, copy, choose } = actions;
  return (
    <ul className={classes(styles.rows, rows.length > manyRows && styles.many)} aria-label={label}>
      {rows.map((row) => (
        <GuestListRow
          key={row.id}
          row={row}
          saving={pendingLabel(pending.get(row.id))}
          link={linkOf(row)}
          choosing={open && chosen?.row.id === row.id}
          onCopy={copy}
          onChoose={choose}
        />
      ))}
    </ul>
  );
}

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

function ShowMore({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null;
  const next = Math.min(nextRows(shown), all);
  return (
    <Link className={styles.more} to={`?guests=${nextRows(shown)}`} preventScrollReset replace>
      Show {(next - shown).toLocaleString('en')} more of {all.toLocaleString('en')}
    </Link>
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

interface GuestListProps {
  view: Pick<HostView, 'guests' | 'guestCount' | 'openAnswers' | 'openAnswerCount'>;
  /** The open link, with its origin; a personal link is made of it. */
  guestLink: string;
  logIn: string;
}

/** Every invitee with their answer, then the answers from the open link; each can be corrected by the host. */
export function GuestList({ view, guestLink, logIn }: GuestListProps) {
  const { guests, guestCount, openAnswers, openAnswerCount } = view;
  const actions = useGuestActions(guestLink);
  const list = useFocusInList(actions.outcome);
  return (
    <DashboardCard
      title="Guest List"
      aside={
        guestCount > 0 ? <p className={styles.count}>{countLabel(guestCount, 'guest')}</p> : null
      }
    >
      {guestCount === 0 ? (
        <p className={styles.none}>No guests added yet. Add them on the Invitees page.</p>
      ) : null}
      <Refused outcome={actions.outcome} logIn={logIn} />
      {guestCount + openAnswerCount === 0 ? null : (
        <section ref={list} className={styles.scroller} aria-label="Guests" tabIndex={0}>
          {guestCount > 0 ? <Rows label="Invited" rows={guests} actions={actions} /> : null}
          <ShowMore shown={guests.length} all={guestCount} />
          {openAnswerCount > 0 ? (
            <>
              <h3 className={styles.open}>From the guest link</h3>
              <Rows label="From the guest link" rows={openAnswers} actions={actions} />
              <ShowMore shown={openAnswers.length} all={openAnswerCount} />
            </>
          ) : null}
        </section>
      )}
      <output className="visually-hidden">{newsOf(actions)}</output>
      <AnswerMenu actions={actions} />
    </DashboardCard>
  );
}
