import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { LostPage } from '#app/ui/brand/lost-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

import type { StepRefusal } from './stored-step.ts';

export function StepRefused({ title, refusal }: { title: string; refusal: StepRefusal }) {
  const dashboard = getDashboardPath(refusal.inviteId || '-');
  return (
    <LostPage
      title={say(title)}
      heading={say(title)}
      bar={null}
      actions={
        <>
          <ButtonLink to={addresses.home} reloadDocument variant="primary">
            {say('Back to start')}
          </ButtonLink>
          <ButtonLink
            to={`${addresses.hostLogIn}?redirect=${encodeURIComponent(dashboard)}`}
            variant="quiet"
          >
            {say('Switch host login')}
          </ButtonLink>
        </>
      }
    >
      <span role="alert">{say(refusal.problem)}</span>
    </LostPage>
  );
}
