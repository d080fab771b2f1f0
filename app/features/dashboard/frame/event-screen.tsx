import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';

import { EventPage } from './event-page.tsx';
import { WrongHost } from './invite-problem.tsx';
import type { SectionName } from './section-row.tsx';

interface EventScreenProps<View> {
  /** The loader's data; without a frame for a host who has no role in the event. */
  loaded: { hostName: string; frame: EventFrame | null; view: View | null };
  /** Absent for a screen that draws its page by itself. */
  section?: SectionName;
  windowTitle?: string | ((view: View) => string);
  within?: (view: View) => NonNullable<ComponentProps<typeof EventPage>['within']>;
  /** Shown when the address names nothing in the event. */
  missing?: ReactNode;
  children: (shown: { frame: EventFrame; view: View }) => ReactNode;
}

/** A screen of an event (behaviour 39.1), or the page for another host. */
export function EventScreen<View>({ loaded, section, ...props }: EventScreenProps<View>) {
  const { inviteId = '' } = useParams();
  const { hostName, frame, view } = loaded;
  if (!frame) return <WrongHost hostName={hostName} inviteId={inviteId} />;
  if (view === null) return props.missing;
  const { windowTitle, within, children } = props;
  const content = children({ frame, view });
  if (section === undefined) return content;
  const title = typeof windowTitle === 'function' ? windowTitle(view) : windowTitle;
  return (
    <EventPage
      frame={frame}
      section={section}
      {...(title !== undefined && { windowTitle: title })}
      {...(within && { within: within(view) })}
    >
      {content}
    </EventPage>
  );
}
