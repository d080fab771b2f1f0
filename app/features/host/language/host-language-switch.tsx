import * as addresses from '#app/platform/addresses.ts';
import { languageField } from '#app/platform/language/language-query.ts';
import { languages } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { LanguageList, LanguageSign } from '#app/ui/choices/language-list.tsx';

import styles from './host-language-switch.module.css';

/** Changes the language of all that hosts read; works without scripts (behaviour 49.81). */
export function HostLanguageForm() {
  return (
    <form method="post" action={addresses.hostLanguage}>
      <LanguageList name={languageField} current={getLanguage()} />
    </form>
  );
}

/** The same, folded, at the foot of a page. */
export function HostLanguageSwitch() {
  return (
    <details className={styles.fold}>
      <summary>
        <LanguageSign />
        {say('Language: {language}', { language: languages[getLanguage()] })}
      </summary>
      <HostLanguageForm />
    </details>
  );
}
