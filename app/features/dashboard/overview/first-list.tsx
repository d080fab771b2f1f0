import { Suspense, lazy } from 'react';

import { ListField } from '#app/features/guest-lists/adding/list-field.tsx';
import type { ShortListProps } from '#app/features/guest-lists/adding/short-list.tsx';
import { say } from '#app/platform/language/say.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { ShareButton } from '../sharing/share-button.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './first-list.module.css';

/** Only for an event without guests, so that the overview of others loads no rules about lists. */
const ShortList = lazy(async () => {
  const { ShortList: component } = await import('#app/features/guest-lists/adding/short-list.tsx');
  return { default: component };
});

interface FirstListProps extends ShortListProps {
  title: string;
  guestLink: string;
}

/** For an event without guests: the field for a list, and the link for everybody (behaviour 39.22). */
export function FirstList({ title, guestLink, ...form }: FirstListProps) {
  const waiting = <ListField disabled />;
  return (
    <>
      <TitledCard title={say('Who do you want to invite?')} paper="none" className={styles.card}>
        <Suspense fallback={waiting}>{useHydrated() ? <ShortList {...form} /> : waiting}</Suspense>
      </TitledCard>
      <section className={styles.link}>
        <div>
          <h2>{say('Or send one link to everybody')}</h2>
          <p className={patterns.small}>{say('They add their names themselves.')}</p>
        </div>
        <ShareButton title={title} guestLink={guestLink} />
      </section>
    </>
  );
}
