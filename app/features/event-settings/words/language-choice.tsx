import { Link } from 'react-router';

import type { Language } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { getSettingPath } from '#app/platform/paths.ts';

import { nameLanguage } from './language-names.ts';
import type { WordsView } from './words-view.server.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './words-screen.module.css';

interface LanguageChoiceProps {
  view: Pick<WordsView, 'begun' | 'others' | 'chosen' | 'all'> & { id: string };
}

/** The languages with words and how far they are, and behind a fold those without. */
export function LanguageChoice({ view: { id, begun, others, chosen, all } }: LanguageChoiceProps) {
  const path = (language: Language) => `${getSettingPath(id, 'words')}?language=${language}`;
  const list = others
    .toSorted((one, other) => nameLanguage(one).localeCompare(nameLanguage(other), getLanguage()))
    .map((language) => (
      <li key={language}>
        <Link className={styles.chip} to={path(language)}>
          {nameLanguage(language)}
        </Link>
      </li>
    ));
  return (
    <nav aria-label={say('Languages')} className={patterns.stack2}>
      {begun.length === 0 ? (
        <p className={patterns.strong}>{say('Which language do your guests read?')}</p>
      ) : (
        <ul className={styles.chips}>
          {begun.map(({ language, given }) => (
            <li key={language}>
              <Link
                className={styles.chip}
                to={path(language)}
                aria-current={language === chosen?.language ? 'true' : undefined}
              >
                {nameLanguage(language)}{' '}
                <span className={styles.progress}>
                  {say('{given, number} of {all, number}', { given, all })}
                </span>
              </Link>
            </li>
          ))}
          <li className={styles.more}>
            <details>
              <summary className={styles.chip}>
                <span aria-hidden="true">+</span> {say('Another language')}
              </summary>
              <ul className={styles.chips}>{list}</ul>
            </details>
          </li>
        </ul>
      )}
      {begun.length === 0 ? <ul className={styles.chips}>{list}</ul> : null}
    </nav>
  );
}
