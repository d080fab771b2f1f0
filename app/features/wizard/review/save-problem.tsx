import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { parts } from '#app/features/draft/parts.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import * as addresses from '#app/platform/addresses.ts';
import { Notice } from '#app/ui/notice.tsx';

import { fromReview } from '../frame/steps.ts';

/** Scrolls into view, because on a phone the buttons at the bottom would cover it. */
export function SaveProblem({ message, part }: Extract<SaveReply, { ok: false }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="bad">
        {message}{' '}
        {part && parts[part].path !== addresses.confirm ? (
          <Link to={fromReview(part)}>Go to {parts[part].label}</Link>
        ) : null}
      </Notice>
    </div>
  );
}
