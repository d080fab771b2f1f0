import { isRouteErrorResponse } from 'react-router';

import { ButtonLink } from './button.tsx';
import { Wordmark } from './wordmark.tsx';

import styles from './error-page.module.css';

/** What a visitor sees when a screen cannot be shown. Details stay in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className={styles.page}>
      <title>{missing ? 'Page not found · Festoon' : 'Something went wrong · Festoon'}</title>
      <Wordmark />
      <h1>{missing ? 'There is nothing here' : 'Something went wrong'}</h1>
      <p>
        {missing
          ? 'This address leads to no page of Festoon. Please check it, or begin again from the start.'
          : 'Unexpected error. Please try again.'}
      </p>
      <ButtonLink to="/" look="primary">
        Back to start
      </ButtonLink>
    </main>
  );
}
