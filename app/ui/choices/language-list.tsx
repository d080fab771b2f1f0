import {
  type Language,
  languageCodes,
  languages,
  markLanguage,
} from '#app/platform/language/languages.ts';

import { LineIcon } from '../icons/line-icon.tsx';

import styles from './language-list.module.css';

interface LanguageListProps {
  name: string;
  current: Language;
  /** Of the form around it, unless it is given by its id. */
  form?: string | undefined;
  /** Where a press sends the form, unless that is the form's own. */
  send?: ((code: Language) => string) | undefined;
}

/** A button of a form for each language, in its own words. */
export function LanguageList({ name, current, form, send }: LanguageListProps) {
  return (
    <ul className={styles.list}>
      {languageCodes.map((code) => (
        <li key={code}>
          <button
            name={name}
            value={code}
            form={form}
            formAction={send?.(code)}
            {...markLanguage(code)}
            aria-current={code === current || undefined}
          >
            {languages[code]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A globe. */
export function LanguageSign() {
  return (
    <LineIcon>
      <circle cx="9" cy="9" r="7" />
      <path d="M2 9H16M9 2C5 6 5 12 9 16M9 2C13 6 13 12 9 16" />
    </LineIcon>
  );
}
