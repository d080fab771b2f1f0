import { useNavigate } from 'react-router';

import { ChoiceMenu, useMenu } from '#app/ui/overlays/choice-menu.tsx';

import { getChosenAnswer, listAnswerChoices } from '../recording/answer-choices.ts';
import type { Beside } from './use-beside.ts';
import type { RowActions } from './use-row-actions.ts';

/** The menu that corrects an answer, shared by all rows. */
export function AnswerMenu({ actions }: { actions: RowActions & { beside?: Beside } }) {
  const { chosen, open, close, pending, record, pathTo, beside } = actions;
  const navigate = useNavigate();
  useMenu();
  if (!chosen) return null;
  const { row, button } = chosen;
  const marked = getChosenAnswer(row, pending.get(row.id));
  // Recording the same answer again only matters if it confirms one from before a change.
  const confirms = row.marks?.includes('Before the change') ?? false;
  return (
    <ChoiceMenu
      open={open}
      onClose={close}
      anchor={button}
      label={`Answer of ${row.name}`}
      value={marked}
      choices={listAnswerChoices(row)}
      onChoose={(as) => {
        if (as !== marked || confirms) record({ row, as });
      }}
      more={{
        label: row.people ? 'Answer for each name…' : 'Full answer…',
        onChoose: () => {
          if (beside?.open(row.id, { record: true })) return;
          void navigate(pathTo(row.id, { record: true }));
        },
      }}
    />
  );
}
