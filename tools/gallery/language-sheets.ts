import { languageCodes, languages } from '#app/platform/language/languages.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';

import { party } from '../party.ts';
import { type Picture, printSheet } from './sheet.ts';
import type { Stage } from './stage.ts';

/** One look of each kind: gold at night, pink, neon, paper, sea and quiet. */
const themes = [
  ['Dreamy', 'Fairytale'],
  ['Romantic', 'Pastel'],
  ['Neon', 'Retro'],
  ['Classy', 'Minimalist'],
  ['Under the sea'],
  ['Cottagecore'],
];

/** The same title in each language, as its host would write it. */
const titles: Readonly<Record<(typeof languageCodes)[number], string>> = {
  en: 'Midsummer night in the garden',
  de: 'Mittsommernacht im Garten',
  fr: 'Nuit d’été au jardin',
  es: 'Noche de verano en el jardín',
  it: 'Notte d’estate in giardino',
  pt: 'Noite de verão no jardim',
  nl: 'Zomernacht in de tuin',
  pl: 'Noc świętojańska w ogrodzie',
  sl: 'Kresna noč na vrtu',
  tr: 'Bahçede yaz gecesi',
  ar: 'ليلة صيفية في الحديقة',
  hi: 'बगीचे में गर्मियों की रात',
  zh: '仲夏夜花园派对',
  ja: '庭で過ごす夏至の夜',
};

async function takeAll(stage: Stage): Promise<Picture[]> {
  const view = { width: 360, height: 780, windowOnly: true };
  const pictures: Picture[] = [];
  for (const theme of themes) {
    for (const language of languageCodes) {
      const event = { ...party, theme, eventName: titles[language], language };
      const id = await addEvent(stage.site.db, event);
      const image = await stage.photograph(getGuestPath(id), view);
      pictures.push({ name: languages[language], image });
    }
  }
  return pictures;
}

export const languageSheets = {
  async languages(stage: Stage) {
    return printSheet(stage, await takeAll(stage), { columns: languageCodes.length, width: 126 });
  },
};
