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

export type ScriptFace = 'Caveat' | 'Parisienne';

/** `display` sets the title and `script` the line above it. */
export interface ThemeFonts {
  display: FaceName;
  script: ScriptFace | null;
  body: FaceName;
  label: FaceName;
}

/** As a title: tracking in em, size relative to Figtree. */
export interface Setting {
  weight: number;
  tracking: number;
  leading: number;
  scale: number;
  /** The width of an 'n' in em, such that no long word measured in it is wider. */
  letter: number;
}

export interface Face {
  family: string;
  npmPackage: string;
  /** Of the Latin letters, within the package. */
  file: string;
  /** Decides which faces may meet in a look. */
  bytes: number;
  /** The range that looks use. The site's own files are cut to it. */
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
  bytes: number,
  fallback: string,
  title: readonly [
    weight: number,
    tracking: number,
    leading: number,
    scale: number,
    letter: number,
  ],
];

const rows: Readonly<Record<FaceName, Row>> = {
  'Bodoni Moda': ['variable', [600, 600], 25884, serif, [600, -0.01, 1.08, 1, 0.62]],
  'Bricolage Grotesque': ['variable', [800, 800], 41344, sans, [800, -0.03, 0.98, 1.04, 0.61]],
  Caveat: ['static', [700, 700], 51020, hand, [700, 0, 0.98, 1.22, 0.46]],
  Cinzel: ['variable', [600, 600], 25904, capitals, [600, 0.02, 1.14, 0.86, 0.82]],
  Cormorant: ['variable', [600, 600], 35340, serif, [600, -0.012, 1, 1.12, 0.53]],
  Creepster: [
    'static',
    [400, 400],
    28120,
    "'Chiller', Impact, fantasy",
    [400, 0.02, 1, 1.42, 0.58],
  ],
  'EB Garamond': ['variable', [400, 700], 44336, serif, [500, -0.012, 1.06, 1.08, 0.55]],
  Figtree: ['variable', [400, 700], 20156, sans, [700, -0.02, 1.06, 1, 0.57]],
  Fraunces: ['variable', [600, 600], 36620, serif, [600, -0.015, 1.06, 1, 0.63]],
  Fredoka: ['variable', [600, 600], 29732, rounded, [600, 0, 1.05, 1, 0.58]],
  Jost: [
    'variable',
    [400, 400],
    26576,
    "Futura, 'Century Gothic', system-ui, sans-serif",
    [400, -0.02, 1.08, 1, 0.54],
  ],
  Limelight: [
    'static',
    [400, 400],
    23080,
    "Broadway, 'Bodoni 72', Georgia, serif",
    [400, 0, 1.12, 0.92, 0.71],
  ],
  Orbitron: ['variable', [800, 800], 11800, technical, [800, 0.01, 1.16, 0.84, 0.73]],
  Oxanium: ['variable', [400, 700], 14044, technical, [700, 0, 1.1, 0.98, 0.61]],
  Parisienne: ['static', [400, 400], 22600, hand, [400, 0, 1.2, 1.1, 0.6]],
  Shrikhand: ['static', [400, 400], 15940, heavy, [400, 0, 1.1, 0.96, 0.74]],
  Unbounded: ['variable', [800, 800], 50904, sans, [800, -0.02, 1.14, 0.8, 0.83]],
};

/** What replaces a face that has none of the rarer Latin letters: a word is set in one face (behaviour 49.36). */
export const widerFaces: Partial<Record<FaceName, FaceName>> = {
  Creepster: 'Shrikhand',
  Fredoka: 'Bricolage Grotesque',
  Orbitron: 'Oxanium',
};

/** The names of faces whose licence reserves their own: a cut font must not have it. */
const otherNames: Partial<Record<FaceName, string>> = {
  Creepster: 'Festoon Drips',
  Limelight: 'Festoon Marquee',
  Orbitron: 'Festoon Cockpit',
  Parisienne: 'Festoon Quill',
};

function toFace(name: FaceName): Face {
  const [kind, weights, bytes, fallback, [weight, tracking, leading, scale, letter]] = rows[name];
  const id = name.toLowerCase().replaceAll(' ', '-');
  const variable = kind === 'variable';
  return {
    family: otherNames[name] ?? name,
    npmPackage: `@fontsource${variable ? '-variable' : ''}/${id}`,
    file: `files/${id}-latin-${variable ? 'wght' : weights[0]}-normal.woff2`,
    bytes,
    weights,
    fallback,
    title: { weight, tracking, leading, scale, letter },
  };
}

/** All are OFL-1.1 and served from this site. */
export const faces: Readonly<Record<FaceName, Face>> = Object.fromEntries(
  Object.keys(rows).map((name) => [name, toFace(name as FaceName)]),
) as Record<FaceName, Face>;

/** Without the ending: of one writing system or other part, or of all its letters. */
export function nameFaceFile({ family }: Pick<Face, 'family'>, script?: string): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return script === undefined ? name : `${name}-${script}`;
}

/**
 * The most that the Latin files of the faces of one look may have together in their packages, in bytes. A page loads
 * less, because the site's files are cut.
 */
const mostFaceBytes = 110_000;

/** Few and small enough for one page; each face counts once. */
export function areLight(names: Iterable<FaceName>): boolean {
  const once = [...new Set(names)];
  const bytes = once.reduce((sum, name) => sum + faces[name].bytes, 0);
  return once.length <= 3 && bytes <= mostFaceBytes;
}

/** Each once, the title's first: at most three. */
export function listFaceNames({ fonts }: { fonts: ThemeFonts }): FaceName[] {
  const names = [fonts.display, fonts.body, fonts.label, fonts.script];
  return [...new Set(names.flatMap((name) => name ?? []))];
}

/** The face that a theme uses for the line above the title and for nothing else, or null. */
export function findLineFace({ fonts }: { fonts: ThemeFonts }): ScriptFace | null {
  const { display, script, body, label } = fonts;
  const others: FaceName[] = [display, body, label];
  return script === null || others.includes(script) ? null : script;
}

/** With the face's metric-compatible fallback. */
export function getFontStack(name: FaceName): string {
  const { family, fallback } = faces[name];
  return `'${family}', ${fallback}`;
}

/** Of the file that has the letters of 'You’re invited to' alone. */
export const nameOpeningFamily = (name: FaceName) => `${faces[name].family} Opening`;
