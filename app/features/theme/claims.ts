import type { ThemeTag } from './catalogue.ts';
import type { FaceName, ScriptFace } from './faces.ts';
import { type Swatch, hues } from './hues.ts';
import type { MotifName } from './motifs/motif-sets.ts';
import type { GroundName } from './motifs/motif.ts';
import type { Thing } from './things/thing.ts';

export type FamilyName = DrawnFamily | MotifName;

export type DrawnFamily =
  | 'botanical'
  | 'bunting'
  | 'caps'
  | 'cassette'
  | 'clouds'
  | 'confetti'
  | 'deco'
  | 'doodle'
  | 'equaliser'
  | 'flownThings'
  | 'framedThings'
  | 'glitter'
  | 'grain'
  | 'grid'
  | 'halftone'
  | 'hearts'
  | 'homes'
  | 'hungThings'
  | 'plain'
  | 'posy'
  | 'snow'
  | 'spooky'
  | 'sprig'
  | 'standingThings'
  | 'stars'
  | 'stave'
  | 'sunburst'
  | 'tiles'
  | 'tubes'
  | 'wash'
  | 'waves';

export type CornerStyle = 'round' | 'square' | 'cut' | 'notch';
export type FrameStyle = 'none' | 'line' | 'double' | 'stitch' | 'glow';

/** In OKLCH. */
export type Ground = readonly [lightness: number, chroma: number, hue: number, weight: number];

/** Limits that a color tag puts on every color: factors and targets in OKLCH. */
export interface Envelope {
  accentLightness?: number;
  minChroma?: number;
  maxChroma?: number;
  mono?: boolean;
  glow?: boolean;
  metal?: boolean;
}

export interface ThingScene {
  all: readonly Thing[];
  ground: GroundName;
  /** A color is named, which the leading thing takes. */
  isPainted: boolean;
}

type Claimed<Value extends string> = readonly [value: Value, weight: number];

/** What one tag, word or occasion asks for. Several claims are merged by weight. */
export interface Claims {
  /** Below 0 for the day scheme. */
  dark?: number;
  swatches?: readonly Swatch[];
  paper?: Ground;
  night?: Ground;
  envelope?: Envelope;
  display?: Claimed<FaceName>;
  script?: Claimed<ScriptFace>;
  body?: Claimed<FaceName>;
  label?: Claimed<FaceName>;
  ornaments?: Partial<Record<FamilyName, number>>;
  corner?: Claimed<CornerStyle>;
  frame?: Claimed<FrameStyle>;
  /** Pixels added to the corner radius. */
  radius?: number;
  /** Factors for chroma and for the amount of ornament. */
  chroma?: number;
  density?: number;
  /** 0 still, 1 gentle, 2 lively. */
  motion?: number;
  /** Two to five: how many of its things a scene shows. */
  count?: number;
  /** What is set in a scene. */
  things?: ThingScene;
  /** What the words deny is drawn by no other claim. */
  bars?: readonly FamilyName[];
  /** True where there is nothing to celebrate, as at work. */
  sober?: true;
  /** True for mourning: of all other claims only a fifth of their colors' weight counts. */
  solemn?: boolean;
}

