import { useLoaderData, useNavigate, useSearchParams } from 'react-router';

import type { BroughtCover } from '#app/features/draft/brought-cover.ts';
import { type PartName, parts } from '#app/features/draft/parts.ts';
import type { PartScreen } from '#app/features/draft/parts/define-part.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import { BackLink } from './back-link.tsx';
import { HomeLink } from './home-link.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepPageProps } from './step-props.ts';
import { StepRefused } from './step-refused.tsx';
import { getPathAfter, getPathBefore } from './steps.ts';
import { StoredStepPage } from './stored-step-page.tsx';
import type { StepRefusal, StoredStep } from './stored-step.ts';
import { useDraftForm } from './use-draft-form.ts';

/** Edits the draft, or a stored invitation where the route's loader found one. */
export function StepPage<Name extends PartName>(props: StepPageProps<Name>) {
  const loaded: StoredStep<Name> | StepRefusal | BroughtCover | null | undefined = useLoaderData();
  if (!loaded) return <DraftStepPage {...props} />;
  if ('brought' in loaded) return <DraftStepPage {...props} picture={loaded.picture} />;
  if ('problem' in loaded)
    return <StepRefused title={parts[props.name].screen.title} refusal={loaded} />;
  return <StoredStepPage key={loaded.inviteId} stored={loaded} {...props} />;
}

function DraftStepPage<Name extends PartName>(props: StepPageProps<Name> & { picture?: string }) {
  const { title, lead, homeLabel }: PartScreen = parts[props.name].screen;
  const navigate = useNavigate();
  const from = useSearchParams()[0].get('from');
  const glides = useStepTransition();
  const { form, restored, stuck, error } = useDraftForm(
    props,
    () => void navigate(getPathAfter(props.name, from), { viewTransition: glides }),
  );

  return (
    <StepFrame
      name={props.name}
      title={title}
      lead={lead}
      picture={props.picture}
      typed={props.readTyped?.(form.value, form.schedule)}
      reply={props.drawReply?.(form.value)}
      disabled={!restored}
      error={error}
      bar={
        <DraftBar
          homeLabel={homeLabel}
          back={getPathBefore(props.name, from)}
          stuck={stuck}
          goOn={form.goOn}
        />
      }
    >
      {props.children(form)}
    </StepFrame>
  );
}

interface DraftBarProps {
  homeLabel: string | undefined;
  back: string | null;
  stuck: boolean;
  goOn: () => void;
}

function DraftBar({ homeLabel, back, stuck, goOn }: DraftBarProps) {
  return (
    <>
      <BackLink to={back} />
      <HomeLink>{homeLabel}</HomeLink>
      <Button variant="primary" disabled={stuck} onClick={goOn}>
        {say('Next')}
      </Button>
    </>
  );
}
