import { Link } from 'react-router';

import { parts } from '#app/features/draft/parts.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import { summarizeSettings } from './settings-summary.ts';

import styles from './answers-form.module.css';

export function SettingsLink() {
  const [settings] = useDraftStep('answers');
  const glides = useStepTransition();
  return (
    <p className={styles.link}>
      <Link to={parts.answers.path} viewTransition={glides}>
        {parts.answers.label}
      </Link>
      <span className={styles.note}>{summarizeSettings(settings).join(' · ')}</span>
    </p>
  );
}
