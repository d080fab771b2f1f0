import { Link } from 'react-router';

import { parts } from '#app/features/draft/parts.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import { summarizeSettings } from './settings-summary.ts';

import patterns from '#app/ui/patterns.module.css';

export function SettingsLink() {
  const [settings] = useDraftStep('answers');
  const glides = useStepTransition();
  return (
    <p className={joinClasses(patterns.stack1, patterns.apart)}>
      <Link className={patterns.link} to={parts.answers.path} viewTransition={glides}>
        {say(parts.answers.label)}
      </Link>
      <span className={patterns.small}>{summarizeSettings(settings).join(' · ')}</span>
    </p>
  );
}
