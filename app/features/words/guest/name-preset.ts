import type { partyTypes } from '#app/features/draft/parts/party-type.ts';
import type { ThemeTag } from '#app/features/theme/catalogue.ts';
import type { Words } from '#app/platform/language/words.ts';

import type { presetMessages } from './en/presets.ts';

type PresetKey = keyof typeof presetMessages;

const keys: Readonly<Record<(typeof partyTypes)[number] | ThemeTag, PresetKey>> = {
  'Birthday Party': 'presetBirthdayParty',
  'Dinner Party': 'presetDinnerParty',
  'Brunch Party': 'presetBrunchParty',
  'Night Party': 'presetNightParty',
  'Pool Party': 'presetPoolParty',
  'Graduation Party': 'presetGraduationParty',
  'Baby Shower': 'presetBabyShower',
  Housewarming: 'presetHousewarming',
  Pastel: 'presetTagPastel',
  Neon: 'presetTagNeon',
  Monochrome: 'presetTagMonochrome',
  'Gold & Glitter': 'presetTagGoldAndGlitter',
  Romantic: 'presetTagRomantic',
  Spooky: 'presetTagSpooky',
  Classy: 'presetTagClassy',
  Chill: 'presetTagChill',
  Dreamy: 'presetTagDreamy',
  Playful: 'presetTagPlayful',
  'Lo-fi': 'presetTagLoFi',
  'Dance Pop': 'presetTagDancePop',
  Classical: 'presetTagClassical',
  Indie: 'presetTagIndie',
  Cottagecore: 'presetTagCottagecore',
  Retro: 'presetTagRetro',
  'Sci-fi': 'presetTagSciFi',
  Fairytale: 'presetTagFairytale',
  Minimalist: 'presetTagMinimalist',
};

const byText: ReadonlyMap<string, PresetKey> = new Map(Object.entries(keys));

/** In the language of the words; what a host typed stays as it is. */
export function namePreset(text: string, words: Pick<Words<typeof presetMessages>, 'say'>): string {
  const key = byText.get(text);
  return key ? words.say(key) : text;
}
