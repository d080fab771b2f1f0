import type { SharedWords } from './guest-words.tsx';

const keys = {
  'Dietary needs': 'presetDietaryNeeds',
  'Nothing special': 'presetNothingSpecial',
  Vegetarian: 'presetVegetarian',
  Vegan: 'presetVegan',
  Halal: 'presetHalal',
  Kosher: 'presetKosher',
  'Gluten-free': 'presetGlutenFree',
  Allergies: 'presetAllergies',
  'Song request': 'presetSongRequest',
  'Arrival time': 'presetArrivalTime',
} as const;

const byText: ReadonlyMap<string, (typeof keys)[keyof typeof keys]> = new Map(Object.entries(keys));

/** A question or a choice from the product's lists, in the language of the words; what a host typed stays (behaviour 49.72). */
export function nameAsked(text: string, { say }: SharedWords): string {
  const key = byText.get(text);
  return key ? say(key) : text;
}
