import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { type PartName, parts } from '#app/features/draft/parts.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import type { DrawSlot } from '#app/features/invitation/card-slots.ts';
import { LazyPreview } from '#app/features/invitation/lazy-preview.tsx';
import { datePassed, hasPassed } from '#app/features/schedule/passed.ts';
import { findReadyLook } from '#app/features/theme/ready-looks.ts';
import { trimText } from '#app/platform/text.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { getLengthHint } from '#app/ui/length-hint.ts';

import { fromReview } from '../frame/steps.ts';

import styles from './editable-card.module.css';

interface EditableCardProps {
  draft: Draft;
  /** While the draft is being saved. */
  disabled: boolean;
}

/** The invitation as guests will see it: each part leads to its step, host and message are typed here (behaviour 11.2). */
export function EditableCard({ draft, disabled }: EditableCardProps) {
  const look = findReadyLook(draft.theme);
  const draw: DrawSlot = (slot, drawn) => {
    switch (slot) {
      case 'title':
        return (
          <Part
            part="eventName"
            drawn={trimText(draft.eventName) ? drawn : null}
            add="Add a name"
          />
        );
      case 'hostedBy':
        return <HostedBy disabled={disabled} />;
      case 'when':
        return (
          <Part part="dateTime" drawn={drawn} add="Add a day">
            {hasPassed(draft) ? <em className={styles.passed}>{datePassed}</em> : null}
          </Part>
        );
      case 'where':
        return <Part part="location" drawn={drawn} add="Add a place" />;
      case 'message':
        return <Message disabled={disabled} />;
      case 'schedule':
        return <Part part="activity" drawn={drawn} add="Add a plan" />;
      case 'type':
        return <Part part="partyType" drawn={drawn} isInline />;
      case 'theme':
        return <Part part="theme" drawn={drawn} isInline />;
    }
  };
  return (
    <div className={styles.card}>
      <Link className={joinClasses(styles.part, styles.look)} to={fromReview('theme')}>
        <Pencil />
        {look ? `Look: ${look.name}` : 'Change the look'}
      </Link>
      <Suspense fallback={<div className={styles.waiting} />}>
        <LazyPreview invitation={draft} draw={draw} />
      </Suspense>
    </div>
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
    <Link className={joinClasses(styles.part, kind)} to={fromReview(part)}>
      {isEmpty ? null : <span className="visually-hidden">{`Edit ${parts[part].label}: `}</span>}
      {isEmpty ? add : drawn}
      {children}
      <Pencil />
    </Link>
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

function HostedBy({ disabled }: Pick<EditableCardProps, 'disabled'>) {
  const [{ hostedBy }, setHosts] = useDraftStep('hostedBy');
  const hint = getLengthHint(hostedBy.length, limits.hostedBy);
  return (
    <label className={styles.typed}>
      <span className={hostedBy === '' ? 'visually-hidden' : undefined}>Hosted by</span>
      <input
        value={hostedBy}
        placeholder="Hosted by…"
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => setHosts({ hostedBy: event.target.value })}
      />
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}

function Message({ disabled }: Pick<EditableCardProps, 'disabled'>) {
  const [{ customMessage }, setMessage] = useDraftStep('message');
  const hint = getLengthHint(customMessage.length, limits.message);
  return (
    <label className={styles.typed}>
      <span className="visually-hidden">Message to your guests</span>
      <textarea
        dir="auto"
        rows={2}
        value={customMessage}
        placeholder="Leave a message for your guests..."
        disabled={disabled}
        onChange={(event) => setMessage({ customMessage: event.target.value })}
      />
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}
