import type { ThemeTokens } from '../../tokens.ts';
import { circle, findLampColor, n, path, rect, stroke } from '../svg.ts';

/** About 110 × 60 about the origin, its tassel to the right. */
export function drawCap(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const gold = findLampColor(tokens);
  return (
    path('M-29 2V24C-29 37 29 37 29 24V2L0 15Z', `fill="${colors.shade}"`) +
    path(
      'M-29 12V24C-29 31 -12 34 2 34C-14 30 -18 24 -18 6Z',
      `fill="${colors.accent}" opacity=".5"`,
    ) +
    path('M0 -23L55 -1L0 21L-55 -1Z', `fill="${colors.accent}"`) +
    path('M-55 -1L0 21L55 -1V3L0 25L-55 3Z', `fill="${colors.shade}"`) +
    path('M0 -23L55 -1L44 3.5L-11 -18.5Z', `fill="${colors.glint}" opacity=".16"`) +
    stroke(gold, 2.4, 'M0 -2C14 2 30 2 40 6C43 12 42 20 42 27') +
    path('M42 24L36 48H48Z', `fill="${gold}"`) +
    circle(0, -2, 4, `fill="${gold}"`) +
    circle(42, 26, 4, `fill="${gold}"`)
  );
}

export const chooseGreen = ({ colors, isDark }: ThemeTokens) =>
  isDark ? colors.leaf : colors.leafDeep;

/** 130 × 34 about the origin. */
export function drawDiploma(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const seal = colors.accent3;
  return (
    rect(
      -62,
      -16,
      124,
      32,
      `rx="4" fill="${colors.glint}" stroke="${colors.muted}" stroke-width="2"`,
    ) +
    stroke(colors.muted, 1.4, 'M-46 -6H-16M16 -6H44M-46 4H-22M22 4H44', 'opacity=".45"') +
    `<ellipse cx="62" cy="0" rx="7" ry="16" fill="${colors.tint2}" stroke="${colors.muted}" stroke-width="2"/>` +
    path(
      'M60 -7C66 -6 66 6 61 6C57 5 58 -2 61 -2',
      `fill="none" stroke="${colors.muted}" stroke-width="1.6"`,
    ) +
    rect(-9, -17, 18, 34, `fill="${seal}"`) +
    path('M0 0L-17 30L-8 28L-3 36L2 8L9 35L14 27L22 28Z', `fill="${seal}"`) +
    path(
      'M0 0C-26 -20 -30 6 0 0C30 6 26 -20 0 0Z',
      `fill="${seal}" stroke="${colors.shade}" stroke-opacity=".3"`,
    )
  );
}

/** Stacked on the origin. */
export function drawBooks({ colors }: ThemeTokens): string {
  const pile = [
    [-66, 132, 26, 0, colors.accent],
    [-54, 116, 22, 26, colors.accent2],
    [-62, 118, 24, 48, colors.accent3],
  ] as const;
  let [cloth, pages, rules, bands] = ['', '', '', ''];
  for (const [x, wide, high, up, fill] of pile) {
    const y = -up - high;
    cloth += rect(x, y, wide, high, `rx="4" fill="${fill}"`);
    pages += `M${x + 26} ${y + 4}h${wide - 26}v${high - 8}h-${wide - 26}z`;
    rules += `M${x + 30} ${y + high / 2 - 2}h${wide - 32}m0 5h-${wide - 32}`;
    bands += `M${x + 10} ${y}v${high}`;
  }
  return (
    cloth +
    path(pages, `fill="${colors.glint}"`) +
    path(rules, `stroke="${colors.muted}" opacity=".5"`) +
    path(bands, `stroke="${colors.glint}" stroke-width="3" opacity=".6"`)
  );
}

export function drawTemple(
  tokens: ThemeTokens,
  [x1, x2]: readonly [number, number],
  [apex, roof, floor]: readonly [number, number, number],
  columns: number,
): string {
  const { colors } = tokens;
  const [span, mid, lip] = [x2 - x1, (x1 + x2) / 2, (x2 - x1) * 0.035];
  const bay = span / columns;
  const shaft = bay * 0.46;
  let [shafts, flutes] = ['', ''];
  for (let column = 0; column < columns; column++) {
    const x = x1 + (column + 0.5) * bay;
    const half = shaft / 2;
    shafts += `M${n(x - half)} ${n(roof)}h${n(shaft)}l${n(half * 0.16)} ${n(floor - roof)}h${n(-shaft * 1.16)}zM${n(x - half * 1.4)} ${n(roof)}h${n(half * 2.8)}v8h${n(-half * 2.8)}zM${n(x - half * 1.5)} ${n(floor - 9)}h${n(half * 3)}v9h${n(-half * 3)}z`;
    for (const side of [-0.5, 0, 0.5])
      flutes += `M${n(x + side * half)} ${n(roof + 14)}V${n(floor - 14)}`;
  }
  const rise = roof - apex;
  const beam = rise * 0.2;
  return (
    rect(x1, roof, span, floor - roof, `fill="${colors.surface}"`) +
    path(shafts, `fill="${colors.tint2}" opacity=".5"`) +
    stroke(colors.surface, 2, flutes) +
    `<ellipse cx="${n(mid)}" cy="${n((roof + floor) / 2)}" rx="${n(span * 0.46)}" ry="${n((floor - roof) * 0.36)}" fill="${colors.surface}" opacity=".6"/>` +
    path(
      `M${n(mid)} ${n(apex)}L${n(x2 + lip)} ${n(roof - beam)}V${n(roof)}H${n(x1 - lip)}V${n(roof - beam)}Z`,
      `fill="${colors.tint2}"`,
    ) +
    path(
      `M${n(mid)} ${n(apex + rise * 0.16)}L${n(x2 - lip * 2.4)} ${n(roof - beam * 1.25)}H${n(x1 + lip * 2.4)}Z`,
      `fill="${colors.surface}"`,
    ) +
    stroke(
      colors.hair,
      1.5,
      `M${n(x1 - lip)} ${n(roof - beam)}H${n(x2 + lip)}M${n(x1 - lip)} ${n(roof)}H${n(x2 + lip)}`,
    )
  );
}

/** They widen downwards from `floor` to `bottom`. */
export function drawSteps(
  { colors }: ThemeTokens,
  x1: number,
  x2: number,
  floor: number,
  bottom: number,
) {
  const tread = (bottom - floor) / 3;
  return [0, 1, 2]
    .map((step) =>
      rect(
        x1 - step * tread * 1.6,
        floor + step * tread,
        x2 - x1 + step * tread * 3.2,
        tread + 1,
        `fill="${step % 2 ? colors.surface : colors.tint2}" stroke="${colors.hair}"`,
      ),
    )
    .join('');
}
