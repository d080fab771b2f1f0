import type { StoredQuestion } from '#app/features/draft/parts/question.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import type { Invite, OwnWord } from '../schema.ts';
import {
  type Original,
  type Worded,
  activityKey,
  choiceKey,
  isSuggested,
  listOriginals,
  questionKey,
} from './originals.ts';

type WordsByKey = Readonly<Record<string, OwnWord>>;

const none: WordsByKey = {};

/** None in the invitation's own language. */
export function wordsIn(
  { language: own, ownWords }: Pick<Worded, 'language' | 'ownWords'>,
  language: Language,
): WordsByKey {
  return language === own ? none : (ownWords[language] ?? none);
}

/** Of another occasion, once the original is another one. */
const ofOneOccasion: ReadonlySet<string> = new Set(['cancellation', 'thanks']);

/** Whether guests read it: of a cancellation and of thanks only what says the same as the original. */
const isShown = ({ kind, text }: Pick<Original, 'kind' | 'text'>, word: OwnWord) =>
  text !== '' && (!ofOneOccasion.has(kind) || word.of === text);

/** The text of the key in these words, else the original. */
function say(words: WordsByKey, key: string, original: string): string {
  const word = Object.hasOwn(words, key) ? words[key] : undefined;
  const kind = key === 'cancellation' || key === 'thanks' ? key : 'title';
  return word && isShown({ kind, text: original }, word) ? word.text : original;
}

function askIn(words: WordsByKey, question: StoredQuestion): StoredQuestion {
  const { id, title, choices } = question;
  const shown = {
    title: say(words, questionKey(id), title),
    choices: choices.map((choice) => say(words, choiceKey(id, choice), choice)),
  };
  const isSame =
    shown.title === title && shown.choices.every((choice, index) => choice === choices[index]);
  return isSame ? question : { ...question, shown };
}

/**
 * The invitation as guests of a language read it: each text in the host's words of this language, where there are some,
 * else as it was written. Choices and titles of questions stay, because answers and food are read by them; `shown` of a
 * question has what guests read. The look stays that of the original title (behaviour 49.57, 49.60).
 */
export function inLanguage<Event extends Invite>(invite: Event, language: Language): Event {
  if (language === invite.language) return invite;
  const words = wordsIn(invite, language);
  const { eventName, answerSettings, activities, cancellation, thanks } = invite;
  return {
    ...invite,
    language,
    originalTitle: eventName,
    eventName: say(words, 'title', eventName),
    customMessage: say(words, 'message', invite.customMessage),
    activities: activities.map((one) => ({
      ...one,
      name: say(words, activityKey(one.id), one.name),
    })),
    answerSettings: {
      ...answerSettings,
      questions: answerSettings.questions.map((question) => askIn(words, question)),
    },
    thanks: { ...thanks, words: say(words, 'thanks', thanks.words) },
    cancellation: cancellation && { message: say(words, 'cancellation', cancellation.message) },
  };
}

/** The further languages in which the host gave at least one text that is still there. */
export function listWordLanguages(invite: Worded): Language[] {
  const originals = listOriginals(invite);
  return languageCodes.filter((language) => {
    const words = wordsIn(invite, language);
    return originals.some(({ key }) => Object.hasOwn(words, key));
  });
}

/** How many of the host's texts are given in a language. Suggested questions lack none (behaviour 49.61). */
export function countWords(invite: Worded, language: Language): { given: number; all: number } {
  const words = wordsIn(invite, language);
  const originals = listOriginals(invite).filter((original) => !isSuggested(original));
  return {
    given: originals.filter(({ key }) => Object.hasOwn(words, key)).length,
    all: originals.length,
  };
}
