import type { ThemeTokens } from './tokens.ts';

export type FaceName =
  | 'Bodoni Moda'
  | 'Bricolage Grotesque'
  | 'Caveat'
  | 'Cinzel'
  | 'Cormorant'
  | 'Creepster'
  | 'EB Garamond'
  | 'Figtree'
  | 'Fraunces'
  | 'Fredoka'
  | 'Jost'
  | 'Limelight'
  | 'Orbitron'
  | 'Oxanium'
  | 'Parisienne'
  | 'Shrikhand'
  | 'Unbounded';

/** How a face is set as a title: weight, tracking in em, line height, size relative to Figtree's. */
export interface Setting {
  weight: number;
  tracking: number;
  leading: number;
  scale: number;
}

export interface Face {
  /** The CSS family name, as the npm package spells it. */
  family: string;
  npmPackage: string;
  /** The Latin subset within the package. */
  file: string;
  /** The range of `font-weight` the file holds. */
  weights: readonly [number, number];
  fallback: string;
  title: Setting;
}

const sans = 'system-ui, sans-serif';
const serif = "'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const capitals = "'Trajan Pro', 'Palatino Linotype', Georgia, serif";
const heavy = "Rockwell, 'Cooper Black', Georgia, serif";
const hand = "'Segoe Script', 'Snell Roundhand', 'Apple Chancery', cursive";
const technical = "'Eurostile', 'Bahnschrift', system-ui, sans-serif";
const rounded = "ui-rounded, 'Nunito', 'Arial Rounded MT Bold', system-ui, sans-serif";

type Row = readonly [
  kind: 'variable' | 'static',
  weights: readonly [number, number],
  fallback: string,
  title: readonly [weight: number, tracking: number, leading: number, scale: number],
];

const rows: Readonly<Record<FaceName, Row>> = {
  'Bodoni Moda': ['variable', [400, 900], serif, [600, -0.01, 1.08, 1]],
  'Bricolage Grotesque': ['variable', [200, 800], sans, [800, -0.03, 0.98, 1.04]],
  Caveat: ['variable', [400, 700], hand, [700, 0, 0.98, 1.22]],
  Cinzel: ['variable', [400, 900], capitals, [600, 0.02, 1.14, 0.86]],
  Cormorant: ['variable', [300, 700], serif, [600, -0.012, 1, 1.12]],
  Creepster: ['static', [400, 400], "'Chiller', Impact, fantasy", [400, 0.02, 1, 1.42]],
  'EB Garamond': ['variable', [400, 800], serif, [500, -0.012, 1.06, 1.08]],
  Figtree: ['variable', [300, 900], sans, [700, -0.02, 1.06, 1]],
  Fraunces: ['variable', [100, 900], serif, [600, -0.015, 1.06, 1]],
  Fredoka: ['variable', [300, 700], rounded, [600, 0, 1.05, 1]],
  Jost: [
    'variable',
    [100, 900],
    "Futura, 'Century Gothic', system-ui, sans-serif",
    [400, -0.02, 1.08, 1],
  ],
  Limelight: ['static', [400, 400], "Broadway, 'Bodoni 72', Georgia, serif", [400, 0, 1.12, 0.92]],
  Orbitron: ['variable', [400, 900], technical, [800, 0.01, 1.16, 0.84]],
  Oxanium: ['variable', [200, 800], technical, [700, 0, 1.1, 0.98]],
  Parisienne: ['static', [400, 400], hand, [400, 0, 1.2, 1.1]],
  Shrikhand: ['static', [400, 400], heavy, [400, 0, 1.1, 0.96]],
  Unbounded: ['variable', [200, 900], sans, [800, -0.02, 1.14, 0.74]],
};

function toFace(name: FaceName): Face {
  const [kind, weights, fallback, [weight, tracking, leading, scale]] = rows[name];
  const id = name.toLowerCase().replaceAll(' ', '-');
  const variable = kind === 'variable';
  return {
    family: variable ? `${name} Variable` : name,
    npmPackage: `@fontsource${variable ? '-variable' : ''}/${id}`,
    file: `files/${id}-latin-${variable ? 'wght' : '400'}-normal.woff2`,
    weights,
    fallback,
    title: { weight, tracking, leading, scale },
  };
}

/** Every face a theme may ask for. All are OFL-1.1 and served from this site. */
export const faces: Readonly<Record<FaceName, Face>> = Object.fromEntries(
  Object.keys(rows).map((name) => [name, toFace(name as FaceName)]),
) as Record<FaceName, Face>;

/** The unicode range of the packages' Latin subset; text outside it is set in the fallbacks. */
export const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The faces that a theme loads, each once, the title's first: never more than three. */
export function themeFaces({ fonts }: Pick<ThemeTokens, 'fonts'>): Face[] {
  const names = new Set([fonts.display, fonts.body, fonts.label]);
  if (fonts.script) names.add(fonts.script);
  return [...names].map((name) => faces[name]);
}

/** The value of `font-family` that sets text in a face or, until it is there, in its like. */
export function fontStack(name: FaceName): string {
  const { family, fallback } = faces[name];
  return `'${family}', ${fallback}`;
}

/** `@font-face` rules for faces; `urlOf` says where the site serves a face's file. */
export function fontFaceCss(list: readonly Face[], urlOf: (face: Face) => string): string {
  return list
    .map(
      (face) =>
        `@font-face{font-family:'${face.family}';font-style:normal;font-display:swap;` +
        `font-weight:${face.weights.join(' ')};src:url(${urlOf(face)}) format('woff2');` +
        `unicode-range:${latinRange}}`,
    )
    .join('');
}
