import { isRouteErrorResponse } from 'react-router';

import { ButtonLink } from './button.tsx';
import { Canopy } from './canopy.tsx';
import { LooseGarland } from './loose-garland.tsx';
import { unavailable } from './unavailable.ts';
import { Wordmark } from './wordmark.tsx';

import styles from './error-page.module.css';

interface Words {
  title: string;
  heading: string;
  sentence: string;
}

const byStatus = new Map<number, Words>([
  [
    404,
    {
      title: 'Page not found',
      heading: 'There is nothing here',
      sentence:
        'This address leads to no page of Festoon. Please check it, or begin again from the start.',
    },
  ],
  [503, { title: 'One moment', heading: 'One moment, please', sentence: unavailable }],
]);

const unexpected: Words = {
  title: 'Something went wrong',
  heading: 'Something went wrong',
  sentence: 'Unexpected error. Please try again.',
};

/** What a visitor sees when a screen cannot be shown. Details stay in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, heading, sentence } = byStatus.get(status) ?? unexpected;
  return (
    <>
      <title>{`${title} · Festoon`}</title>
      <Canopy className={styles.top}>
        <Wordmark />
      </Canopy>
      <main className={styles.page}>
        <LooseGarland />
        <h1>{heading}</h1>
        <p>{sentence}</p>
        <ButtonLink to="/" look="primary">
          Back to start
        </ButtonLink>
      </main>
    </>
  );
}
