import type { Claims, FamilyName } from '../claims.ts';
import { type Swatch, hues } from '../hues.ts';
import type { GroundName } from '../motifs/motif.ts';
import { hashText } from '../seed.ts';
import type { Place, Thing } from '../things/thing.ts';
import type { IdeaName } from './ideas.ts';

/** How things of a place may be set, and on what they stand. */
const scenes: Readonly<Record<Place, readonly (readonly [FamilyName, GroundName])[]>> = {
  table: [
    ['standingThings', 'cloth'],
    ['framedThings', 'hills'],
  ],
  meadow: [['standingThings', 'meadow']],
  deep: [['standingThings', 'seabed']],
  quay: [['standingThings', 'pier']],
  shore: [['standingThings', 'sea']],
  water: [['standingThings', 'sea']],
  air: [['flownThings', 'meadow']],
  road: [['standingThings', 'road']],
  room: [
    ['framedThings', 'hills'],
    ['standingThings', 'room'],
  ],
  portrait: [['framedThings', 'hills']],
};

/** They hang from threads. */
const hung: ReadonlySet<string> = new Set('🎈 🏮 🎐 🎀 🪶 🌙'.split(' '));

const railed: ReadonlySet<string> = new Set('🚂 🚃 🚆 🚄 🚅 🚊 🚋'.split(' '));

/** They swim, too. */
const amphibious: ReadonlySet<string> = new Set('🐢 🐧 🦆 🐥 🐸'.split(' '));
const wet: ReadonlySet<Place> = new Set<Place>(['deep', 'quay', 'shore', 'water']);
const swims = ({ emoji, place }: Thing) => wet.has(place) || amphibious.has(emoji);

/** Faces, and what lives in the sea beside what does not, are set in frames. */
const areApart = (things: readonly Thing[]) =>
  things.some(({ place }) => place === 'portrait') ||
  (things.some(({ place }) => place === 'deep') && !things.every(swims));

/** What is named beside the things gives them their ground. */
const grounds: Readonly<Partial<Record<IdeaName, GroundName>>> = {
  beach: 'sea',
  dunes: 'dunes',
  forest: 'forest',
  garden: 'meadow',
  harbor: 'pier',
  mountains: 'peaks',
  city: 'streets',
};

/** Its drawing would say the ground twice. */
export const lendsGround = (idea: IdeaName): boolean => grounds[idea] !== undefined;

const watery: ReadonlySet<GroundName> = new Set<GroundName>(['dunes', 'pier', 'sea', 'seabed']);
const sea: Swatch = [215, 1.3, 0.6, 0.11];
const usual = { lightness: [0.45, 0.8], chroma: 0.19 } as const;

function chooseScene(things: readonly Thing[], ideas: readonly IdeaName[], text: string) {
  if (areApart(things)) return ['framedThings', 'hills'] as const;
  const isUnderWater = things.some(({ place }) => place === 'deep');
  const choices = scenes[isUnderWater ? 'deep' : (things[0]?.place ?? 'room')];
  const [usualFamily, ground] = choices[hashText(text) % choices.length] ??
    choices[0] ?? ['framedThings', 'hills'];
  if (railed.has(things[0]?.emoji ?? '')) return [usualFamily, 'rails'] as const;
  const family = hung.has(things[0]?.emoji ?? '') ? 'hungThings' : usualFamily;
  const named = ideas.map((idea) => grounds[idea]).find(Boolean);
  if (!named || isUnderWater) return [family, ground] as const;
  // What flies stays in the air.
  return [things[0]?.place === 'air' ? family : 'standingThings', named] as const;
}

/** Of at most three things: a look in their colors, and the scene that they are set in (behaviour 6.36). */
export function claimThings(
  things: readonly Thing[],
  ideas: readonly IdeaName[],
  text: string,
): Claims {
  const [family, ground] = chooseScene(things, ideas, text);
  const [low, high] = usual.lightness;
  const held = (lightness: number) => Math.min(high, Math.max(low, lightness));
  const claimed = things.flatMap(({ drawing }, at) =>
    drawing.hues.slice(0, at === 0 ? 3 : 1).map(([hue, lightness, chroma], rank) => {
      const weight = at === 0 ? ([1.2, 0.7, 0.45][rank] ?? 0.4) : 0.6;
      return [
        hue,
        weight,
        held(lightness),
        Math.min(usual.chroma, Math.max(0.05, chroma)),
      ] as const;
    }),
  );
  const isBySea = watery.has(ground);
  const [hue = 85] = isBySea ? sea : (claimed[0] ?? []);
  return {
    dark: -0.6,
    swatches: isBySea ? hues(sea, ...claimed) : hues(...claimed),
    paper: [0.962, 0.024, hue, 0.9],
    ornaments: { [family]: 1.6 },
    things: { all: things, ground, isPainted: false },
  };
}
