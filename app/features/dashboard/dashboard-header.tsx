import { limits } from '#app/features/draft/limits.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { getAddGuestsPath, getPreviewPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

import { EditButton } from './dashboard-card.tsx';
import { undecided } from './dashboard-parts.tsx';
import { InlineEditor } from './inline-edit/inline-editor.tsx';
import type { InlineEdit } from './inline-edit/use-inline-edit.ts';
import { ShareButton } from './sharing/share-button.tsx';
import type { HostView } from './views.ts';

import styles from './dashboard.module.css';

interface DashboardHeaderProps {
  view: HostView;
  edit: InlineEdit;
  logIn: string;
  guestLink: string;
}

/** The event's title, date and place, and what the host can do with it. */
export function DashboardHeader({ view, edit, logIn, guestLink }: DashboardHeaderProps) {
  const editing = edit.mode === 'eventName';
  return (
    <header className={styles.header}>
      <h1 className={editing ? 'visually-hidden' : styles.title} data-long={view.title.length > 48}>
        {view.title}
      </h1>
      {editing ? (
        <InlineEditor
          edit={edit}
          label="Event title"
          hint={`${edit.text.length}/${limits.titleMax} characters`}
          logIn={logIn}
        />
      ) : null}
      {view.isCanceled ? <p className={styles.state}>Canceled</p> : null}
      <ul className={styles.facts}>
        <li>{view.date || undecided.date}</li>
        <li>
          <TimeText>{view.time || undecided.time}</TimeText>
        </li>
        <li>{view.location || undecided.location}</li>
      </ul>
      <div className={styles.actions}>
        <ShareButton title={view.title} guestLink={guestLink} />
        <ButtonLink to={getAddGuestsPath(view.id)}>Add guests</ButtonLink>
        {editing ? null : (
          <EditButton edit={edit} part="eventName" variant="secondary">
            Edit title
          </EditButton>
        )}
        <ButtonLink to={getPreviewPath(view.id)} reloadDocument>
          Preview Invite
        </ButtonLink>
      </div>
    </header>
  );
}
