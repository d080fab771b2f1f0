import { useState } from 'react';

import { say, texts } from '#app/platform/language/say.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { SwitchField } from '#app/ui/choices/switch-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { ReminderSwitch } from '../schema.ts';
import { useMessageAction } from '../use-message-action.ts';

const labels = texts({
  answer: ['Three days before the last day for answers', 'To those who have not answered.'],
  event: ['The day before the event', 'To those who are coming.'],
}) satisfies Readonly<Record<ReminderSwitch['kind'], readonly [when: string, to: string]>>;

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
      <SwitchField
        checked={chosen ?? reminder.isOn}
        onChange={choose}
        note={`${say(labels[kind][1])} ${when}`}
      >
        {say(labels[kind][0])}
      </SwitchField>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </div>
  );
}

/** Both reminders are off by default (behaviour 35.6). */
export function RemindersCard({ reminders }: { reminders: readonly ReminderSwitch[] }) {
  if (reminders.length === 0) return null;
  return (
    <TitledCard title={say('By themselves')}>
      {reminders.map((reminder) => (
        <Switch key={reminder.kind} reminder={reminder} />
      ))}
    </TitledCard>
  );
}
