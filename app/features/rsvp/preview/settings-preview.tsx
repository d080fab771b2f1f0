import { useState } from 'react';

import type { AnswerSettings } from '#app/features/invite/schema.ts';
import { findToday } from '#app/features/schedule/today.ts';
import { markLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

import { AnswerBar } from '../form/answer-bar.tsx';
import { Follow } from '../form/rsvp-section.tsx';
import { makeSamples } from './sample.ts';

import styles from './settings-preview.module.css';

/** Answer settings as a guest sees them (behaviour 27.9). The surrounding preview is inert. */
export function SettingsPreview({ settings }: { settings: AnswerSettings }) {
  const [today] = useState(() => findToday(Date.now(), ''));
  const { asked, coming } = makeSamples(settings, today);
  return (
    <div className={styles.preview}>
      <AnswerBar rsvp={asked} visit={{}} problem="" />
      <p className={styles.then} {...markLanguage(getLanguage())}>
        {coming.party.people.length === 0
          ? say('After Yes')
          : say('After Yes, for a household of two')}
      </p>
      <Follow rsvp={coming} visit={{ editing: true }} problem={undefined} />
    </div>
  );
}
