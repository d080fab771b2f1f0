import { useId } from 'react';

import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { type Language, languageCodes, languages } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './review-screen.module.css';

interface LanguageRowProps {
  /** Until the host chooses. */
  preferred: Language;
  disabled: boolean;
}

/** What guests read in, to be changed in place (behaviour 49.43). */
export function LanguageRow({ preferred, disabled }: LanguageRowProps) {
  const id = useId();
  const [{ language }, setLanguage] = useDraftStep('language');
  const shown = language === '' ? preferred : language;
  return (
    <p className={styles.language}>
      <label htmlFor={id} className={patterns.strong}>
        {say('Guests read it in')}
      </label>
      <select
        id={id}
        value={shown}
        disabled={disabled}
        onChange={({ target }) => setLanguage({ language: target.value as Language })}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code]}
          </option>
        ))}
      </select>
    </p>
  );
}
