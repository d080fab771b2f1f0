import type { Claims } from './claims.ts';
import { hues } from './hues.ts';

/** Occasions with a drawn scene, which a theme of colors alone does not replace (behaviour 6.11). */
export const occasionsWithScene: ReadonlySet<string> = new Set([
  'pool party',
  'graduation party',
  'baby shower',
  'housewarming',
]);

export const partyTypeClaims: Readonly<Record<string, Claims>> = {
  'birthday party': {
    dark: -0.5,
    swatches: hues([20, 1, 0.64, 0.19], [85, 0.7, 0.83, 0.15], [190, 0.7, 0.62, 0.11]),
    paper: [0.965, 0.028, 60, 1],
    display: ['Fraunces', 1],
    ornaments: { sprig: 0.9, bunting: 0.9 },
    radius: 14,
  },
  'dinner party': {
    swatches: hues([10, 1, 0.4, 0.12], [110, 0.7, 0.58, 0.08], [75, 0.4, 0.78, 0.11]),
    paper: [0.955, 0.022, 75, 1],
    display: ['Cormorant', 1],
    ornaments: { botanical: 1, deco: 0.4 },
    frame: ['line', 1],
    radius: 2,
  },
  'brunch party': {
    dark: -0.5,
    swatches: hues([55, 1, 0.7, 0.16], [90, 0.8, 0.85, 0.15], [140, 0.5, 0.62, 0.11]),
    paper: [0.965, 0.04, 92, 1],
    display: ['Fraunces', 1.2],
    ornaments: { pancakes: 1.2, botanical: 0.5 },
    radius: 12,
  },
  'night party': {
    dark: 1.5,
    swatches: hues([320, 0.8, 0.6, 0.2], [265, 0.8, 0.58, 0.18], [85, 0.4, 0.82, 0.14]),
    night: [0.17, 0.06, 275, 1],
    display: ['Unbounded', 1],
    ornaments: { glitter: 0.9, equaliser: 0.7 },
    radius: 6,
  },
  'pool party': {
    dark: -0.5,
    swatches: hues([222, 1, 0.66, 0.13], [8, 0.6, 0.68, 0.18], [92, 0.5, 0.87, 0.15]),
    paper: [0.96, 0.03, 215, 1],
    display: ['Fredoka', 1.2],
    ornaments: { float: 1.3 },
    radius: 18,
  },
  'graduation party': {
    swatches: hues([265, 1, 0.4, 0.13], [84, 0.8, 0.78, 0.13], [20, 0.3, 0.55, 0.15]),
    paper: [0.96, 0.015, 262, 1],
    display: ['Bodoni Moda', 1.2],
    ornaments: { caps: 1.2 },
    frame: ['double', 1],
    radius: 0,
  },
  'baby shower': {
    dark: -1,
    swatches: hues([230, 0.8, 0.78, 0.09], [350, 0.7, 0.82, 0.09], [95, 0.5, 0.88, 0.1]),
    paper: [0.965, 0.022, 230, 1],
    envelope: { accentLightness: 0.81, maxChroma: 0.1 },
    display: ['Fredoka', 1.2],
    ornaments: { pram: 1.3, hearts: 0.3 },
    radius: 20,
  },
  housewarming: {
    dark: -0.3,
    swatches: hues([40, 1, 0.6, 0.14], [150, 0.7, 0.52, 0.08], [80, 0.5, 0.8, 0.13]),
    paper: [0.95, 0.03, 70, 1],
    display: ['Fraunces', 1.2],
    ornaments: { homes: 1.2, bunting: 0.8 },
    radius: 10,
  },
};

/**
 * A quiet sheet, to which the claims of the party types are added: it suits a dinner, a memorial and a board meeting
 * alike (behaviour 6.20).
 */
export const quietClaims: Claims = {
  swatches: hues([158, 0.05, 0.44, 0.045], [78, 0.04, 0.74, 0.09], [118, 0.03, 0.7, 0.06]),
  paper: [0.962, 0.012, 85, 1],
  night: [0.19, 0.02, 200, 1],
  display: ['Cormorant', 0.5],
  ornaments: { sprig: 0.5 },
  radius: -8,
  chroma: 0.8,
  motion: 0.4,
};
