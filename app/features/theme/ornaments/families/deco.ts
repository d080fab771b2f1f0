import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import { at, lines, mirror, n, path, polar, rect, use, stroke } from '../svg.ts';

const gold = ({ colors, metal }: ThemeTokens) => (metal ? colors.accent : colors.accent2);

/** Dark beneath gold lines, whatever the theme's colors. */
const deepOf = ({ colors, isDark, metal }: ThemeTokens) =>
  isDark ? colors.tint2 : metal ? colors.display : colors.accent;

/** About the origin, opening upwards. */
function fan(radius: number, blades: number, spread = Math.PI): string {
  let d = '';
  const start = -Math.PI / 2 - spread / 2;
  for (let blade = 0; blade <= blades; blade++) {
    const angle = start + (spread * blade) / blades;
    d += `M${polar(angle, radius * 0.24)}L${polar(angle, radius * 0.86)}`;
    if (blade < blades) {
      const next = start + (spread * (blade + 1)) / blades;
      d += `M${polar(angle, radius * 0.86)}Q${polar((angle + next) / 2, radius * 1.1)} ${polar(next, radius * 0.86)}`;
    }
  }
  const end = start + spread;
  return `${d}M${polar(start, radius * 0.24)}A${n(radius * 0.24)} ${n(radius * 0.24)} 0 0 1 ${polar(end, radius * 0.24)}M${polar(start, radius * 0.14)}A${n(radius * 0.14)} ${n(radius * 0.14)} 0 0 1 ${polar(end, radius * 0.14)}`;
}

/** A frame's top left corner, which ends at `right` and `down`. */
function steps(x: number, y: number, right: number, down: number, step: number): string {
  return (
    `M${n(x)} ${n(down)}V${n(y + step * 3)}h${n(step)}v${n(-step)}h${n(step)}v${n(-step)}h${n(step)}V${n(y)}H${n(right)}` +
    `M${n(x + step * 0.55)} ${n(down)}V${n(y + step * 3.55)}h${n(step)}v${n(-step)}h${n(step)}v${n(-step)}h${n(step)}V${n(y + step * 0.55)}H${n(right)}`
  );
}

function hanging(count: number, from: number, gap: number, longest: number): string {
  let d = '';
  for (let index = 0; index < count; index++) {
    const drop = longest * (1 - index / count) ** 1.35 + 14;
    d += `M${n(from + index * gap)} 0V${n(drop)}`;
  }
  return d;
}

function hero({ tokens, w, h, colors, tall, id }: Scene, backdrop: string): string {
  const shine = gold(tokens);
  const deep = deepOf(tokens);
  const [r, gap, count, step, margin] = tall ? [92, 11, 8, 12, 20] : [158, 16, 17, 22, 30];
  const line = tall ? 1.3 : 1.7;
  const half = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 0 ${n(r)} 0Z`;
  const sun =
    path(half, `fill="${deep}"`) +
    lines(shine, line, path(fan(r, 12), 'transform="scale(1 -1)"')) +
    stroke(
      shine,
      line * 1.6,
      `M${n(-r * 1.08)} 0A${n(r * 1.08)} ${n(r * 1.08)} 0 0 0 ${n(r * 1.08)} 0`,
    );
  const drop = h - margin * 0.9;
  const foot = `M${n(margin)} ${n(h * 0.4)}V${n(drop - step * 3)}h${n(step)}v${n(step)}h${n(step)}v${n(step)}h${n(step)}V${n(drop)}H${n(w / 2 - step * 1.4)}`;
  const inner = `M${n(margin + step * 0.5)} ${n(h * 0.47)}V${n(drop - step * 3.5)}h${n(step)}v${n(step)}h${n(step)}v${n(step)}h${n(step)}V${n(drop - step * 0.5)}H${n(w / 2 - step * 2.2)}`;
  const gem = `M0 ${n(-step * 0.7)}L${n(step * 0.45)} 0L0 ${n(step * 0.7)}L${n(-step * 0.45)} 0Z`;
  return (
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
    path(
      `M${n(w / 2)} ${n(-r)}L${n(w * 0.06)} ${n(drop)}H${n(w * 0.94)}Z`,
      `fill="${colors.tint}" opacity=".38"`,
    ) +
    path(
      `M${n(w / 2)} ${n(-r)}L${n(w * 0.24)} ${n(drop)}H${n(w * 0.76)}Z`,
      `fill="${colors.surface}" opacity=".6"`,
    ) +
    backdrop +
    mirror(
      `${id}m`,
      w / 2,
      lines(
        shine,
        line,
        path(hanging(count, w / 2 + r * 1.08 + gap, gap, r * 1.05)) + path(foot) + path(inner),
      ),
    ) +
    at(w / 2, 0, sun) +
    at(w / 2, drop - step * 0.25, path(gem, `fill="${shine}"`))
  );
}

export const deco: OrnamentFamily = {
  stage: 'low',
  mark: 'de',
  hero,
  corner({ tokens }) {
    const shine = gold(tokens);
    return (
      stroke(shine, 1.8, steps(10, 10, 190, 190, 20)) +
      lines(
        tokens.isDark ? shine : tokens.colors.accent,
        2,
        path(fan(88, 6, Math.PI / 2), 'transform="translate(30 30) rotate(135)"'),
      )
    );
  },
  divider({ tokens }) {
    const shine = gold(tokens);
    return (
      stroke(shine, 1.6, 'M10 34H140M220 34H350M34 39H140M220 39H326M60 44H140M220 44H300') +
      at(
        180,
        46,
        path('M-36 0A36 36 0 0 1 36 0Z', `fill="${deepOf(tokens)}"`) +
          stroke(shine, 1.4, fan(36, 7)),
      )
    );
  },
  footer({ tokens, id }) {
    const shine = gold(tokens);
    let fans = '';
    for (const row of [0, 1, 2]) {
      for (let x = row % 2 ? 50 : 0; x <= 1000; x += 100) fans += use(`${id}f`, x, 78 + row * 31);
    }
    return (
      `<defs><g id="${id}f">${path('M-50 0A50 50 0 0 1 50 0Z', `fill="${deepOf(tokens)}"`)}${lines(shine, 1.3, path(fan(50, 7)) + path('M-50 0A50 50 0 0 1 50 0'))}</g></defs>` +
      rect(0, 78, 1000, 62, `fill="${deepOf(tokens)}"`) +
      fans
    );
  },
  backdrop({ tokens, w, h }) {
    return lines(
      gold(tokens),
      1.2,
      path(steps(16, 14, w / 2, h, 16)) +
        path(steps(16, 14, w / 2, h, 16), `transform="matrix(-1 0 0 1 ${w} 0)"`),
      'opacity=".6"',
    );
  },
};
