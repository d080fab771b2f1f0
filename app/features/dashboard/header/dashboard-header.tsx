import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath, getPreviewPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { undecided } from '../dashboard-parts.tsx';
import { EditButton } from '../inline-edit/edit-button.tsx';
import { InlineEditor } from '../inline-edit/inline-editor.tsx';
import type { InlineEdit } from '../inline-edit/use-inline-edit.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import type { HostView } from '../views.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './dashboard-header.module.css';

interface DashboardHeaderProps {
  view: HostView;
  edit: InlineEdit;
  logIn: string;
  /** Beside the title in a wide window. */
  actions: ReactNode;
}

const nextDay = ' the next day';

/** A phone leaves out what the hours say as well. */
function Times({ time }: { time: string }) {
  const isNextDay = time.endsWith(nextDay);
  return (
    <>
      <TimeText>
        {(isNextDay ? time.slice(0, -nextDay.length) : time) || say(undecided.time)}
      </TimeText>
      {isNextDay ? <span className={styles.roomy}>{nextDay}</span> : null}
    </>
  );
}

const sayToday = ({ isTonight }: HostView) =>
  isTonight
    ? say('Tonight, {time}', { time: spot('time') })
    : say('Today, {time}', { time: spot('time') });

function Facts({ view }: { view: HostView }) {
  const dateStep = editPath('dateTime', view.id);
  const isOn = view.season === 'today';
  const date = (
    <li>
      <Link to={dateStep}>{view.date || say(undecided.date)}</Link>
    </li>
  );
  const times = (
    <Link to={dateStep}>
      <Times time={view.time} />
    </Link>
  );
  return (
    <ul className={joinClasses(patterns.muted, styles.facts)}>
      {isOn ? null : date}
      <li className={isOn ? styles.now : undefined}>
        {isOn ? withElements(sayToday(view), { time: times }) : times}
      </li>
      {isOn ? date : null}
      <li className={styles.place}>
        <Link to={editPath('location', view.id)} dir="auto">
          {view.location || say(undecided.location)}
        </Link>
      </li>
      {view.season === 'closed' ? <li className={styles.state}>{say('Answers closed')}</li> : null}
    </ul>
  );
}

/** What a host does most often with an event that takes place (behaviour 18.36). */
export function EventActions({ view, guestLink }: { view: HostView; guestLink: string }) {
  const preview = (
    <ButtonLink to={getPreviewPath(view.id)} reloadDocument>
      {say('Preview Invite')}
    </ButtonLink>
  );
  return (
    <div className={joinClasses(patterns.offPaper, styles.actions)}>
      {view.isCanceled ? null : <ShareButton title={view.title} guestLink={guestLink} />}
      {view.isCanceled || view.season === 'past' ? null : (
        <ButtonLink to={getAddGuestsPath(view.id)}>{say('Add guests')}</ButtonLink>
      )}
      {preview}
    </div>
  );
}

/** Title and facts of an event (behaviour 18.36). */
export function DashboardHeader({ view, edit, logIn, actions }: DashboardHeaderProps) {
  const editing = edit.mode === 'eventName';
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.named}>
          <h1
            className={editing ? 'visually-hidden' : styles.title}
            data-long={view.title.length > 48}
          >
            {view.title}
          </h1>
          <EditButton
            edit={edit}
            part="eventName"
            className={joinClasses(patterns.offPaper, styles.edit)}
          >
            {say('Edit title')}
          </EditButton>
        </div>
        {editing ? (
          <InlineEditor
            edit={edit}
            label={say('Event title')}
            hint={say('{length, number}/{max, number} characters', {
              length: edit.text.length,
              max: limits.titleMax,
            })}
            logIn={logIn}
          />
        ) : null}
      </div>
      <div className={styles.wide}>{actions}</div>
      <Facts view={view} />
    </header>
  );
}
