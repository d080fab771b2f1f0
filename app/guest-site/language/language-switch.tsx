import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import {
  addLanguage,
  languageField,
  languageParameter,
} from '#app/platform/language/language-query.ts';
import { languages } from '#app/platform/language/languages.ts';
import { LanguageList, LanguageSign } from '#app/ui/choices/language-list.tsx';

import fold from '../foot-fold.module.css';

/** Changes the language and remembers it; works without scripts (behaviour 49.5). */
export function LanguageSwitch({ action }: { action: string }) {
  return (
    <Languages>
      <form method="post" action={action}>
        <LanguageList name={languageField} current={usePageWords().language} />
      </form>
    </Languages>
  );
}

/** The same as a press of the answer's form, which brings back what is typed (behaviour 49.9). */
export function AnswerLanguageSwitch() {
  return (
    <Languages>
      <LanguageList
        name={languageField}
        current={usePageWords().language}
        form="reply"
        send={(code) => addLanguage('', code)}
      />
    </Languages>
  );
}

/** The same on a page where nobody is recognized: only its address changes. */
export function LanguageLinks({ kept }: { kept: readonly (readonly [string, string])[] }) {
  return (
    <Languages>
      <form>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LanguageList name={languageParameter} current={usePageWords().language} />
      </form>
    </Languages>
  );
}

function Languages({ children }: { children: React.ReactNode }) {
  const { language, say } = usePageWords();
  return (
    <details id="language" className={fold.fold}>
      <summary>
        <LanguageSign />
        {say('languageOfPage', { language: languages[language] })}
      </summary>
      {children}
    </details>
  );
}
