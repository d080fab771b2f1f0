import type { ThemeTokens } from '../../tokens.ts';
import { at, circle, dots, group, findLampColor, lines, n, path, rect, stroke } from '../svg.ts';

const clefPath =
  'M1 12C-9 13 -14 5 -12 -4C-9 -15 8 -17 14 -5C19 8 9 21 -4 21C-20 21 -29 7 -25 -8C-21 -25 -4 -35 4 -48C10 -59 10 -75 4 -77C-4 -79 -9 -62 -7 -48L7 38C9 51 -2 57 -10 53C-15 50 -14 42 -8 41';

/** Its curl lies about the origin. */
export const drawClef = (color: string, width = 4.6) =>
  stroke(color, width, clefPath) + circle(-8, 45, 5, `fill="${color}"`);

/** About 60 × 76 about the origin. */
export function drawLyre(color: string): string {
  const arm = 'M0 27C-21 27 -26 10 -20 -4C-15 -16 -13 -24 -25 -31C-31 -35 -33 -27 -28 -25';
  return (
    lines(color, 4.4, path(arm) + path(arm, 'transform="scale(-1 1)"')) +
    stroke(color, 3.4, 'M-20 -24H20') +
    stroke(color, 1.4, 'M-9 -24V24M-3 -24V26M3 -24V26M9 -24V24') +
    path('M-13 24H13L9 35H-9Z', `fill="${color}"`) +
    circle(0, -30, 3.6, `fill="${color}"`)
  );
}

/** Stands on the origin, 244 high. */
export function drawViolin(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const wood = findLampColor(tokens);
  const dark = colors.shade;
  const half =
    'M0 0C26 1 45 -14 45 -41C45 -58 39 -64 35 -69C24 -76 24 -92 34 -100C38 -106 38 -112 38 -120C38 -140 22 -152 0 -152Z';
  const hole = 'M19 -62C14 -66 14 -70 18 -76C22 -82 22 -86 17 -90';
  const body = path(half) + path(half, 'transform="scale(-1 1)"');
  return (
    stroke(dark, 2.6, 'M-64 -4L58 -236') +
    stroke(colors.glint, 1.6, 'M-59 -2L60 -226') +
    group(`fill="${dark}" stroke="${dark}" stroke-width="7"`, body) +
    group(`fill="${wood}"`, body) +
    group(
      `fill="none" stroke="${dark}" stroke-opacity=".3" stroke-width="2"`,
      `<g transform="translate(0 -8)scale(.87 .88)">${body}</g>`,
    ) +
    path(
      'M0 -4C18 -4 36 -14 38 -38C26 -22 10 -18 -12 -8Z',
      `fill="${colors.glint}" opacity=".35"`,
    ) +
    lines(dark, 2.6, path(hole) + path(hole, 'transform="scale(-1 1)"')) +
    path('M-9 -8H9L5 -50H-5ZM-7 -94H7L5 -214H-5Z', `fill="${dark}"`) +
    rect(-14, -78, 28, 5, `rx="2" fill="${dark}"`) +
    stroke(colors.glint, 0.8, 'M-3 -50V-212M0 -50V-212M3 -50V-212', 'opacity=".75"') +
    stroke(dark, 4, 'M-11 -222H11M-11 -230H11') +
    path(
      'M-5 -212L-6 -234C-7 -250 9 -252 9 -240C9 -233 1 -233 1 -239L5 -212Z',
      `fill="${wood}" stroke="${dark}" stroke-width="2.4"`,
    )
  );
}

/** Stands on the origin, 240 high. */
export function drawHarp(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const wood = findLampColor(tokens);
  const dark = colors.shade;
  let strings = '';
  for (let string = 0; string < 11; string++) {
    const u = (string + 1) / 12;
    const top = -224 + 92 * u - 66 * u * u;
    strings += `M${n(-22 + u * 96)} ${n(top)}V${n(-16 - 176 * u)}`;
  }
  const neck = 'M-26 -234C0 -214 10 -176 44 -178C66 -180 74 -196 92 -206';
  const frame = `M-24 -4V-232M${neck.slice(1)}M90 -204L-6 -10`;
  return (
    stroke(colors.muted, 1.2, strings) +
    stroke(dark, 14, frame) +
    stroke(wood, 9, frame) +
    stroke(colors.glint, 1.8, 'M-26 -14V-222M84 -200L4 -38', 'opacity=".7"') +
    path(
      'M-44 0L-36 -14H18L26 0Z',
      `fill="${wood}" stroke="${dark}" stroke-width="2.4" stroke-linejoin="round"`,
    ) +
    circle(-25, -238, 9, `fill="${wood}" stroke="${dark}" stroke-width="2.4"`) +
    circle(91, -206, 7, `fill="${wood}" stroke="${dark}" stroke-width="2.4"`)
  );
}

