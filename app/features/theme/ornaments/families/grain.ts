import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import { drawRidges } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  at,
  circle,
  dots,
  defineGradient,
  group,
  findLampColor,
  lines,
  path,
  createRandom,
  rect,
  scatter,
  stroke,
} from '../svg.ts';

/** About the origin. */
function record(tokens: ThemeTokens, radius: number): string {
  const { colors } = tokens;
  const grooves = [0.9, 0.8, 0.7, 0.6, 0.5].map((k) => circle(0, 0, radius * k));
  return (
    circle(0, 0, radius, `fill="${tokens.isDark ? colors.shade : colors.display}"`) +
    lines(colors.muted, 1, grooves.join(''), 'opacity=".6"') +
    circle(0, 0, radius * 0.36, `fill="${colors.accent}"`) +
    circle(0, 0, radius * 0.24, `fill="${colors.accent2}"`) +
    circle(0, 0, radius * 0.06, `fill="${colors.surface}"`)
  );
}

function specks(tokens: ThemeTokens, { width, height }: Size, count: number, salt: number): string {
  const random = createRandom(tokens, salt);
  return dots(scatter(random, { width, height }, 5, count, (_, y) => random() < y / height));
}

function hero(
  { tokens, size, w, h, colors, tall, id, random, s }: Scene,
  backdrop: string,
): string {
  const sky = defineGradient(`${id}g`, [0, colors.tint], [0.5, colors.tint2], [0.8, colors.tint3]);
  return (
    sky +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    circle(
      w / 2,
      h * 0.64,
      h * (tall ? 0.26 : 0.3),
      `fill="${findLampColor(tokens)}" opacity=".3"`,
    ) +
    drawRidges(random, size, s, [
      [0.7, 26, colors.accent2, 0.6],
      [0.77, 22, colors.accent, 0.75],
      [0.85, 16, colors.accent3, 0.8],
    ]) +
    stroke(
      colors.shade,
      1.6,
      specks(tokens, { width: w, height: h * 0.95 }, tall ? 260 : 480, 3),
      'opacity=".3"',
    ) +
    drawRidges(random, size, s, [[0.94, 8, colors.surface]])
  );
}

export const grain: OrnamentFamily = {
  stage: 'high',
  mark: 'gn',
  hero,
  corner: ({ tokens }) =>
    at(24, 24, record(tokens, 128)) +
    stroke(
      tokens.colors.muted,
      1.6,
      specks(tokens, { width: 190, height: 190 }, 70, 5),
      'opacity=".4"',
    ),
  divider({ tokens }) {
    const line = path('M14 28H146M214 28H346');
    return (
      lines(tokens.colors.accent2, 2, line) +
      lines(tokens.colors.accent, 2, line, 'transform="translate(0 6)" stroke-dasharray="1 7"') +
      at(180, 29, record(tokens, 25))
    );
  },
  footer({ tokens, colors, random }) {
    return (
      drawRidges(random, { width: 1000, height: 142 }, 1, [
        [0.5, 20, colors.accent2, 0.5],
        [0.66, 16, colors.accent, 0.6],
        [0.83, 10, colors.tint3],
      ]) +
      stroke(
        colors.shade,
        1.7,
        specks(tokens, { width: 1000, height: 140 }, 210, 6),
        'opacity=".3"',
      )
    );
  },
  backdrop({ tokens, w: width, h: height }) {
    return group(
      'opacity=".3"',
      stroke(tokens.colors.muted, 1.7, specks(tokens, { width, height }, 150, 7)),
    );
  },
};
