import { isRouteErrorResponse } from 'react-router';

import { say, texts } from '#app/platform/language/say.ts';

import { ButtonLink } from '../button.tsx';
import { unavailable } from '../unavailable.ts';
import { LostPage, TryAgain } from './lost-page.tsx';

const lost = texts({
  title: 'Page not found',
  heading: 'We can’t find this page',
  sentence: 'Please check its address, or begin again from the start.',
});

const away = {
  ...texts({ title: 'One moment', heading: 'One moment, please' }),
  sentence: unavailable,
};

const failed = texts({
  title: 'Something went wrong',
  heading: 'Something went wrong',
  sentence: 'Unexpected error. Please try again.',
});

const pick = (status: number) => (status === 404 ? lost : status === 503 ? away : failed);

export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, heading, sentence } = pick(status);
  const again = status !== 404;
  return (
    <LostPage
      title={say(title)}
      heading={say(heading)}
      temporary={status === 503}
      actions={
        <>
          {again ? <TryAgain /> : null}
          <ButtonLink to="/" reloadDocument variant={again ? 'quiet' : 'primary'}>
            {say('Back to start')}
          </ButtonLink>
        </>
      }
    >
      {say(sentence)}
    </LostPage>
  );
}