export function drawKeys(
  { colors }: ThemeTokens,
  id: string,
  width: number,
  y: number,
  height: number,
): string {
  const key = Math.round(height * 0.42);
  const [wide, long] = [Math.round(key * 0.6), Math.round(height * 0.6)];
  let [gaps, black] = ['', ''];
  for (let step = 0; step < 7; step++) {
    gaps += `M${step * key} 0v${n(height)}`;
    if (step !== 3 && step !== 0)
      black += `M${n(step * key - wide / 2)} 0h${wide}v${long}h-${wide}z`;
  }
  const octaves = Array.from({ length: Math.ceil(width / key / 7) }, (_, octave) =>
    octave === 0 ? '' : `<use href="#${id}k" x="${octave * key * 7}"/>`,
  );
  return (
    rect(0, y, width, height, `fill="${colors.glint}"`) +
    at(
      0,
      y,
      `<g id="${id}k">` +
        stroke(colors.shade, 1, gaps, 'opacity=".45"') +
        `${path(black, `fill="${colors.shade}"`)}</g>${octaves.join('')}`,
    )
  );
}

/** In the theme's first accent, darker by night. */
const velvet = ({ colors, isDark }: ThemeTokens, d: string) =>
  isDark
    ? path(d, `fill="${colors.shade}"`) + path(d, `fill="${colors.accent}" fill-opacity=".6"`)
    : path(d, `fill="${colors.accent}"`);
const shadows = ({ colors, isDark }: ThemeTokens, width: number, d: string) =>
  stroke(colors.shade, width, d, `opacity="${isDark ? 0.4 : 0.2}"`);

export interface Drape {
  /** How far the curtain reaches in: at the top, at its tie and on the floor. */
  top: number;
  tie: number;
  foot: number;
  tieAt: number;
  floor: number;
}

const r = Math.round;

export function drawDrape(tokens: ThemeTokens, { top, tie, foot, tieAt, floor }: Drape): string {
  const gold = findLampColor(tokens);
  const below = floor - tieAt;
  const edge = (u: number) =>
    `M${r(top * u)} 0C${r(top * u)} ${r(tieAt * 0.5)} ${r((tie + top * 0.32) * u)} ${r(tieAt * 0.82)} ${r(tie * u)} ${r(tieAt)}` +
    `C${r((tie + foot * 0.4) * u)} ${r(tieAt + below * 0.24)} ${r(foot * u)} ${r(tieAt + below * 0.5)} ${r(foot * u)} ${r(floor)}`;
  const s = top / 190;
  const cord = `M0 ${r(tieAt - 3)}Q${r(tie * 0.6)} ${r(tieAt + 7 * s)} ${r(tie + 2)} ${r(tieAt)}`;
  const knot = `M${r(tie)} ${r(tieAt)}q${r(10 * s)} ${r(14 * s)} ${r(4 * s)} ${r(38 * s)}`;
  return (
    velvet(tokens, `${edge(1)}H0V0Z`) +
    shadows(tokens, 9 * s, [0.2, 0.42, 0.62, 0.82].map(edge).join('')) +
    stroke(tokens.colors.glint, 2 * s, [0.3, 0.72].map(edge).join(''), 'opacity=".22"') +
    stroke(gold, 5 * s, edge(1)) +
    stroke(gold, 10 * s, cord) +
    stroke(gold, 2.4 * s + 0.6, knot) +
    stroke(gold, 9 * s, `M${r(tie + 4 * s)} ${r(tieAt + 38 * s)}v${r(20 * s)}`)
  );
}

/** From (x, 0) to (x + width, 0). */
export function drawSwag(tokens: ThemeTokens, x: number, width: number, depth: number): string {
  const gold = findLampColor(tokens);
  const curve = (u: number, inset = 0) =>
    `M${r(x + inset)} 0Q${r(x + width / 2)} ${r(depth * 2 * u)} ${r(x + width - inset)} 0`;
  const beads = r(width / 14);
  const fringe = Array.from({ length: beads }, (_, bead) => {
    const u = (bead + 0.5) / beads;
    return [r(x + width * u), r(4 * depth * u * (1 - u) + 4)] as const;
  });
  return (
    velvet(tokens, `${curve(1)}Z`) +
    shadows(tokens, depth * 0.09, [0.28, 0.52, 0.76].map((u) => curve(u, width * 0.06)).join('')) +
    stroke(gold, depth * 0.05 + 1, curve(1)) +
    stroke(gold, depth * 0.07 + 1, dots(fringe))
  );
}
