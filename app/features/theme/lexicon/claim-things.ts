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
  water: [['standingThings', 'sea']],
  air: [['hungThings', 'meadow']],
  road: [['standingThings', 'road']],
  room: [
    ['framedThings', 'hills'],
    ['standingThings', 'room'],
  ],
};

/** What is named beside the things gives them their ground. */
const grounds: Readonly<Partial<Record<IdeaName, GroundName>>> = {
  beach: 'sea',
  forest: 'forest',
  garden: 'meadow',
  mountains: 'peaks',
  city: 'streets',
};

const sea: Swatch = [215, 1.3, 0.6, 0.11];
const usual = { lightness: [0.45, 0.8], chroma: 0.19 } as const;

function chooseScene(things: readonly Thing[], ideas: readonly IdeaName[], text: string) {
  const choices = scenes[things[0]?.place ?? 'room'];
  const [family, ground] = choices[hashText(text) % choices.length] ??
    choices[0] ?? ['framedThings', 'hills'];
  const named = ideas.map((idea) => grounds[idea]).find(Boolean);
  if (!named) return [family, ground] as const;
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
  const [hue = 85] = ground === 'sea' ? sea : (claimed[0] ?? []);
  return {
    dark: -0.6,
    swatches: ground === 'sea' ? hues(sea, ...claimed) : hues(...claimed),
    paper: [0.962, 0.024, hue, 0.9],
    ornaments: { [family]: 1.6 },
    things: { all: things, ground, isPainted: false },
  };
}
