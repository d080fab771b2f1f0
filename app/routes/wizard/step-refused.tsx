import { href } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { LostPage } from '#app/ui/lost-page.tsx';

import type { StepRefusal } from './stored-step.server.ts';

/** A stored invitation that this visitor cannot edit: the sentence that says why, and the ways out. */
export function StepRefused({ title, refusal }: { title: string; refusal: StepRefusal }) {
  const dashboard = href('/host/events/:inviteId', { inviteId: refusal.inviteId || '-' });
  return (
    <LostPage
      title={title}
      heading={title}
      bar={null}
      ways={
        <>
          <ButtonLink to={href('/')} look="primary">
            Back to start
          </ButtonLink>
          <ButtonLink
            to={`${href('/hostLogIn')}?redirect=${encodeURIComponent(dashboard)}`}
            look="quiet"
          >
            Switch host login
          </ButtonLink>
        </>
      }
    >
      <span role="alert">{refusal.problem}</span>
    </LostPage>
  );
}
