import type { Cover } from '#app/features/theme/covers.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { hashText } from '#app/features/theme/seed.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { loadHostWords } from '#app/features/words/host/catalogs.server.ts';
import { coverTitles } from '#app/home-site/cover-titles.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

/** Of pictures with words: English ones are in the folder itself. */
export const otherLanguages = languageCodes.filter((language) => language !== 'en');

/** The draft of a cover's sample invitation. */
export const toSample = ({ look, type }: Cover) => ({
  theme: [...look.tags],
  eventType: [type.type],
  eventName: coverTitles[look.id] ?? '',
});

const hostWords = await Promise.all(languageCodes.map(loadHostWords));

/** The title in a language, in which an invitation keeps the look of the original one. */
export const translateTitle = ({ look }: Cover, language: Language): string =>
  hostWords[languageCodes.indexOf(language)]?.say(coverTitles[look.id] ?? '') ?? '';

/** Of everything that a cover shows: its words, and its look's drawing, colors and typefaces. */
function hashCover(cover: Cover, language: Language = 'en'): string {
  const { properties, art, frame } = getLook(toSample(cover), listIdeaClaims);
  const { tall, calm, halo } = art;
  const words = language === 'en' ? [] : [getGuestWords(language).say('openGreeting')];
  const title = translateTitle(cover, language);
  const shown = [title, properties, tall, calm, halo, frame, ...words];
  return hashText(JSON.stringify(shown)).toString(36);
}

/** By the files' names without their ending. */
export const hashCovers = (covers: readonly Cover[]): Record<string, string> =>
  Object.fromEntries([
    ...covers.map((cover) => [cover.look.id, hashCover(cover)]),
    ...otherLanguages.flatMap((language) =>
      covers.map((cover) => [`${language}/${cover.look.id}`, hashCover(cover, language)]),
    ),
  ]) as Record<string, string>;
