import { useNavigate } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { ChoiceMenu, useMenu } from '#app/ui/overlays/choice-menu.tsx';

import { marks } from '../answer-words.ts';
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
  const confirms = row.marks?.includes(marks.outdated) ?? false;
  return (
    <ChoiceMenu
      open={open}
      onClose={close}
      anchor={button}
      label={say('Answer of {name}', { name: row.name })}
      value={marked}
      choices={listAnswerChoices(row)}
      onChoose={(as) => {
        if (as !== marked || confirms) record({ row, as });
      }}
      more={{
        label: row.people ? say('Answer for each name…') : say('Full answer…'),
        onChoose: () => {
          if (beside?.open(row.id, { record: true })) return;
          void navigate(pathTo(row.id, { record: true }));
        },
      }}
    />
  );
}
