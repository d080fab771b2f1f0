import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say, texts } from '#app/platform/language/say.ts';
import {
  getGuestsPath,
  getMessagesPath,
  getSettingPath,
  getThanksPath,
} from '#app/platform/paths.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { type StepFacts, type StepName, chooseNextSteps, hasUnconfirmed } from './next-steps.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './next-steps-card.module.css';

const targets: Record<StepName, (id: string) => string> = {
  returned: getMessagesPath,
  unanswered: (id) => `${getMessagesPath(id)}?send=reminder`,
  changed: (id) => `${getMessagesPath(id)}?send=change`,
  untold: (id) => `${getMessagesPath(id)}?send=invitation`,
  waiting: (id) => `${getGuestsPath(id)}?show=waiting`,
  nameless: (id) => `${getGuestsPath(id)}?show=nameless`,
  write: (id) => `${getMessagesPath(id)}?send=message&to=yes`,
  unsure: (id) => `${getMessagesPath(id)}?send=message&to=maybe`,
  thank: getThanksPath,
  photos: (id) => `${getThanksPath(id)}#album`,
  again: (id) => getSettingPath(id, 'copy'),
};

/** What the host's own phone does where no mail can. */
const byPhone: Partial<Record<StepName, ToldAbout>> = {
  changed: 'change',
  untold: 'invite',
  unanswered: 'remind',
};

/** Why nothing is to do. */
const rests: Record<StepFacts['season'], string> = texts({
  open: 'Nothing to do. Enjoy the wait.',
  closed: 'Answers are closed. Nothing to do.',
  canceled: 'The event is canceled. Nothing to do.',
  today: 'Nothing to do. Enjoy the day.',
  past: 'The event is over. Nothing to do.',
});

/** The most urgent step first, each with one button; the first is solid unless a card above has one (behaviour 39.6). */
export function NextStepsCard({ inviteId, facts }: { inviteId: string; facts: StepFacts }) {
  const steps = chooseNextSteps(facts);
  const isFirst = facts.season !== 'today' && !(hasUnconfirmed(facts) && facts.offer !== null);
  return (
    <TitledCard title={say('What to do next')} paper="none" className={styles.card}>
      {steps.length === 0 ? <p className={patterns.muted}>{say(rests[facts.season])}</p> : null}
      {steps.length === 0 ? null : (
        <ul className={joinClasses(patterns.lines, styles.steps)}>
          {steps.map(({ name, text, note, action }, index) => {
            const mails = name === 'changed' ? facts.offer?.count !== 0 : facts.sendsMail;
            const isFollowUp = name === 'unanswered' && facts.isFollowUp;
            const about = mails && !isFollowUp ? undefined : byPhone[name];
            const variant = index === 0 && isFirst ? 'primary' : 'secondary';
            return (
              <li key={name}>
                <div>
                  <p className={joinClasses(patterns.strong, styles.text)}>{text}</p>
                  {note ? <p className={patterns.small}>{note}</p> : null}
                </div>
                {about ? (
                  <StartByPhone {...{ inviteId, about, variant }}>{action}</StartByPhone>
                ) : (
                  <ButtonLink to={targets[name](inviteId)} variant={variant}>
                    {action}
                  </ButtonLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </TitledCard>
  );
}
