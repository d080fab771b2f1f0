import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { type PartName, isFilled, partNames, parts } from '#app/features/draft/parts.ts';
import { toDraft } from '#app/features/draft/rules.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { summarizeSettings } from '#app/features/wizard/answers/settings-summary.ts';
import { BackLink } from '#app/features/wizard/frame/back-link.tsx';
import { HomeLink } from '#app/features/wizard/frame/home-link.tsx';
import { useDraftPlan } from '#app/features/wizard/frame/plan.ts';
import { StepBar } from '#app/features/wizard/frame/step-frame.tsx';
import { getPathBefore } from '#app/features/wizard/frame/steps.ts';
import { HoursNotice } from '#app/features/wizard/steps/hours-notice.tsx';
import * as addresses from '#app/platform/addresses.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { logInPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { EditableCard } from './editable-card.tsx';
import { LanguageRow } from './language-row.tsx';
import { useLine } from './line/use-line.ts';
import { YourLine } from './line/your-line.tsx';
import { useOpenQuestion } from './open-question.tsx';
import { PartLink } from './part-link.tsx';
import { PartSheet } from './part-sheet.tsx';
import { OpenActivity, Problems, UnconfirmedLocation } from './review-notices.tsx';
import { SaveProblem } from './save-problem.tsx';
import { StartOver } from './start-over.tsx';
import { useSaveDraft } from './use-save-draft.ts';
import { useTypedActivities } from './use-typed-activities.ts';
import { WaitingSheet } from './waiting-sheet.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './review-screen.module.css';

// A draft needs an id; the review is not posted.
const reviewId = 'review'.padEnd(22, '-');

const reviewTitle = texts('Review Your Invitation');

interface ReviewScreenProps {
  /** The screen's address: the review, or the one that saves. */
  here: typeof addresses.confirmation | typeof addresses.confirm;
  /** Null without a sign-in. */
  hostName: string | null;
  /** What guests read in until the host chooses. */
  preferred: Language;
  /** What a visitor without a sign-in should know of new accounts; null for nothing. */
  registrationNote: string | null;
  /** Beside the host's login. */
  children?: ReactNode;
}

/** The last step: the whole draft as guests will see it, what only the host sees, and the save (behaviour 11, 12). */
export function ReviewScreen(props: ReviewScreenProps) {
  const { here, hostName, preferred, registrationNote, children } = props;
  const restored = useHydrated();
  const { line, question } = useLine();
  const { save, draft: steps, saving, problem } = useSaveDraft(hostName !== null);
  const waiting = useOpenQuestion(line, save);
  const isBegun = partNames.some((name) => isFilled(name, steps[name]));
  const isEmpty = restored && !isBegun && here === addresses.confirm;
  const draft = toDraft(reviewId, steps);
  const title = say(here === addresses.confirm ? parts.message.screen.title : reviewTitle);
  return (
    <main {...contentTarget} className={joinClasses(patterns.stack5, styles.page)}>
      <title>{`${title} · Festoon`}</title>
      <h1 className="visually-hidden">{title}</h1>
      {question}
      {line ? <YourLine line={line} /> : null}
      <NeedsScript />
      {isEmpty ? <NothingDrafted /> : null}
      <div className={styles.columns}>
        {isEmpty ? null : <Card {...{ restored, draft, saving }} said={problem?.part} />}
        <div className={patterns.stack5}>
          {restored && !isEmpty ? <Private draft={draft} /> : null}
          {isEmpty ? null : <LanguageRow preferred={preferred} disabled={!restored || saving} />}
          <HostNote {...{ hostName, registrationNote }} />
          {children}
          {isEmpty ? null : <StartOver disabled={!restored || saving} />}
        </div>
      </div>
      {waiting.question}
      {problem ? <SaveProblem {...problem} /> : null}
      {restored ? <PartSheet problem={isEmpty ? null : problem} /> : null}
      <StepBar>
        <BackLink to={getPathBefore(null)} isShort />
        <HomeLink />
        <Button
          variant={isEmpty ? 'secondary' : 'primary'}
          className={styles.save}
          disabled={!restored || saving || waiting.isReading}
          onClick={waiting.save}
        >
          {saving ? say('Saving...') : say('Confirm & Generate Link')}
        </Button>
      </StepBar>
    </main>
  );
}

