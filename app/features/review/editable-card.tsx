import { type ReactNode, Suspense, memo, useDeferredValue } from 'react';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Typed } from '#app/features/invitation/card-part.ts';
import type { DrawSlot } from '#app/features/invitation/card-slots.ts';
import { datePassed, hasPassed } from '#app/features/schedule/passed.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import { findReadyLook } from '#app/features/theme/ready-looks.ts';
import { DraftPreview } from '#app/features/wizard/frame/draft-preview.tsx';
import { markLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import { PartLink } from './part-link.tsx';
import { PlainCard } from './plain-card.tsx';
import { HostedBy, Message } from './typed-on-card.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

import styles from './editable-card.module.css';

interface EditableCardProps {
  draft: Draft;
  /** Activities that stand in the fields of an open form. */
  typed: readonly Activity[];
  /** While the draft is being saved. */
  disabled: boolean;
}

/** The invitation as guests will see it: each part opens its form, host and message are typed here (behaviour 11.2). */
export function EditableCard({ draft, typed, disabled }: EditableCardProps) {
  // Deferred, so that typing stays fast.
  const drawn = useDeferredValue(draft);
  return <DrawnCard draft={drawn} typed={useDeferredValue(typed)} disabled={disabled} />;
}

const DrawnCard = memo(function DrawnCard({ draft, typed, disabled }: EditableCardProps) {
  const look = findReadyLook(draft.theme);
  const draw: DrawSlot = (slot, drawn) => {
    switch (slot) {
      case 'title':
        return (
          <Part
            part="eventName"
            drawn={trimText(draft.eventName) ? drawn : null}
            add={say('Add a name')}
          />
        );
      case 'hostedBy':
        return <HostedBy disabled={disabled} />;
      case 'when':
        return (
          <Part part="dateTime" drawn={drawn} add={say('Add a day')}>
            {hasPassed(draft) ? <em className={styles.passed}>{say(datePassed)}</em> : null}
          </Part>
        );
      case 'where':
        return <Part part="location" drawn={drawn} add={say('Add a place')} />;
      case 'message':
        return <Message disabled={disabled} />;
      case 'schedule':
        return <Part part="activity" drawn={drawn} add={say('Add a plan')} />;
      case 'type':
        return <Part part="partyType" drawn={drawn} isInline />;
      case 'theme':
        return <Part part="theme" drawn={drawn} isInline />;
    }
  };
  return (
    <div className={styles.card}>
      <PartLink part="theme" className={joinClasses(styles.part, styles.look)}>
        <Pencil />
        {look ? say('Look: {look}', { look: say(look.name) }) : say('Change the look')}
      </PartLink>
      <Drawing draft={draft} typed={{ activities: typed }} draw={draw} />
    </div>
  );
});

function Drawing({ draft, ...drawing }: { draft: Draft; typed: Typed; draw: DrawSlot }) {
  const waiting = <WaitingSheet title={draft.eventName} />;
  const instead = <PlainCard draft={draft} draw={drawing.draw} />;
  return (
    <Suspense fallback={waiting}>
      <DraftPreview draft={draft} {...drawing} {...{ waiting, instead }} />
    </Suspense>
  );
}

interface PartProps {
  part: PartName;
  /** Null where the part is empty. */
  drawn: ReactNode;
  add?: string;
  isInline?: boolean;
  children?: ReactNode;
}

function Part({ part, drawn, add, isInline, children }: PartProps) {
  const isEmpty = drawn === null;
  const kind = isEmpty ? styles.empty : isInline && styles.inline;
  return (
    <PartLink part={part} className={joinClasses(styles.part, kind)}>
      {isEmpty ? null : (
        <bdi className="visually-hidden" {...markLanguage(getLanguage())}>
          {`${say('Edit {part}:', { part: say(parts[part].label) })} `}
        </bdi>
      )}
      {isEmpty ? <bdi {...markLanguage(getLanguage())}>{add}</bdi> : drawn}
      {children}
      <Pencil />
    </PartLink>
  );
}

function Pencil() {
  return (
    <span className={styles.pencil} aria-hidden="true">
      <LineIcon>
        <path d="m3.5 14.5.7-3.2 7.6-7.6 2.5 2.5-7.6 7.6Z" />
      </LineIcon>
    </span>
  );
}
