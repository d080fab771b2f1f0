import { countLabel } from '#app/platform/text.ts';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';

/** Beneath the guest's name: how many they are, and how they were told. */
export function GuestContact({ view: { email, mail, people } }: { view: GuestCardView }) {
  const size = people.length > 0 ? countLabel(people.length, 'person', 'people') : '';
  const told = mail === null ? <bdi>{email}</bdi> : mail.words;
  const isKnown = mail !== null || email !== '';
  if (size === '' && !isKnown) return null;
  return (
    <>
      {size}
      {size !== '' && isKnown ? ' · ' : null}
      {isKnown ? (
        <span className={mail?.state === 'failed' ? patterns.bad : undefined}>{told}</span>
      ) : null}
    </>
  );
}
