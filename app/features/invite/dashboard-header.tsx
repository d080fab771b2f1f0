import { href } from 'react-router';

import { limits } from '#app/features/draft/schema.ts';
import { clearDraft } from '#app/features/draft/storage.client.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PostButton } from '#app/ui/post-button.tsx';

import { EditButton } from './dashboard-card.tsx';
import { undecided } from './dashboard-parts.tsx';
import { copyText } from './guest-link.tsx';
import { InlineEditor } from './inline-editor.tsx';
import { guestPath } from './links.ts';
import type { InlineEdit } from './use-inline-edit.ts';
import type { HostView } from './views.ts';

import styles from './dashboard.module.css';

/** Copies this event's link and empties the draft before the host is signed out (spec §2). */
function CreateNewEvent({ guestLink }: { guestLink: string }) {
  const startOver = async () => {
    await copyText(guestLink);
    clearDraft();
  };
  return (
    <PostButton action={href('/logOut')} fields={{ redirect: href('/') }} before={startOver}>
      Create New Event
    </PostButton>
  );
}

interface DashboardHeaderProps {
  view: HostView;
  edit: InlineEdit;
  logIn: string;
  guestLink: string;
}

/** What the event is called, when and where, and what can be done with it. */
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
      <ul className={styles.facts}>
        <li>{view.date || undecided.date}</li>
        <li>{view.time || undecided.time}</li>
        <li>{view.location || undecided.location}</li>
      </ul>
      <div className={styles.actions}>
        {editing ? null : (
          <EditButton edit={edit} part="eventName" look="secondary">
            Edit title
          </EditButton>
        )}
        <ButtonLink to={guestPath(view.id)} reloadDocument>
          Preview Invite
        </ButtonLink>
        <CreateNewEvent guestLink={guestLink} />
      </div>
    </header>
  );
}
