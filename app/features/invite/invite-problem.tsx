import { href, isRouteErrorResponse } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { LostPage, TryAgain } from '#app/ui/lost-page.tsx';
import { PostButton } from '#app/ui/post-button.tsx';

import { HostBar } from './host-bar.tsx';
import { dashboardPath, logInPath } from './links.ts';
import { messages } from './messages.ts';

const problems = new Map<number, string>([
  [400, messages.missingId],
  [404, messages.notFound],
]);

/** In place of a dashboard that is not there or cannot be loaded (spec §8). */
export function InviteProblem({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? problems.get(error.status) : undefined;
  const message = known ?? messages.loadFailed;
  return (
    <LostPage
      title={message.replace(/\.$/, '')}
      heading={message}
      ways={
        <>
          {known ? null : <TryAgain />}
          <ButtonLink to={href('/')} look={known ? 'primary' : 'quiet'}>
            Back to start
          </ButtonLink>
          {known ? (
            <ButtonLink to={href('/host/events')} look="quiet">
              Your events
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {known
        ? 'Please check the address, or open the event from your list of events.'
        : 'This is on our side. Please try again in a moment.'}
    </LostPage>
  );
}

/** In place of another host's dashboard: nothing of the invitation is shown (spec §6). */
export function WrongHost({ hostName, inviteId }: { hostName: string; inviteId: string }) {
  return (
    <LostPage
      title="Another host’s invite"
      heading="Another host’s invite"
      bar={<HostBar hostName={hostName} eventsLink hem={false} />}
      ways={
        <PostButton
          look="primary"
          action={href('/logOut')}
          fields={{ redirect: logInPath(dashboardPath(inviteId)) }}
        >
          Sign out and log in again
        </PostButton>
      }
    >
      {messages.wrongHost}
    </LostPage>
  );
}
