import { useEffect, useRef } from 'react';

import { parts } from '#app/features/draft/parts.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Notice } from '#app/ui/notice.tsx';

import { PartLink } from './part-link.tsx';

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
        {say(message)}{' '}
        {part && parts[part].path !== addresses.confirm ? (
          <PartLink part={part}>
            {say('Go to {screen}', { screen: say(parts[part].label) })}
          </PartLink>
        ) : null}
      </Notice>
    </div>
  );
}
