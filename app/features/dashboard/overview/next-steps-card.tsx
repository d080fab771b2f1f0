import {
  getGuestsPath,
  getMessagesPath,
  getSettingPath,
  getThanksPath,
} from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { type StepFacts, type StepName, chooseNextSteps, hasUnconfirmed } from './next-steps.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './next-steps-card.module.css';

const targets: Record<StepName, (id: string, facts: StepFacts) => string> = {
  failed: getMessagesPath,
  unanswered: (id, { sendsMail }) =>
    sendsMail ? `${getMessagesPath(id)}?send=reminder` : `${getGuestsPath(id)}?show=none`,
  changed: (id) => `${getMessagesPath(id)}?send=change`,
  unsent: (id) => `${getMessagesPath(id)}?send=invitation`,
  waiting: (id) => `${getGuestsPath(id)}?show=waiting`,
  nameless: (id) => `${getGuestsPath(id)}?show=nameless`,
  write: (id) => `${getMessagesPath(id)}?send=message&to=yes`,
  unsure: (id) => `${getMessagesPath(id)}?send=message&to=maybe`,
  thank: getThanksPath,
  photos: (id) => `${getThanksPath(id)}#album`,
  again: (id) => getSettingPath(id, 'copy'),
};

/** Why nothing is to do. */
const rests: Record<StepFacts['season'], string> = {
  open: 'Nothing to do. Enjoy the wait.',
  closed: 'Answers are closed. Nothing to do.',
  canceled: 'The event is canceled. Nothing to do.',
  today: 'Nothing to do. Enjoy the day.',
  past: 'The event is over. Nothing to do.',
};

/** The most urgent step first, each with one button; the first is solid unless a card above has one (behaviour 39.6). */
export function NextStepsCard({ inviteId, facts }: { inviteId: string; facts: StepFacts }) {
  const steps = chooseNextSteps(facts);
  const isFirst = facts.season !== 'today' && !(hasUnconfirmed(facts) && facts.offer !== null);
  return (
    <TitledCard title="What to do next" paper="none" className={styles.card}>
      {steps.length === 0 ? <p className={patterns.muted}>{rests[facts.season]}</p> : null}
      {steps.length === 0 ? null : (
        <ul className={joinClasses(patterns.lines, styles.steps)}>
          {steps.map(({ name, text, note, action }, index) => (
            <li key={name}>
              <div>
                <p className={joinClasses(patterns.strong, styles.text)}>{text}</p>
                {note ? <p className={patterns.small}>{note}</p> : null}
              </div>
              <ButtonLink
                to={targets[name](inviteId, facts)}
                variant={index === 0 && isFirst ? 'primary' : 'secondary'}
              >
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
