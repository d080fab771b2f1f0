import { useState } from 'react';

import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { ReminderSwitch } from './schema.ts';
import { useMessageAction } from './use-message-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

const labels: Readonly<Record<ReminderSwitch['kind'], string>> = {
  answer: 'Remind guests without an answer, three days before the answer-by date',
  event: 'Remind guests who are going, the day before the event',
};

function Switch({ reminder }: { reminder: ReminderSwitch }) {
  const { kind, when } = reminder;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [problem, setProblem] = useState('');
  const posting = useMessageAction((reply) => {
    setChosen(null);
    setProblem(reply.ok ? '' : reply.message);
  });
  const choose = (isOn: boolean) => {
    if (posting.busy) return;
    setChosen(isOn);
    posting.send({ intent: 'remind-automatically', kind, isOn });
  };
  return (
    <div>
      <CheckField checked={chosen ?? reminder.isOn} onChange={choose}>
        {labels[kind]} <span className={joinClasses(patterns.small, styles.when)}>{when}</span>
      </CheckField>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </div>
  );
}

/** Both reminders are off by default (behaviour 35.6). */
export function RemindersCard({ reminders }: { reminders: readonly ReminderSwitch[] }) {
  if (reminders.length === 0) return null;
  return (
    <TitledCard title="Automatic reminders">
      {reminders.map((reminder) => (
        <Switch key={reminder.kind} reminder={reminder} />
      ))}
    </TitledCard>
  );
}
