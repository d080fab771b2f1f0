import { convertRgbToOklab } from 'culori/fn';

import type { GroundName } from '../../motifs/motif.ts';
import type { Drawing } from '../../things/thing.ts';
import type { ThemeTokens } from '../../tokens.ts';
import { channels, n } from '../svg.ts';

/** Grounds on which much has the accent. */
const watery: ReadonlySet<GroundName> = new Set<GroundName>(['dunes', 'pier', 'sea']);

const unit = 3;
/** Of the space around a drawing that is one unit of 32 wide and high. */
const half = 48;
const nearHue = 50;
const grayBelow = 0.02;

function hueOf(hex: string): number | null {
  const [red, green, blue] = channels(hex);
  const { a, b } = convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
  if (Math.hypot(a, b) < grayBelow) return null;
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/**
 * The look's colors for a thing's own: the nearest hue, each once. A named color, the accent, paints the leading thing.
 * By the sea, which has the accent, nothing else is painted so: a blue fish would not be seen.
 */
function choosePaints({ hues }: Drawing, { colors, things }: ThemeTokens, at: number): string[] {
  const own = [colors.accent2, colors.accent3];
  const isBySea = things !== undefined && watery.has(things.ground) && !things.isPainted;
  const accents = isBySea ? own : [colors.accent, ...own];
  const taken = new Set<string>();
  const rotated = accents.map((_, step) => accents[(at + step) % accents.length] ?? colors.accent);
  return hues.map(([hue], rank) => {
    const free = [...rotated, colors.leaf].filter((hex) => !taken.has(hex));
    const near = free
      .map((hex) => ({ hex, away: turn(hue, hueOf(hex) ?? hue + 180) }))
      .toSorted((one, other) => one.away - other.away)[0];
    const isLead = rank === 0 && at === 0 && things?.isPainted === true;
    const isNear = near !== undefined && near.away < nearHue;
    const paint = (isLead ? undefined : isNear ? near.hex : undefined) ?? free[0] ?? colors.display;
    taken.add(paint);
    return paint;
  });
}

const layerForm = /^([a-dSG])(o|[\d.]+)?(?:%(\d+))? (.+)$/;

function drawLayer(layer: string, paints: Readonly<Record<string, string | undefined>>): string {
  const [, letter = '', kind = '', share, d = ''] = layerForm.exec(layer) ?? [];
  const paint = paints[letter];
  if (paint === undefined) throw new Error(`No paint for the layer ${layer}`);
  const opacity = share ? ` opacity="${n(Number(share) / 100)}"` : '';
  const hollow = kind === 'o' ? ' fill-rule="evenodd"' : '';
  // What is white keeps an outline on a light ground.
  const edge =
    letter === 'G' && !share
      ? ` stroke="${paints['S']}" stroke-opacity=".3" stroke-width=".5"`
      : '';
  const look =
    kind && kind !== 'o'
      ? `fill="none" stroke="${paint}" stroke-width="${kind}"`
      : `fill="${paint}"${hollow}${edge}`;
  return `<path d="${d}" ${look}${opacity}/>`;
}

/** About the origin, with its foot 48 below and its sides 48 away. `at` is its place among the things of a look. */
export function drawThing(drawing: Drawing, tokens: ThemeTokens, at: number): string {
  const { colors } = tokens;
  const [a, b, c, d] = choosePaints(drawing, tokens, at);
  const paints = { a, b, c, d, S: colors.shade, G: colors.glint };
  const layers = drawing.layers.map((layer) => drawLayer(layer, paints)).join('');
  const y = half - drawing.bottom * unit;
  return `<g transform="translate(${-half} ${n(y)})scale(${unit})" stroke-linecap="round" stroke-linejoin="round">${layers}</g>`;
}