export const tagClaims: Readonly<Record<ThemeTag, Claims>> = {
  Pastel: {
    dark: -3,
    swatches: hues([350, 0.5, 0.8, 0.1], [165, 0.4, 0.85, 0.09], [295, 0.4, 0.78, 0.09]),
    paper: [0.965, 0.022, 350, 0.7],
    envelope: { accentLightness: 0.81, maxChroma: 0.105 },
    ornaments: { wash: 0.75 },
    radius: 10,
  },
  Neon: {
    dark: 3,
    swatches: hues([350, 0.6, 0.68, 0.26], [200, 0.6, 0.82, 0.17], [130, 0.3, 0.88, 0.25]),
    night: [0.15, 0.045, 290, 0.7],
    envelope: { minChroma: 0.17, glow: true },
    display: ['Fredoka', 0.5],
    ornaments: { tubes: 0.7 },
    frame: ['glow', 2],
    motion: 2,
  },
  Monochrome: {
    dark: 0,
    envelope: { mono: true },
    display: ['Bricolage Grotesque', 0.5],
    ornaments: { halftone: 0.7 },
    corner: ['square', 0.5],
    frame: ['line', 0.5],
    radius: -10,
  },
  'Gold & Glitter': {
    dark: 1,
    swatches: hues([86, 1.6, 0.72, 0.13], [70, 0.3, 0.62, 0.11], [95, 0.3, 0.88, 0.09]),
    paper: [0.965, 0.02, 92, 0.6],
    night: [0.165, 0.01, 70, 1.2],
    envelope: { metal: true },
    display: ['Limelight', 0.9],
    ornaments: { glitter: 1.2 },
    frame: ['double', 0.8],
    radius: -4,
    motion: 1.5,
  },
  Romantic: {
    dark: -0.6,
    swatches: hues([12, 1.2, 0.53, 0.17], [343, 0.6, 0.77, 0.11], [48, 0.5, 0.85, 0.07]),
    paper: [0.955, 0.022, 15, 1],
    night: [0.19, 0.05, 5, 1],
    display: ['Cormorant', 1],
    script: ['Parisienne', 2],
    ornaments: { hearts: 1.1, botanical: 0.5 },
    frame: ['line', 0.5],
    radius: 8,
  },
  Spooky: {
    dark: 2.2,
    swatches: hues([55, 1, 0.72, 0.18], [300, 0.9, 0.6, 0.16], [130, 0.4, 0.8, 0.2]),
    paper: [0.94, 0.03, 75, 0.8],
    night: [0.16, 0.045, 300, 1.2],
    display: ['Creepster', 2.5],
    ornaments: { spooky: 2.2 },
    radius: -6,
  },
  Classy: {
    dark: 0.3,
    swatches: hues([262, 0.9, 0.34, 0.09], [84, 0.7, 0.72, 0.1], [262, 0.1, 0.5, 0.06]),
    paper: [0.965, 0.012, 90, 1.1],
    night: [0.18, 0.03, 262, 1.1],
    display: ['Bodoni Moda', 2],
    ornaments: { deco: 1.5 },
    corner: ['notch', 1.2],
    frame: ['double', 1],
    radius: -8,
  },
  Chill: {
    dark: -0.3,
    swatches: hues([205, 1, 0.6, 0.1], [165, 0.6, 0.75, 0.09], [75, 0.3, 0.86, 0.1]),
    paper: [0.955, 0.026, 200, 1],
    night: [0.2, 0.035, 220, 1],
    display: ['Jost', 1],
    ornaments: { waves: 1.5 },
    radius: 12,
    chroma: 0.95,
  },
  Dreamy: {
    dark: 0.1,
    swatches: hues([288, 1, 0.62, 0.13], [230, 0.5, 0.76, 0.09], [345, 0.5, 0.8, 0.1]),
    paper: [0.95, 0.028, 285, 1],
    night: [0.2, 0.06, 280, 1],
    display: ['Cormorant', 1.2],
    script: ['Parisienne', 0.8],
    ornaments: { clouds: 1.6, stars: 0.6 },
    radius: 16,
  },
  Playful: {
    dark: -0.8,
    swatches: hues([28, 1, 0.66, 0.2], [92, 0.8, 0.85, 0.16], [235, 0.8, 0.62, 0.15]),
    paper: [0.965, 0.045, 95, 1],
    night: [0.22, 0.07, 265, 1],
    display: ['Fredoka', 2],
    ornaments: { confetti: 1.8 },
    radius: 18,
    motion: 1.8,
  },
  'Lo-fi': {
    dark: 0.6,
    swatches: hues([45, 0.7, 0.7, 0.12], [340, 0.4, 0.62, 0.1], [290, 0.4, 0.6, 0.09]),
    paper: [0.93, 0.03, 60, 0.9],
    night: [0.22, 0.04, 315, 0.9],
    display: ['Bricolage Grotesque', 0.9],
    ornaments: { cassette: 1.3, grain: 1 },
    radius: 2,
    chroma: 0.85,
  },
  'Dance Pop': {
    dark: 1,
    swatches: hues([335, 0.8, 0.62, 0.23], [285, 0.6, 0.6, 0.2], [60, 0.3, 0.8, 0.17]),
    paper: [0.96, 0.03, 335, 0.9],
    night: [0.18, 0.08, 300, 0.9],
    display: ['Unbounded', 1.4],
    ornaments: { equaliser: 1.5 },
    chroma: 1.1,
    motion: 2,
  },
  Classical: {
    dark: 0,
    swatches: hues([22, 0.6, 0.42, 0.11], [80, 0.4, 0.68, 0.09], [262, 0.3, 0.4, 0.06]),
    paper: [0.945, 0.04, 85, 1],
    night: [0.19, 0.03, 30, 1],
    display: ['EB Garamond', 1.6],
    body: ['EB Garamond', 1],
    ornaments: { stave: 1.3 },
    frame: ['line', 0.8],
    radius: -6,
    chroma: 0.95,
  },
  Indie: {
    dark: -0.2,
    swatches: hues([150, 0.85, 0.5, 0.1], [70, 0.6, 0.76, 0.14], [30, 0.4, 0.62, 0.14]),
    paper: [0.93, 0.035, 80, 1],
    night: [0.2, 0.03, 155, 1],
    display: ['Caveat', 0.9],
    script: ['Caveat', 1.2],
    ornaments: { doodle: 1.4 },
    frame: ['stitch', 0.6],
    radius: 4,
    chroma: 0.95,
  },
  Cottagecore: {
    dark: -1.2,
    swatches: hues([138, 0.9, 0.5, 0.09], [25, 0.6, 0.7, 0.12], [85, 0.4, 0.82, 0.11]),
    paper: [0.945, 0.035, 118, 1.1],
    night: [0.2, 0.03, 140, 1],
    display: ['Fraunces', 2.2],
    ornaments: { botanical: 2 },
    frame: ['stitch', 1],
    radius: 8,
  },
  Retro: {
    dark: 0,
    swatches: hues([46, 1, 0.66, 0.17], [195, 0.5, 0.52, 0.09], [82, 0.5, 0.79, 0.15]),
    paper: [0.94, 0.045, 82, 1.2],
    night: [0.2, 0.035, 40, 1],
    display: ['Shrikhand', 1.6],
    label: ['Limelight', 1.5],
    ornaments: { sunburst: 1.8 },
    frame: ['double', 0.9],
    corner: ['notch', 0.4],
    radius: 0,
  },
  'Sci-fi': {
    dark: 1.5,
    swatches: hues([215, 1, 0.62, 0.15], [190, 0.4, 0.78, 0.13], [300, 0.4, 0.6, 0.19]),
    paper: [0.95, 0.015, 220, 0.9],
    night: [0.15, 0.035, 235, 1],
    display: ['Orbitron', 2],
    body: ['Oxanium', 2],
    ornaments: { grid: 2 },
    corner: ['cut', 2],
    frame: ['glow', 0.8],
    radius: -10,
    motion: 1.5,
  },
  Fairytale: {
    dark: 0.6,
    swatches: hues([86, 0.9, 0.74, 0.13], [295, 0.9, 0.52, 0.15], [350, 0.3, 0.78, 0.1]),
    paper: [0.955, 0.028, 305, 0.9],
    night: [0.19, 0.075, 285, 1],
    display: ['Cinzel', 1.8],
    script: ['Parisienne', 0.6],
    ornaments: { stars: 1.7, botanical: 0.4 },
    frame: ['line', 1],
    radius: 6,
  },
  Minimalist: {
    dark: -0.4,
    swatches: hues([35, 0.3, 0.6, 0.2], [35, 0.1, 0.7, 0.1], [60, 0.1, 0.85, 0.03]),
    paper: [0.975, 0.004, 80, 1.2],
    night: [0.17, 0.004, 80, 1.2],
    display: ['Jost', 1.8],
    ornaments: { plain: 0.9 },
    corner: ['square', 1],
    frame: ['none', 1.5],
    radius: -10,
    chroma: 0.85,
    density: 0.4,
    motion: 0.2,
  },
};