interface CardProps {
  restored: boolean;
  draft: Draft;
  said: PartName | null | undefined;
  saving: boolean;
}

function Card({ restored, draft, said, saving }: CardProps) {
  if (!restored) return <WaitingSheet title="" />;
  return <RestoredCard {...{ draft, said, saving }} />;
}

function RestoredCard({ draft, said, saving }: Omit<CardProps, 'restored'>) {
  const { shown, open } = useTypedActivities();
  return (
    <div className={patterns.stack4}>
      <Notices draft={draft} said={said} />
      <OpenActivity text={open} />
      <EditableCard draft={draft} typed={shown} disabled={saving} />
    </div>
  );
}

/** A part that the save has just named is not named twice. */
function Notices({ draft, said }: { draft: Draft; said: PartName | null | undefined }) {
  const plan = useDraftPlan();
  return (
    <>
      <Problems draft={draft} said={said} />
      <UnconfirmedLocation />
      <HoursNotice plan={plan} schedule={draft} />
    </>
  );
}

const mostNamed = 4;

function nameGuests(invitees: Draft['invitees']): string {
  if (invitees.length === 0) return say('Nobody invited yet');
  const shown = invitees.slice(0, mostNamed);
  const names = shown.map(({ name }) => name).join(', ');
  const more = invitees.length - shown.length;
  return more > 0 ? say('{names} and {more, number} more', { names, more }) : names;
}

/** What guests never see (behaviour 11.8). */
function Private({ draft: { invitees, answerSettings } }: { draft: Draft }) {
  const rows = [
    {
      part: 'invitee',
      title: say('{count, plural, =0 {Guests} one {# guest} other {# guests}}', {
        count: invitees.length,
      }),
      text: nameGuests(invitees),
    },
    {
      part: 'answers',
      title: say(parts.answers.label),
      text: summarizeSettings(answerSettings).join(' · '),
    },
  ] as const;
  return (
    <section aria-labelledby="only-you" className={styles.private}>
      <h2 id="only-you">{say('Only you see this')}</h2>
      <ul>
        {rows.map(({ part, title, text }) => (
          <li key={part}>
            <PartLink part={part}>
              <span className={patterns.strong}>{title}</span>
              <span className={patterns.muted}>{text}</span>
            </PartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const noLogin = texts('No login yet. With it you see the answers later.');

function HostNote({
  hostName,
  registrationNote,
}: Pick<ReviewScreenProps, 'hostName' | 'registrationNote'>) {
  return (
    <section className={joinClasses(patterns.spread, styles.host)} aria-label={say('Host login')}>
      <p>
        {hostName === null ? (
          say(registrationNote ?? noLogin)
        ) : (
          <>
            {withElements(say('Signed in as {name}.', { name: spot('name') }), {
              name: <strong>{hostName}</strong>,
            })}{' '}
            {say('This invitation will belong to this login.')}
          </>
        )}
      </p>
      <Link className={patterns.link} to={logInPath(addresses.confirm)}>
        {hostName === null ? say('Log in as a Host') : say('Switch host login')}
      </Link>
    </section>
  );
}

/** For a host who has come here by a log-in alone (behaviour 12.22). */
function NothingDrafted() {
  return (
    <section className={patterns.stack3} aria-labelledby="nothing-drafted">
      <h2 id="nothing-drafted">{say('Nothing to save yet')}</h2>
      <div className={patterns.bar}>
        <ButtonLink to={parts.eventName.path} variant="primary">
          {say('Start your invite')}
        </ButtonLink>
        <ButtonLink to={addresses.events}>{say('Your events')}</ButtonLink>
      </div>
    </section>
  );
}
