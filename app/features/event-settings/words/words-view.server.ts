import { markWord } from '#app/features/invite/own-words/change-words.server.ts';
import {
  countWords,
  listWordLanguages,
  wordsIn,
} from '#app/features/invite/own-words/in-language.ts';
import {
  type Original,
  isSuggested,
  listOriginals,
} from '#app/features/invite/own-words/originals.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { nameAsked } from '#app/features/words/guest/name-asked.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

/** One of the host's texts with its words in the chosen language. */
export interface WordsField extends Omit<Original, 'text'> {
  original: string;
  /** Empty where there are none. */
  text: string;
  /** What guests read without words of the host's: a suggested question or choice in the language; else ''. */
  suggested: string;
  /** The original as it was when the words were written, if it has changed. */
  before: string | null;
  /** Recognizes what this page shows. */
  mark: string;
}

interface ChosenLanguage {
  language: Language;
  fields: WordsField[];
  /** Asks whether to remove it. */
  isLeaving: boolean;
}

export interface WordsView {
  own: Language;
  /** How many texts there are. */
  all: number;
  /** Those with words, and the chosen one. */
  begun: { language: Language; given: number }[];
  others: Language[];
  chosen: ChosenLanguage | null;
  removed: Language | null;
}

function listFields(invite: Invite, language: Language): WordsField[] {
  const words = wordsIn(invite, language);
  const [own, other] = [getGuestWords(invite.language), getGuestWords(language)];
  return listOriginals(invite).map((original) => {
    const { text: of, ...field } = original;
    const word = Object.hasOwn(words, field.key) ? words[field.key] : undefined;
    const text = word?.text ?? '';
    return {
      ...field,
      original: isSuggested(original) ? nameAsked(of, own) : of,
      suggested: isSuggested(original) ? nameAsked(of, other) : '',
      text,
      before: word && word.of !== of ? word.of : null,
      mark: markWord(of, text),
    };
  });
}

/** `language` chooses one, `remove` asks about its removal, `removed` follows that (behaviour 49.61). */
export function loadWordsView(invite: Invite, query: URLSearchParams): WordsView {
  const read = (name: string) => {
    const code = query.get(name);
    return languageCodes.find((one) => one === code && one !== invite.language) ?? null;
  };
  const given = listWordLanguages(invite);
  const language = read('language') ?? given[0] ?? null;
  const begun = languageCodes.filter((code) => given.includes(code) || code === language);
  const { all } = countWords(invite, invite.language);
  return {
    own: invite.language,
    all,
    begun: begun.map((code) => ({ language: code, given: countWords(invite, code).given })),
    others: languageCodes.filter((code) => code !== invite.language && !begun.includes(code)),
    chosen: language && {
      language,
      fields: listFields(invite, language),
      isLeaving: query.has('remove') && given.includes(language),
    },
    removed: read('removed'),
  };
}
