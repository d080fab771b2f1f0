import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { getAddGuestsPath, getPreviewPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { undecided } from '../dashboard-parts.tsx';
import { EditButton } from '../inline-edit/edit-button.tsx';
import { InlineEditor } from '../inline-edit/inline-editor.tsx';
import type { InlineEdit } from '../inline-edit/use-inline-edit.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import type { HostView } from '../views.ts';
import { MoreActions } from './more-actions.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './dashboard-header.module.css';

interface DashboardHeaderProps {
  view: HostView;
  isPast: boolean;
  edit: InlineEdit;
  logIn: string;
  guestLink: string;
}

/** The event's state in a word or two; null while it takes answers. */
function nameState({ isCanceled, answering }: HostView, isPast: boolean): string | null {
  if (isCanceled) return 'Canceled';
  if (isPast) return 'Ended';
  return answering === 'closed' || answering === 'tooLate' ? 'Answers closed' : null;
}

function Facts({ view }: { view: HostView }) {
  const dateStep = editPath('dateTime', view.id);
  return (
    <ul className={joinClasses(patterns.muted, styles.facts)}>
      <li>
        <Link to={dateStep}>{view.date || undecided.date}</Link>
      </li>
      <li>
        <Link to={dateStep}>
          <TimeText>{view.time || undecided.time}</TimeText>
        </Link>
      </li>
      <li>{view.location || undecided.location}</li>
    </ul>
  );
}

/** Title, facts and state of an event, and the host's actions (behaviour 18.36). */
export function DashboardHeader({ view, isPast, edit, logIn, guestLink }: DashboardHeaderProps) {
  const editing = edit.mode === 'eventName';
  const state = nameState(view, isPast);
  return (
    <header className={patterns.stack4}>
      <div className={patterns.stack2}>
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
            Edit title
          </EditButton>
        </div>
        {editing ? (
          <InlineEditor
            edit={edit}
            label="Event title"
            hint={`${edit.text.length}/${limits.titleMax} characters`}
            logIn={logIn}
          />
        ) : null}
        <Facts view={view} />
        {state === null ? null : (
          <p className={styles.state} data-bad={view.isCanceled}>
            {state}
          </p>
        )}
      </div>
      <div className={joinClasses(patterns.offPaper, styles.actions)}>
        <ShareButton title={view.title} guestLink={guestLink} />
        <ButtonLink to={getAddGuestsPath(view.id)}>Add guests</ButtonLink>
        <ButtonLink to={getPreviewPath(view.id)} reloadDocument>
          Preview Invite
        </ButtonLink>
        <MoreActions inviteId={view.id} isCanceled={view.isCanceled} />
      </div>
    </header>
  );
}
