import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getAddGuestsPath } from '#app/platform/paths.ts';

import { findMailingPath } from './bulk/mailing-path.ts';
import type { GuestRow } from './guest-row.ts';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { useListKeys } from './keys/use-list-keys.ts';
import { findBeside, getRow } from './list/guest-window.ts';
import type { GuestsInSight } from './list/use-guest-window.ts';
import { getChosenAnswer, labelPendingAnswer } from './recording/answer-choices.ts';
import type { Recorded } from './recording/record-answers.tsx';
import type { AnswerChoice } from './schema.ts';
import type { GuestActions } from './use-guest-actions.ts';

/** The link with a guest's name, if their row is rendered. */
const findNameLink = (list: HTMLElement | null, id: string | null) =>
  list?.querySelector<HTMLElement>(`li[data-guest="${CSS.escape(id ?? '')}"] [data-part="name"]`);

/** The answer before the last one that a key has recorded, as far as one choice restores it. */
function useLastRecorded({ record, pending }: GuestActions) {
  const [last, setLast] = useState<Recorded | null>(null);
  return {
    onRecord: (row: GuestRow, as: AnswerChoice) => {
      const waiting = pending.get(row.id);
      const before = getChosenAnswer(row, waiting);
      // An answer on its way is one choice, which the row does not show yet.
      const isWhole =
        before !== null && (waiting !== undefined || labelPendingAnswer(before) === row.label);
      setLast(isWhole ? { row, as: before } : null);
      record({ row, as });
    },
    undoRecorded: (): boolean => {
      if (!last) return false;
      record(last);
      setLast(null);
      return true;
    },
  };
}

/** To an invitation of the selected guests, or of this one; null if there is nobody to invite. */
function findInvitingPath(
  inviteId: string,
  selection: GuestActions['selection'],
  row: GuestRow | undefined,
): string | null {
  const one = row?.token === undefined ? [] : [row.id];
  const meant = selection.selecting ? selection : { chosen: { ids: one }, named: one };
  const isNobody = selection.selecting ? selection.invited === 0 : one.length === 0;
  return isNobody ? null : findMailingPath(inviteId, 'invitation', meant);
}

/** The keys of the list, and what they do to its guests (behaviour 33.38). */
export function useGuestKeys(
  { inviteId, sendsMail }: EventFrame,
  { guests, query, setQuery }: GuestsInSight,
  actions: GuestActions,
  list: RefObject<HTMLElement | null>,
) {
  const { selection, beside, bulk } = actions;
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const { onRecord, undoRecorded } = useLastRecorded(actions);
  const closeCard = () => {
    const link = findNameLink(list.current, beside.id);
    if (beside.close()) (link ?? list.current)?.focus();
  };
  const step = (by: 1 | -1): boolean => {
    const next = findBeside(guests, beside.id, by);
    if (!next) return false;
    findNameLink(list.current, next.id)?.scrollIntoView({ block: 'nearest' });
    return beside.open(next.id);
  };
  useListKeys({
    list,
    selection,
    beside,
    find: query.find,
    rowAt: (at) => getRow(guests, at),
    onRecord,
    onAdd: () => void navigate(getAddGuestsPath(inviteId)),
    onInvite: (row) => {
      const to = sendsMail ? findInvitingPath(inviteId, selection, row) : null;
      if (to !== null) void navigate(to);
      return to !== null;
    },
    onCopy: (row) => void actions.copy(row),
    onUndo: () => {
      if (bulk.offer !== null) bulk.undo();
      return bulk.offer !== null || undoRecorded();
    },
    onStep: step,
    onCloseCard: closeCard,
    onClearFind: () => setQuery({ ...query, find: '' }),
    onHelp: () => ask(true),
  });
  return {
    closeCard,
    step,
    onKeys: () => ask(true),
    keysDialog: isAsked ? <KeysDialog onClose={() => ask(false)} /> : null,
  };
}
