import { isRouteErrorResponse } from 'react-router';

import { ButtonLink } from '../button.tsx';
import { unavailable } from '../unavailable.ts';
import { LostPage, TryAgain } from './lost-page.tsx';

interface Words {
  title: string;
  heading: string;
  sentence: string;
  again: boolean;
}

const byStatus = new Map<number, Words>([
  [
    404,
    {
      title: 'Page not found',
      heading: 'We can’t find this page',
      sentence: 'Please check its address, or begin again from the start.',
      again: false,
    },
  ],
  [503, { title: 'One moment', heading: 'One moment, please', sentence: unavailable, again: true }],
]);

const unexpected: Words = {
  title: 'Something went wrong',
  heading: 'Something went wrong',
  sentence: 'Unexpected error. Please try again.',
  again: true,
};

export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, heading, sentence, again } = byStatus.get(status) ?? unexpected;
  return (
    <LostPage
      title={title}
      heading={heading}
      temporary={status === 503}
      actions={
        <>
          {again ? <TryAgain /> : null}
          <ButtonLink to="/" reloadDocument variant={again ? 'quiet' : 'primary'}>
            Back to start
          </ButtonLink>
        </>
      }
    >
      {sentence}
    </LostPage>
  );
}
