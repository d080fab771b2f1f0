import { getAddGuestsPath, getGuestsPath, getMessagesPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { ShareButton } from '../sharing/share-button.tsx';
import { type NextStep, type StepFacts, type StepName, chooseNextSteps } from './next-steps.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './next-steps-card.module.css';

const targets: Record<Exclude<StepName, 'share'>, (id: string, facts: StepFacts) => string> = {
  add: getAddGuestsPath,
  failed: getMessagesPath,
  tell: (id) => `${getMessagesPath(id)}?send=cancellation`,
  unanswered: (id, { sendsMail }) =>
    sendsMail ? `${getMessagesPath(id)}?send=reminder` : `${getGuestsPath(id)}?show=none`,
  changed: (id, { offer }) =>
    offer ? `${getMessagesPath(id)}?send=change` : `${getGuestsPath(id)}?show=going`,
  unsent: (id) => `${getMessagesPath(id)}?send=invitation`,
  waiting: (id) => `${getGuestsPath(id)}?show=waiting`,
  nameless: (id) => `${getGuestsPath(id)}?show=nameless`,
  thank: (id) => `${getMessagesPath(id)}?send=message&to=yes`,
};

interface NextStepsCardProps {
  inviteId: string;
  title: string;
  guestLink: string;
  facts: StepFacts;
  /** Why nothing is to do. */
  rest: string;
}

/** The most urgent step first, each with one button (behaviour 39.6). */
export function NextStepsCard({ inviteId, title, guestLink, facts, rest }: NextStepsCardProps) {
  const steps = chooseNextSteps(facts);
  const way = ({ name, action }: NextStep, index: number) =>
    name === 'share' ? (
      <ShareButton title={title} guestLink={guestLink} />
    ) : (
      <ButtonLink
        to={targets[name](inviteId, facts)}
        variant={index === 0 ? 'primary' : 'secondary'}
      >
        {action}
      </ButtonLink>
    );
  return (
    <TitledCard title="What to do next" paper="none">
      {steps.length === 0 ? <p className={patterns.muted}>{rest}</p> : null}
      {steps.length === 0 ? null : (
        <ul className={joinClasses(patterns.lines, styles.steps)}>
          {steps.map((step, index) => (
            <li key={step.name}>
              <div>
                <p className={joinClasses(patterns.strong, styles.text)}>{step.text}</p>
                {step.note ? <p className={patterns.small}>{step.note}</p> : null}
              </div>
              {way(step, index)}
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
