import * as addresses from '#app/platform/addresses.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { LostPage } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

import type { StepRefusal } from './stored-step.ts';

export function StepRefused({ title, refusal }: { title: string; refusal: StepRefusal }) {
  const dashboard = getDashboardPath(refusal.inviteId || '-');
  return (
    <LostPage
      title={title}
      heading={title}
      bar={null}
      actions={
        <>
          <ButtonLink to={addresses.home} reloadDocument variant="primary">
            Back to start
          </ButtonLink>
          <ButtonLink
            to={`${addresses.hostLogIn}?redirect=${encodeURIComponent(dashboard)}`}
            variant="quiet"
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
