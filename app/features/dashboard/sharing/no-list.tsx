import { say } from '#app/platform/language/say.ts';

import { ShareButton } from './share-button.tsx';

import patterns from '#app/ui/patterns.module.css';

/** The way without a list of guests: one link for everybody (behaviour 33.40). */
export function NoList({ title, guestLink }: { title: string; guestLink: string }) {
  return (
    <p className={patterns.muted}>
      {say('No list? Share one link with everybody, and guests write their own names.')}{' '}
      <ShareButton title={title} guestLink={guestLink} isLink />
    </p>
  );
}
