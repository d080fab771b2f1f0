import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { editPath } from '#app/features/draft/part-paths.ts';
import { MapPanel } from '#app/features/place/map/map-panel.tsx';
import { PlacePreview } from '#app/features/place/map/place-preview.tsx';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { cutText } from '#app/platform/cut-text.ts';
import { say, sayNumber, texts } from '#app/platform/language/say.ts';
import { getPictureScreenPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';
import { type Fact, FactList } from '#app/ui/cards/fact-list.tsx';
import { Fold } from '#app/ui/cards/fold.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { getLengthHint } from '#app/ui/text/length-hint.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { EditButton } from './inline-edit/edit-button.tsx';
import { InlineEditor } from './inline-edit/inline-editor.tsx';
import type { InlineEdit } from './inline-edit/use-inline-edit.ts';
import { quickLinks, quickParts } from './quick-links.ts';
import type { HostView } from './views.ts';

import linkList from '#app/ui/cards/link-list.module.css';
import patterns from '#app/ui/patterns.module.css';
import styles from './dashboard-parts.module.css';

interface EditableCardProps {
  view: HostView;
  edit: InlineEdit;
  logIn: string;
}

export const undecided = texts({
  date: 'Date to be decided',
  time: 'Time to be decided',
  location: 'Location to be decided',
});

const { untimed } = texts({ untimed: 'TBD' });

function fact(label: string, value: Fact['value'], fallback: string): Fact {
  return { label, value: value || fallback, missing: value === '' };
}

export function EventSnapshot({ view }: { view: HostView }) {
  const time = view.time && view.timeZone ? `${view.time} (${view.timeZone})` : view.time;
  return (
    <Fold title={say('Event Snapshot')} value={view.eventType || say('Not specified')}>
      <FactList
        facts={[
          fact(say('Event type'), view.eventType, say('Not specified')),
          fact(say('Theme'), view.theme, say('No theme selected')),
          fact(say('Guests added'), sayNumber(view.inviteeCount), '0'),
          fact(say('Date'), view.date, say(undecided.date)),
          fact(say('Time'), time && <TimeText>{time}</TimeText>, say(undecided.time)),
        ]}
      />
    </Fold>
  );
}

export function LocationCard({ view, edit, logIn }: EditableCardProps) {
  const { location } = view;
  return (
    <Fold
      title={say('Location & Map')}
      value={location || say(undecided.location)}
      aside={
        <EditButton edit={edit} part="location">
          {say('Edit location')}
        </EditButton>
      }
    >
      {edit.mode === 'location' ? (
        <InlineEditor edit={edit} label={say('Location')} logIn={logIn} />
      ) : location ? (
        <p className={patterns.typed}>{location}</p>
      ) : null}
      {location ? (
        <PlacePreview place={view} />
      ) : (
        <div className={styles.noMap}>
          <MapPanel label={say('Map')}>{say('Add a location to preview it on the map.')}</MapPanel>
        </div>
      )}
      {location && view.lat === null ? (
        <p className={patterns.muted}>
          {say('There is no map of this address yet.')}{' '}
          {withElements(
            say('{link} so that your guests see where it is.', { link: spot('link') }),
            {
              link: (
                <Link to={editPath('location', view.id)}>{say('Set the point on the map')}</Link>
              ),
            },
          )}
        </p>
      ) : null}
      {location && !view.showMap ? (
        <p className={patterns.muted}>
          {say('Your guests get no map, only the address and directions.')}
        </p>
      ) : null}
    </Fold>
  );
}

export function MessageCard({ view, edit, logIn }: EditableCardProps) {
  const { customMessage } = view;
  const start = cutText(customMessage.trim(), 60);
  return (
    <Fold
      title={say('Host Message')}
      value={start === '' ? say('None¦message') : say('“{text}”', { text: start })}
      aside={
        <EditButton edit={edit} part="message">
          {say('Edit message')}
        </EditButton>
      }
    >
      {edit.mode === 'message' ? (
        <InlineEditor
          edit={edit}
          label={say('Message to your guests')}
          hint={getLengthHint(edit.text.length, limits.message)}
          multiline
          logIn={logIn}
        />
      ) : customMessage.trim() ? (
        <p className={patterns.typed}>{customMessage}</p>
      ) : (
        <EmptyState of="message">
          <p>{say('Add a custom note for your guests.')}</p>
        </EmptyState>
      )}
      <HostedBy view={view} edit={edit} logIn={logIn} />
    </Fold>
  );
}

function HostedBy({ view: { hostedBy }, edit, logIn }: EditableCardProps) {
  if (edit.mode === 'hostedBy') {
    const hint = getLengthHint(edit.text.length, limits.hostedBy);
    return <InlineEditor edit={edit} label={say('Hosted by')} hint={hint} logIn={logIn} />;
  }
  return (
    <div className={joinClasses(patterns.spread, styles.hosts)}>
      <p className={hostedBy ? patterns.typed : patterns.muted}>
        {hostedBy
          ? withElements(say('Hosted by {hosts}', { hosts: spot('hosts') }), {
              hosts: <bdi>{hostedBy}</bdi>,
            })
          : say('Your guests see no host’s name yet.')}
      </p>
      <EditButton edit={edit} part="hostedBy">
        {hostedBy ? say('Edit hosts') : say('Add hosts')}
      </EditButton>
    </div>
  );
}

function describeTimeline(timeline: HostView['timeline']): string {
  const first = timeline.find(({ time }) => time !== untimed);
  const count = timeline.length;
  if (count === 0) return say('None¦activities');
  return first
    ? say('{count, plural, one {# activity, from {time}} other {# activities, from {time}}}', {
        count,
        time: first.time,
      })
    : say('{count, plural, one {# activity} other {# activities}}', { count });
}

export function Timeline({ view: { id: inviteId, timeline } }: { view: HostView }) {
  return (
    <Fold title={say('Timeline')} value={describeTimeline(timeline)}>
      {timeline.length === 0 ? (
        <EmptyState of="activities">
          <p>{say('No activities scheduled yet. Add them on the Activities page.')}</p>
          <ButtonLink to={editPath('activity', inviteId)}>{say('Add activities')}</ButtonLink>
        </EmptyState>
      ) : (
        <ol className={styles.timeline}>
          {timeline.map(({ key, name, time }) => (
            <li key={key}>
              <span className={styles.time}>{time === untimed ? say(untimed) : time}</span>{' '}
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      )}
    </Fold>
  );
}

function QuickLinkList({ inviteId }: { inviteId: string }) {
  return (
    <ul className={linkList.links}>
      {quickParts.map((part) => (
        <li key={part}>
          <Link to={editPath(part, inviteId)}>{say(quickLinks[part])}</Link>
        </li>
      ))}
      <li>
        <Link to={editPath('answers', inviteId)}>{say('Answer settings')}</Link>
      </li>
      <li>
        <Link to={getPictureScreenPath(inviteId)}>{say('Edit picture')}</Link>
      </li>
    </ul>
  );
}

export function QuickLinks({ inviteId }: { inviteId: string }) {
  return (
    <Fold title={say('Quick Links')} paper="none" value={say('Edit event name, date & time …')}>
      <QuickLinkList inviteId={inviteId} />
    </Fold>
  );
}
