import { Link } from 'react-router';

import { contentTarget } from '#app/ui/skip-link.tsx';

import { HomeBunting } from './home-bunting.tsx';
import { HomeScene } from './home-scene.tsx';
import { wizardSteps } from './wizard/steps.ts';

import styles from './home.module.css';

const dots = [styles.accent, styles.marigold, styles.teal, styles.plum];

export default function Home() {
  return (
    <main {...contentTarget} className={styles.page}>
      <title>Create Your Invite · Festoon</title>
      <HomeBunting />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.title}>Create Your Invite</h1>
          <p className={styles.lead}>
            Every good party starts with an invitation. Name yours, pick a theme, say when and
            where, and share one link that looks the part.
          </p>
          <nav aria-label="Steps">
            <ol className={styles.steps}>
              {wizardSteps.map((step, index) => (
                <li key={step.to}>
                  <Link to={step.to} className={styles.pill}>
                    <svg viewBox="0 0 16 20" className={dots[index % 4]} aria-hidden>
                      <path d="M1 1H15L8 18Z" />
                    </svg>
                    {step.label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <p className={styles.note}>No account needed until you save.</p>
        </div>
        <HomeScene />
      </div>
    </main>
  );
}
