import type { ReactNode } from 'react';
import { href, isRouteErrorResponse } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { Canopy } from '#app/ui/canopy.tsx';
import { LooseGarland } from '#app/ui/loose-garland.tsx';
import { PostButton } from '#app/ui/post-button.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import { HostBar } from './host-bar.tsx';
import { dashboardPath, logInPath } from './links.ts';
import { messages } from './messages.ts';

import styles from './invite-problem.module.css';

function ProblemPage({
  bar,
  title,
  children,
}: {
  bar: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Festoon`}</title>
      {bar}
      <main {...contentTarget} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

const problems = new Map<number, string>([
  [400, messages.missingId],
  [404, messages.notFound],
]);

/** In place of a dashboard that is not there or cannot be loaded (spec §8). */
export function InviteProblem({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = problems.get(status) ?? messages.loadFailed;
  return (
    <ProblemPage
      bar={
        <Canopy bleed className={styles.bar}>
          <Wordmark />
        </Canopy>
      }
      title={message.replace(/\.$/, '')}
    >
      <LooseGarland />
      <h1>{message}</h1>
      <p>
        {problems.has(status)
          ? 'Please check the address, or open the event from your list of events.'
          : 'This is on our side. Please try again in a moment.'}
      </p>
      <ButtonLink to={href('/')} look="primary">
        Back to start
      </ButtonLink>
    </ProblemPage>
  );
}

/** In place of another host's dashboard: nothing of the invitation is shown (spec §6). */
export function WrongHost({ hostName, inviteId }: { hostName: string; inviteId: string }) {
  return (
    <ProblemPage bar={<HostBar hostName={hostName} eventsLink />} title="Another host’s invite">
      <LooseGarland />
      <h1>Another host’s invite</h1>
      <p>{messages.wrongHost}</p>
      <PostButton
        look="primary"
        action={href('/logOut')}
        fields={{ redirect: logInPath(dashboardPath(inviteId)) }}
      >
        Sign out and log in again
      </PostButton>
    </ProblemPage>
  );
}
