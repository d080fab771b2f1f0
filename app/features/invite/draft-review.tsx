import { Fragment, Suspense } from 'react';
import { Link } from 'react-router';

import type { Draft } from '#app/features/draft/schema.ts';
import { sortActivities, timeLabel } from '#app/features/schedule/rules.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import { trimText } from '#app/platform/text.ts';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { type Fact, FactList } from './fact-list.tsx';
import { countLabel, guestTheme, guestTime, guestTitle, guestType } from './facts.ts';
import { LazyPreview } from './lazy-preview.tsx';
import { stepLabels, stepPaths } from './links.ts';
import { missingParts, parseDraft } from './rules.ts';

import styles from './draft-review.module.css';

function Timeline({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul>
      {sortActivities(activities).map(({ id, name, time }) => (
        <li key={id}>
          {timeLabel(time)} · <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** A row of the review: what was chosen, or the words that say that nothing was. */
function row(part: keyof typeof stepPaths, chosen: Fact['value'], fallback: string): Fact {
  const missing = chosen === '' || chosen === null;
  return {
    label: stepLabels[part],
    value: missing ? fallback : chosen,
    missing,
    edit: stepPaths[part],
  };
}

function factsOf(draft: Draft): Fact[] {
  const { activities, invitees } = draft;
  return [
    row('partyType', draft.eventType.join(', '), guestType({ eventType: [] })),
    row('theme', draft.theme.join(', '), guestTheme({ theme: [] })),
    row('dateTime', guestTime(draft), 'No date yet'),
    row('location', trimText(draft.location), 'No location yet'),
    row('message', draft.customMessage.trim(), 'No message yet'),
    row(
      'activity',
      activities.length > 0 ? <Timeline activities={activities} /> : null,
      'No activities yet',
    ),
    row(
      'invitee',
      invitees.length > 0 ? countLabel(invitees.length, 'invitee') : null,
      'Nobody invited yet',
    ),
  ];
}

function Missing({ draft }: { draft: Draft }) {
  const missing = missingParts(draft);
  if (missing.length === 0) return null;
  const named = missing.some(({ part }) => part === 'eventName');
  return (
    <Notice>
      Still missing:{' '}
      {missing.map(({ part, noun }, index) => (
        <Fragment key={noun}>
          {index === 0 ? '' : index === missing.length - 1 ? ' and ' : ', '}
          <Link to={stepPaths[part]}>{noun}</Link>
        </Fragment>
      ))}
      .{' '}
      {named
        ? 'Only the name is needed to save; the rest can follow.'
        : 'You can save without, and add more later.'}
    </Notice>
  );
}

function Problems({ draft }: { draft: Draft }) {
  const parsed = parseDraft(draft);
  const problems = parsed.ok ? [] : parsed.error;
  return problems
    .filter(
      ({ part }) => part !== null && (part !== 'eventName' || trimText(draft.eventName) !== ''),
    )
    .map(({ part, message }) => (
      <Notice key={part} tone="bad">
        {message} {part ? <Link to={stepPaths[part]}>Go to {stepLabels[part]}</Link> : null}
      </Notice>
    ));
}

/** The whole draft at a glance as a guest will see it, and what it still lacks (decisions §4). */
export function DraftReview({ draft }: { draft: Draft }) {
  const title = trimText(draft.eventName);
  return (
    <>
      <Problems draft={draft} />
      <Missing draft={draft} />
      <Suspense fallback={<div className={styles.preview} />}>
        <LazyPreview invitation={draft} />
      </Suspense>
      <Card className={styles.invitation}>
        <header className={styles.head}>
          <h2 className={styles.title} data-long={title.length > 48}>
            {guestTitle({ eventName: title })}
          </h2>
          <Link to={stepPaths.eventName} aria-label={title ? 'Edit event name' : undefined}>
            {title ? 'Edit' : 'Add a name'}
          </Link>
        </header>
        <FactList facts={factsOf(draft)} />
      </Card>
      <p className={styles.note}>The list of invitees is for you alone: guests never see it.</p>
    </>
  );
}
