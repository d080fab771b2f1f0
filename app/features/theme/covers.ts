import { say, sayList, texts } from '#app/platform/language/say.ts';

import { type ReadyLook, readyLooks } from './ready-looks.ts';

/** What a cover says that the event is. */
export interface CoverType {
  /** As in an address. */
  id: string;
  /** As on the cover. */
  label: string;
  /** In the middle of a sentence. */
  inside: string;
  /** As in an invitation's list of types: one of the eight, or the host's own words. */
  type: string;
}

const coverTypes: readonly CoverType[] = [
  {
    id: 'birthday',
    label: texts('Birthday'),
    inside: texts('birthday¦occasion'),
    type: texts('Birthday Party'),
  },
  {
    id: 'dinner',
    label: texts('Dinner'),
    inside: texts('dinner¦occasion'),
    type: texts('Dinner Party'),
  },
  {
    id: 'brunch',
    label: texts('Brunch'),
    inside: texts('brunch¦occasion'),
    type: texts('Brunch Party'),
  },
  {
    id: 'night',
    label: texts('Night'),
    inside: texts('night¦occasion'),
    type: texts('Night Party'),
  },
  { id: 'pool', label: texts('Pool'), inside: texts('pool¦occasion'), type: texts('Pool Party') },
  {
    id: 'graduation',
    label: texts('Graduation'),
    inside: texts('graduation¦occasion'),
    type: texts('Graduation Party'),
  },
  {
    id: 'baby-shower',
    label: texts('Baby shower'),
    inside: texts('baby shower¦occasion'),
    type: texts('Baby Shower'),
  },
  {
    id: 'housewarming',
    label: texts('Housewarming'),
    inside: texts('housewarming¦occasion'),
    type: texts('Housewarming'),
  },
  {
    id: 'wedding',
    label: texts('Wedding'),
    inside: texts('wedding¦occasion'),
    type: texts('Wedding'),
  },
  {
    id: 'memorial',
    label: texts('Memorial'),
    inside: texts('memorial¦occasion'),
    type: texts('Memorial'),
  },
];

/** 'birthday and dinner': the home page's short names, in the middle of a sentence, or the host's own words. */
export function nameOccasion(eventType: readonly string[]): string {
  return sayList(
    eventType.map((each) => {
      const known = coverTypes.find(({ type }) => type === each);
      return known ? say(known.inside) : each;
    }),
  );
}

export interface Cover {
  look: ReadyLook;
  type: CoverType;
}

/** By the ids of look and type, as an address names them. Null when there is none of one of them. */
export function findCover(lookId: string, typeId: string): Cover | null {
  const look = readyLooks.find(({ id }) => id === lookId);
  const type = coverTypes.find(({ id }) => id === typeId);
  return look && type ? { look, type } : null;
}

/** The home page's twelve, in its order (behaviour 2.3). */
export const covers: readonly Cover[] = [
  ['big-birthday', 'birthday'],
  ['garden-supper', 'dinner'],
  ['seaside', 'brunch'],
  ['neon-bar', 'night'],
  ['once-upon-a-time', 'baby-shower'],
  ['gold-gala', 'night'],
  ['poolside', 'pool'],
  ['vinyl-evening', 'housewarming'],
  ['old-school', 'graduation'],
  ['concert', 'wedding'],
  ['late-show', 'night'],
  ['plain-and-simple', 'memorial'],
].flatMap(([lookId = '', typeId = '']) => findCover(lookId, typeId) ?? []);
