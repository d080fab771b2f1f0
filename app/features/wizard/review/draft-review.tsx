import { Suspense } from 'react';
import { Link } from 'react-router';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import { noDateYet } from '#app/features/draft/parts/date-time.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import {
  countLabel,
  formatGuestTheme,
  formatGuestTime,
  formatGuestTitle,
  formatGuestType,
} from '#app/features/invitation/facts.ts';
import { LazyPreview } from '#app/features/invitation/lazy-preview.tsx';
import { datePassed, hasPassed } from '#app/features/schedule/passed.ts';
import { sortActivities, formatMinutes } from '#app/features/schedule/rules.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { trimText } from '#app/platform/text.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { type Fact, FactList } from '#app/ui/cards/fact-list.tsx';

import { summarizeSettings } from '../answers/settings-summary.ts';
import { useDraftPlan } from '../frame/plan.ts';
import { answersFromReview } from '../frame/steps.ts';
import { HoursNotice } from '../steps/hours-notice.tsx';
import { Missing, Problems, UnconfirmedLocation } from './review-notices.tsx';

import styles from './draft-review.module.css';

function Timeline({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul>
      {sortActivities(activities).map(({ id, name, time }) => (
        <li key={id}>
          <TimeText>{formatMinutes(time)}</TimeText> · <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

function row(part: PartName, chosen: Fact['value'], fallback: string): Fact {
  const missing = chosen === '' || chosen === null;
  return {
    label: parts[part].label,
    value: missing ? fallback : chosen,
    missing,
    edit: parts[part].path,
  };
}

function When({ draft }: { draft: Draft }) {
  return (
    <>
      <TimeText>{formatGuestTime(draft)}</TimeText>
      {hasPassed(draft) ? <em className={styles.passed}>{datePassed}</em> : null}
    </>
  );
}

function factsOf(draft: Draft): Fact[] {
  const { activities, invitees } = draft;
  const when = formatGuestTime(draft);
  return [
    row('partyType', draft.eventType.join(', '), formatGuestType({ eventType: [] })),
    row('theme', draft.theme.join(', '), formatGuestTheme({ theme: [] })),
    row('dateTime', when === '' ? '' : <When draft={draft} />, noDateYet),
    row('location', trimText(draft.location), 'No location yet'),
    row('message', draft.customMessage.trim(), 'No message yet'),
    row('hostedBy', draft.hostedBy, 'No name yet'),
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
    {
      label: parts.answers.label,
      value: summarizeSettings(draft.answerSettings).join(' · '),
      edit: answersFromReview,
    },
  ];
}

export function DraftReview({ draft }: { draft: Draft }) {
  const title = trimText(draft.eventName);
  const plan = useDraftPlan();
  return (
    <>
      <Problems draft={draft} />
      <Missing draft={draft} />
      <UnconfirmedLocation />
      <HoursNotice plan={plan} schedule={draft} />
      <Suspense fallback={<div className={styles.preview} />}>
        <LazyPreview invitation={draft} />
      </Suspense>
      <Card className={styles.invitation}>
        <header className={styles.head}>
          <h2 className={styles.title} data-long={title.length > 48}>
            {formatGuestTitle({ eventName: title })}
          </h2>
          <Link to={parts.eventName.path} aria-label={title ? 'Edit event name' : undefined}>
            {title ? 'Edit' : 'Add a name'}
          </Link>
        </header>
        <FactList facts={factsOf(draft)} />
      </Card>
      <p className={styles.note}>The list of invitees is for you alone: guests never see it.</p>
    </>
  );
}
