import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import type { PartName } from '#app/features/draft/parts.ts';
import { MapPanel } from '#app/features/place/map/map-panel.tsx';
import { PlacePreview } from '#app/features/place/map/place-preview.tsx';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { cutText } from '#app/platform/cut-text.ts';
import { getPictureScreenPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';
import { type Fact, FactList } from '#app/ui/cards/fact-list.tsx';
import { Fold } from '#app/ui/cards/fold.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { getLengthHint } from '#app/ui/length-hint.ts';

import { EditButton } from './inline-edit/edit-button.tsx';
import { InlineEditor } from './inline-edit/inline-editor.tsx';
import type { InlineEdit } from './inline-edit/use-inline-edit.ts';
import type { HostView } from './views.ts';

import linkList from '#app/ui/cards/link-list.module.css';
import patterns from '#app/ui/patterns.module.css';
import styles from './dashboard-parts.module.css';

interface EditableCardProps {
  view: HostView;
  edit: InlineEdit;
  logIn: string;
}

export const undecided = {
  date: 'Date to be decided',
  time: 'Time to be decided',
  location: 'Location to be decided',
} as const;

function fact(label: string, value: Fact['value'], fallback: string): Fact {
  return { label, value: value || fallback, missing: value === '' };
}

export function EventSnapshot({ view }: { view: HostView }) {
  const time = view.time && view.timeZone ? `${view.time} (${view.timeZone})` : view.time;
  return (
    <Fold title="Event Snapshot" value={view.eventType || 'Not specified'}>
      <FactList
        facts={[
          fact('Event type', view.eventType, 'Not specified'),
          fact('Theme', view.theme, 'No theme selected'),
          fact('Guests added', view.inviteeCount.toLocaleString('en'), '0'),
          fact('Date', view.date, undecided.date),
          fact('Time', time && <TimeText>{time}</TimeText>, undecided.time),
        ]}
      />
    </Fold>
  );
}

export function LocationCard({ view, edit, logIn }: EditableCardProps) {
  const { location } = view;
  return (
    <Fold
      title="Location & Map"
      value={location || undecided.location}
      aside={
        <EditButton edit={edit} part="location">
          Edit location
        </EditButton>
      }
    >
      {edit.mode === 'location' ? (
        <InlineEditor edit={edit} label="Location" logIn={logIn} />
      ) : location ? (
        <p className={patterns.typed}>{location}</p>
      ) : null}
      {location ? (
        <PlacePreview place={view} />
      ) : (
        <div className={styles.noMap}>
          <MapPanel>Add a location to preview it on the map.</MapPanel>
        </div>
      )}
      {location && view.lat === null ? (
        <p className={patterns.muted}>
          There is no map of this address yet.{' '}
          <Link to={editPath('location', view.id)}>Set the point on the map</Link> so that your
          guests see where it is.
        </p>
      ) : null}
      {location && !view.showMap ? (
        <p className={patterns.muted}>Your guests get no map, only the address and directions.</p>
      ) : null}
    </Fold>
  );
}

export function MessageCard({ view, edit, logIn }: EditableCardProps) {
  const { customMessage } = view;
  return (
    <Fold
      title="Host Message"
      value={customMessage.trim() === '' ? 'None' : `“${cutText(customMessage.trim(), 60)}”`}
      aside={
        <EditButton edit={edit} part="message">
          Edit message
        </EditButton>
      }
    >
      {edit.mode === 'message' ? (
        <InlineEditor
          edit={edit}
          label="Message to your guests"
          hint={getLengthHint(edit.text.length, limits.message)}
          multiline
          logIn={logIn}
        />
      ) : customMessage.trim() ? (
        <p className={patterns.typed}>{customMessage}</p>
      ) : (
        <EmptyState of="message">
          <p>Add a custom note for your guests.</p>
        </EmptyState>
      )}
      <HostedBy view={view} edit={edit} logIn={logIn} />
    </Fold>
  );
}

function HostedBy({ view: { hostedBy }, edit, logIn }: EditableCardProps) {
  if (edit.mode === 'hostedBy') {
    const hint = getLengthHint(edit.text.length, limits.hostedBy);
    return <InlineEditor edit={edit} label="Hosted by" hint={hint} logIn={logIn} />;
  }
  return (
    <div className={joinClasses(patterns.spread, styles.hosts)}>
      <p className={hostedBy ? patterns.typed : patterns.muted}>
        {hostedBy ? (
          <>
            Hosted by <bdi>{hostedBy}</bdi>
          </>
        ) : (
          'Your guests see no host’s name yet.'
        )}
      </p>
      <EditButton edit={edit} part="hostedBy">
        {hostedBy ? 'Edit hosts' : 'Add hosts'}
      </EditButton>
    </div>
  );
}

function describeTimeline(timeline: HostView['timeline']): string {
  const first = timeline.find(({ time }) => time !== 'TBD');
  if (timeline.length === 0) return 'None';
  const count = countLabel(timeline.length, 'activity', 'activities');
  return first ? `${count}, from ${first.time}` : count;
}

export function Timeline({ view: { id: inviteId, timeline } }: { view: HostView }) {
  return (
    <Fold title="Timeline" value={describeTimeline(timeline)}>
      {timeline.length === 0 ? (
        <EmptyState of="activities">
          <p>No activities scheduled yet. Add them on the Activities page.</p>
          <ButtonLink to={editPath('activity', inviteId)}>Add activities</ButtonLink>
        </EmptyState>
      ) : (
        <ol className={styles.timeline}>
          {timeline.map(({ key, name, time }) => (
            <li key={key}>
              <span className={styles.time}>{time}</span> <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      )}
    </Fold>
  );
}

const quickLinks: [PartName, string][] = [
  ['eventName', 'Edit event name'],
  ['dateTime', 'Edit date & time'],
  ['location', 'Edit location'],
  ['invitee', 'Manage invitees'],
  ['activity', 'Edit activities'],
  ['partyType', 'Edit type'],
  ['theme', 'Edit theme'],
  ['answers', 'Answer settings'],
];

function QuickLinkList({ inviteId }: { inviteId: string }) {
  return (
    <ul className={linkList.links}>
      {quickLinks.map(([part, label]) => (
        <li key={part}>
          <Link to={editPath(part, inviteId)}>{label}</Link>
        </li>
      ))}
      <li>
        <Link to={getPictureScreenPath(inviteId)}>Edit picture</Link>
      </li>
    </ul>
  );
}

export function QuickLinks({ inviteId }: { inviteId: string }) {
  return (
    <Fold title="Quick Links" paper="none" value="Edit event name, date & time …">
      <QuickLinkList inviteId={inviteId} />
    </Fold>
  );
}
