import type { OrnamentFamily } from '../family.ts';
import type { Calm } from '../hero.ts';
import { drawLaurel } from '../scenery.ts';
import { drawFlown } from '../scenes/flown-things.ts';
import { drawFramed } from '../scenes/framed-things.ts';
import { drawHung } from '../scenes/hung-things.ts';
import type { Scene } from '../scenes/scene.ts';
import { drawStanding } from '../scenes/standing-things.ts';
import { defineThings, findLift, half } from '../scenes/thing-parts.ts';
import { at, circle, mirror, path, stroke, use } from '../svg.ts';
import { sprig } from './sprig.ts';

const standingCalm: Calm = { wide: 0.37, tall: 0.37, room: 0.95 };
const lowCalm: Calm = { wide: 0.63, tall: 0.6, room: 0.92, low: 0.9 };

/** The words are among what flies. */
const flownCalm: Calm = { wide: 0.55, tall: 0.55, room: 0.9, low: 0.9 };

type DrawHero = (scene: Scene, backdrop: string) => string;

const createFamily = (mark: string, calm: Calm, drawHero: DrawHero): OrnamentFamily => ({
  stage: 'middle',
  mark,
  calm,
  floor: 0.89,
  // Without a thing, as when its drawing could not be loaded, there are branches.
  hero: (scene, backdrop) =>
    scene.tokens.things ? drawHero(scene, backdrop) : sprig.hero(scene, backdrop),
  corner({ tokens, colors, id }) {
    if (!tokens.things) return sprig.corner({ tokens, colors, id } as Scene);
    return (
      defineThings(tokens, id, 1) +
      circle(30, 30, 96, `fill="${colors.tint2}" opacity=".7"`) +
      use(`${id}0`, 66, 66 - findLift(tokens, 0), { turn: -8 })
    );
  },
  divider({ tokens, colors, id }) {
    if (!tokens.things) return sprig.divider({ tokens, colors, id } as Scene);
    return (
      defineThings(tokens, id, 1) +
      stroke(colors.accent, 1.8, 'M20 28H128M232 28H340') +
      use(`${id}0`, 180, 28 - findLift(tokens, 0) * 0.5, { scale: 0.5 }) +
      [142, 218].map((x) => circle(x, 28, 3.6, `fill="${colors.accent2}"`)).join('')
    );
  },
  footer({ tokens, colors, id }) {
    if (!tokens.things) return sprig.footer({ tokens, colors, id } as Scene);
    const laurel = drawLaurel(`${id}l`, colors.leaf, 170);
    return (
      defineThings(tokens, id, 1) +
      path('M0 118C160 108 320 122 500 116S840 108 1000 118V142H0Z', `fill="${colors.tint2}"`) +
      mirror(`${id}m`, 500, at(560, 112, laurel)) +
      use(`${id}0`, 500, 124 - half * 0.95, { scale: 0.95 })
    );
  },
});

/** On a ground below the title. */
export const standingThings = createFamily('st', standingCalm, drawStanding);
export const flownThings = createFamily('fl', flownCalm, drawFlown);
export const hungThings = createFamily('hu', lowCalm, drawHung);
export const framedThings = createFamily('fr', lowCalm, drawFramed);
