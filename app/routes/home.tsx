import { Link, href } from 'react-router';

import { servicesContext } from '#app/context.ts';
import { useRestored } from '#app/features/draft/use-draft.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { useFilledSteps } from '#app/features/wizard/frame/garland.tsx';
import { wizardSteps } from '#app/features/wizard/frame/steps.ts';
import { HomeShow } from '#app/features/wizard/home/home-show.tsx';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { getFlagClass } from '#app/ui/brand/flags.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { contentTarget } from '#app/ui/skip-link.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import type { Route } from './+types/home.ts';

import styles from '#app/features/wizard/home/home.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = await findCurrentHost(context.get(servicesContext), request);
  return { signedIn: host !== null };
}

/** Opens Home without waiting for the server, also when it cannot be reached. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return {
    signedIn: serverLoader().then(
      ({ signedIn }) => signedIn,
      () => false,
    ),
  };
}

export default function Home() {
  return (
    <main {...contentTarget}>
      <title>Create Your Invite · Festoon</title>
      <Canopy as="div" className={styles.hero}>
        <Bunting />
        <div className={styles.columns}>
          <Welcome />
          <HomeShow />
        </div>
      </Canopy>
      <Way />
    </main>
  );
}

function Welcome() {
  const filled = useFilledSteps();
  const begun = useRestored() && filled.some(Boolean);
  const next = begun ? wizardSteps.find((_, index) => !filled[index]) : wizardSteps[0];
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>Create Your Invite</h1>
      <p className={styles.lead}>
        A page that looks like your party, one link to share, and a true count of who is coming.
      </p>
      <ButtonLink
        to={next?.to ?? href('/confirmation')}
        className={styles.begin}
        variant="primary"
        viewTransition={useStepTransition()}
      >
        {begun ? 'Carry on where you left off' : 'Start your invite'}
      </ButtonLink>
      <p className={styles.note}>
        No account for your guests. No ads for anyone. No login for you until you save.
      </p>
    </div>
  );
}

function Way() {
  const filled = useFilledSteps();
  const glides = useStepTransition();
  return (
    <section className={styles.way} aria-labelledby="way">
      <h2 id="way">Eight small steps, in any order</h2>
      <nav aria-label="Steps">
        <ol className={styles.steps}>
          {wizardSteps.map((step, index) => (
            <li key={step.to}>
              <Link
                to={step.to}
                viewTransition={glides}
                className={joinClasses(styles.pill, getFlagClass(index))}
                {...(filled[index] ? { 'aria-describedby': 'home-filled' } : {})}
              >
                <svg
                  viewBox="0 0 16 20"
                  className={filled[index] ? styles.filled : undefined}
                  aria-hidden
                >
                  <path d="M1.5 1.5H14.5L8 17.5Z" />
                </svg>
                {step.label}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <span id="home-filled" hidden>
        Filled in
      </span>
    </section>
  );
}
