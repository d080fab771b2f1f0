import { say } from '#app/platform/language/say.ts';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';

/** Beneath the guest's name: how many they are, and how they were told. */
export function GuestContact({ view: { email, told, people } }: { view: GuestCardView }) {
  const { length: count } = people;
  const size = count > 0 ? say('{count, plural, one {# person} other {# people}}', { count }) : '';
  const isKnown = told !== null || email !== '';
  if (size === '' && !isKnown) return null;
  return (
    <>
      {size}
      {size !== '' && isKnown ? ' · ' : null}
      {isKnown ? (
        <span className={told?.state === 'returned' ? patterns.bad : undefined}>
          {told?.words ?? <bdi>{email}</bdi>}
        </span>
      ) : null}
    </>
  );
}
