import { type PartName, parts } from '#app/features/draft/parts.ts';
import { hasUnconfirmedText } from '#app/features/draft/parts/location.ts';
import { parseDraft } from '#app/features/draft/rules.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { PartLink } from './part-link.tsx';

/** Typed text would be lost, because another address is selected (behaviour 11.6). */
export function UnconfirmedLocation() {
  const [location] = useDraftStep('location');
  if (location.location === '' || !hasUnconfirmedText(location)) return null;
  return (
    <Notice>
      {withElements(
        say('You typed “{text}”, but another location is selected.', { text: spot('text') }),
        { text: <bdi>{trimText(location.typed)}</bdi> },
      )}{' '}
      <PartLink part="location">
        {say('Go to {screen}', { screen: say(parts.location.label) })}
      </PartLink>
    </Notice>
  );
}

/** It would be lost with the save (behaviour 11.15). */
export function OpenActivity({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <Notice>
      {withElements(say('“{name}” is not in the plan yet.', { name: spot('name') }), {
        name: <bdi>{text}</bdi>,
      })}{' '}
      <PartLink part="activity">
        {say('Go to {screen}', { screen: say(parts.activity.label) })}
      </PartLink>
    </Notice>
  );
}

/** `said` is the part that another sentence names. */
export function Problems({ draft, said }: { draft: Draft; said: PartName | null | undefined }) {
  const parsed = parseDraft(draft);
  const problems = parsed.ok ? [] : parsed.error;
  return problems
    .filter(
      ({ part }) =>
        part !== null &&
        part !== said &&
        (part !== 'eventName' || trimText(draft.eventName) !== ''),
    )
    .map(({ part, message }) => (
      <Notice key={part} tone="bad">
        {say(message)}{' '}
        {part ? (
          <PartLink part={part}>
            {say('Go to {screen}', { screen: say(parts[part].label) })}
          </PartLink>
        ) : null}
      </Notice>
    ));
}
