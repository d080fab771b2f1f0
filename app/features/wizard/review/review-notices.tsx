import { Fragment } from 'react';
import { Link } from 'react-router';

import { parts } from '#app/features/draft/parts.ts';
import { hasUnconfirmedText } from '#app/features/draft/parts/location.ts';
import { findMissing, parseDraft } from '#app/features/draft/rules.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { trimText } from '#app/platform/text.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Typed text would be lost, because another address is selected (behaviour 11.6). */
export function UnconfirmedLocation() {
  const [location] = useDraftStep('location');
  if (location.location === '' || !hasUnconfirmedText(location)) return null;
  return (
    <Notice>
      You typed “<bdi>{trimText(location.typed)}</bdi>”, but another location is selected.{' '}
      <Link to={parts.location.path}>Go to {parts.location.label}</Link>
    </Notice>
  );
}

export function Missing({ draft }: { draft: Draft }) {
  const missing = findMissing(draft);
  if (missing.length === 0) return null;
  const named = missing.some(({ part }) => part === 'eventName');
  return (
    <Notice>
      Still missing:{' '}
      {missing.map(({ part, noun }, index) => (
        <Fragment key={noun}>
          {index === 0 ? '' : index === missing.length - 1 ? ' and ' : ', '}
          <Link to={parts[part].path}>{noun}</Link>
        </Fragment>
      ))}
      .{' '}
      {named
        ? 'Only the name is needed to save; the rest can follow.'
        : 'You can save without, and add more later.'}
    </Notice>
  );
}

export function Problems({ draft }: { draft: Draft }) {
  const parsed = parseDraft(draft);
  const problems = parsed.ok ? [] : parsed.error;
  return problems
    .filter(
      ({ part }) => part !== null && (part !== 'eventName' || trimText(draft.eventName) !== ''),
    )
    .map(({ part, message }) => (
      <Notice key={part} tone="bad">
        {message} {part ? <Link to={parts[part].path}>Go to {parts[part].label}</Link> : null}
      </Notice>
    ));
}
