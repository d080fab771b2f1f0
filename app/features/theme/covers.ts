import { type ReadyLook, readyLooks } from './ready-looks.ts';

/** What a cover says that the event is. */
export interface CoverType {
  /** As in an address. */
  id: string;
  /** As on the cover. */
  label: string;
  /** As in an invitation's list of types: one of the eight, or the host's own words. */
  type: string;
}

const coverTypes: readonly CoverType[] = [
  { id: 'birthday', label: 'Birthday', type: 'Birthday Party' },
  { id: 'dinner', label: 'Dinner', type: 'Dinner Party' },
  { id: 'brunch', label: 'Brunch', type: 'Brunch Party' },
  { id: 'night', label: 'Night', type: 'Night Party' },
  { id: 'pool', label: 'Pool', type: 'Pool Party' },
  { id: 'graduation', label: 'Graduation', type: 'Graduation Party' },
  { id: 'baby-shower', label: 'Baby shower', type: 'Baby Shower' },
  { id: 'housewarming', label: 'Housewarming', type: 'Housewarming' },
  { id: 'wedding', label: 'Wedding', type: 'Wedding' },
  { id: 'memorial', label: 'Memorial', type: 'Memorial' },
];

const list = new Intl.ListFormat('en');

/** 'birthday and dinner': the home page's short names, in the middle of a sentence, or the host's own words. */
export function nameOccasion(eventType: readonly string[]): string {
  return list.format(
    eventType.map(
      (each) => coverTypes.find(({ type }) => type === each)?.label.toLowerCase() ?? each,
    ),
  );
}

export interface Cover {
  look: ReadyLook;
  type: CoverType;
  /** Of the sample invitation that the cover shows. */
  title: string;
}

/** By the ids of look and type, as an address names them. Null when there is none of one of them. */
export function findCover(lookId: string, typeId: string): Omit<Cover, 'title'> | null {
  const look = readyLooks.find(({ id }) => id === lookId);
  const type = coverTypes.find(({ id }) => id === typeId);
  return look && type ? { look, type } : null;
}

/** The home page's twelve, in its order (behaviour 2.3). */
export const covers: readonly Cover[] = [
  ['big-birthday', 'birthday', 'Otis Is Six!'],
  ['garden-supper', 'dinner', 'Maya & Jonah’s Garden Supper'],
  ['seaside', 'brunch', 'Brunch at Mia’s'],
  ['neon-bar', 'night', 'Glow Till Dawn'],
  ['once-upon-a-time', 'baby-shower', 'Waiting for Little Bear'],
  ['gold-gala', 'night', 'Champagne at Midnight'],
  ['poolside', 'pool', 'Cannonball Season'],
  ['vinyl-evening', 'housewarming', 'New Keys, First Soup'],
  ['old-school', 'graduation', 'Dr. Adeyemi!'],
  ['concert', 'wedding', 'Nora & Sam'],
  ['late-show', 'night', 'The Monster Mash'],
  ['plain-and-simple', 'memorial', 'Remembering Ruth'],
].flatMap(([lookId = '', typeId = '', title = '']) => {
  const cover = findCover(lookId, typeId);
  return cover ? [{ ...cover, title }] : [];
});
