import type { Motif } from '../../motifs/motif.ts';
import type { ThemeTokens } from '../../tokens.ts';
import { findLampColor, n } from '../svg.ts';

const paintsOf = (tokens: ThemeTokens): Readonly<Record<string, string>> => {
  const { colors } = tokens;
  return {
    a: colors.accent,
    b: colors.accent2,
    c: colors.accent3,
    d: colors.display,
    g: colors.glint,
    k: colors.leafDeep,
    l: colors.leaf,
    s: colors.shade,
    t: colors.tint2,
    y: findLampColor(tokens),
  };
};

const layerForm = /^([a-z])([\d.]+)?(?:%(\d+))?(?:\*(\d+))? (.+)$/;

function drawLayer(layer: string, paints: Readonly<Record<string, string>>): string {
  const [, letter = '', width, share, copies = '1', d = ''] = layerForm.exec(layer) ?? [];
  const paint = paints[letter];
  if (paint === undefined) throw new Error(`No paint for the layer ${layer}`);
  const pale = share ? ` opacity="${n(Number(share) / 100)}"` : '';
  // What is white keeps an outline on a light ground.
  const edge =
    letter === 'g' && !share && !width ? ` stroke="${paints['s']}" stroke-opacity=".3"` : '';
  const look = width
    ? `fill="none" stroke="${paint}" stroke-width="${width}"`
    : `fill="${paint}"${edge}`;
  return Array.from({ length: Number(copies) }, (_, copy) => {
    const turn = copy ? ` transform="rotate(${n((copy * 360) / Number(copies))})"` : '';
    return `<path d="${d}" ${look}${pale}${turn}/>`;
  }).join('');
}

/** About the origin. */
export function drawMotif(motif: Motif, tokens: ThemeTokens): string {
  const paints = paintsOf(tokens);
  const layers = motif.map((layer) => drawLayer(layer, paints)).join('');
  return `<g stroke-linecap="round" stroke-linejoin="round">${layers}</g>`;
}
