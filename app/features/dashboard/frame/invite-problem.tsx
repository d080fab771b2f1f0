import { isRouteErrorResponse, useRouteError } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import { messages } from '#app/features/invite/messages.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath, logInPath } from '#app/platform/paths.ts';
import { LostPage, TryAgain } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

import { HostBar } from './host-bar.tsx';

const problems = new Map<number, string>([
  [400, messages.missingId],
  [404, messages.notFound],
]);

/** An event that does not exist or cannot be loaded (behaviour 18.6, 18.7, 18.8). */
export function EventProblem() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) ? problems.get(error.status) : undefined;
  const message = say(known ?? messages.loadFailed);
  return (
    <LostPage
      title={message.replace(/\.$/, '')}
      heading={message}
      actions={
        <>
          {known ? null : <TryAgain />}
          <ButtonLink to={addresses.home} reloadDocument variant={known ? 'primary' : 'quiet'}>
            {say('Back to start')}
          </ButtonLink>
          {known ? (
            <ButtonLink to={addresses.events} variant="quiet">
              {say('Your events')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {known
        ? say('Please check the address, or open the event from your list of events.')
        : say('This is on our side. Please try again in a moment.')}
    </LostPage>
  );
}

export function WrongHost({ hostName, inviteId }: { hostName: string; inviteId: string }) {
  return (
    <LostPage
      title={say('Another host’s invite')}
      heading={say('Another host’s invite')}
      bar={<HostBar hostName={hostName} eventsLink signOut={false} hem={false} />}
      actions={
        <SignOut variant="primary" target={logInPath(getDashboardPath(inviteId))}>
          {say('Sign out and log in again')}
        </SignOut>
      }
    >
      {say(messages.wrongHost)}
    </LostPage>
  );
}
