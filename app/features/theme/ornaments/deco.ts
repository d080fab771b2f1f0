import type { ThemeTokens } from '../tokens.ts';
import { type OrnamentFamily, type Size, isTall } from './family.ts';
import {
  at,
  cornerSvg,
  dividerSvg,
  footerSvg,
  heroSvg,
  idFor,
  lines,
  mirrored,
  n,
  path,
  polar,
  rect,
  use,
} from './svg.ts';

const gold = ({ colors, metal }: ThemeTokens) => (metal ? colors.accent : colors.accent2);

/** A fan of blades about the origin, opening upwards, with a rim of small arches. */
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

/** Nested stepped lines of a frame's top left corner; they run on to `right` and `down`. */
function steps(x: number, y: number, right: number, down: number, step: number): string {
  return (
    `M${n(x)} ${n(down)}V${n(y + step * 3)}h${n(step)}v${n(-step)}h${n(step)}v${n(-step)}h${n(step)}V${n(y)}H${n(right)}` +
    `M${n(x + step * 0.55)} ${n(down)}V${n(y + step * 3.55)}h${n(step)}v${n(-step)}h${n(step)}v${n(-step)}h${n(step)}V${n(y + step * 0.55)}H${n(right)}`
  );
}

function hero(tokens: ThemeTokens, size: Size, backdrop = ''): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const id = idFor(tokens, tall ? 'det' : 'dew');
  const shine = gold(tokens);
  const deep = tokens.metal ? colors.accent2 : colors.accent;
  const [margin, step, radius] = tall ? [20, 13, 78] : [38, 24, 150];
  const base = tall ? 98 : 156;
  let columns = '';
  for (let index = 0; index < (tall ? 3 : 6); index++) {
    const x = margin + step * (0.5 + index * (tall ? 0.42 : 0.5));
    columns += `M${n(x)} ${n(h * (0.93 - index * 0.045))}V${n(h * (0.5 + index * 0.055))}`;
  }
  return heroSvg(
    size,
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
      backdrop +
      path(
        `M${n(w / 2 - radius * 2.6)} ${n(base)}L${n(w / 2)} ${n(-radius * 0.4)}L${n(w / 2 + radius * 2.6)} ${n(base)}Z`,
        `fill="${colors.tint}" opacity=".55"`,
      ) +
      mirrored(
        `${id}m`,
        w / 2,
        lines(
          shine,
          tall ? 1.3 : 1.7,
          path(steps(margin, margin * 0.9, w / 2 - radius * 1.06, h, step), ''),
        ) + lines(deep, tall ? 1.6 : 2.6, path(columns, '')),
      ) +
      at(
        w / 2,
        base,
        path(`M${n(-radius)} 0A${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} 0Z`, `fill="${deep}"`) +
          lines(shine, tall ? 1.3 : 1.8, path(fan(radius, 10), '')) +
          lines(
            shine,
            1.6,
            path(
              `M${n(-radius * 1.3)} 6H${n(radius * 1.3)}M${n(-radius * 0.9)} 12H${n(radius * 0.9)}`,
              '',
            ),
          ) +
          path('M0 10L8 20L0 30L-8 20Z', `fill="${shine}"`),
      ) +
      mirrored(
        `${id}f`,
        w / 2,
        at(
          margin + step * 1.1,
          margin * 0.9 + step * 1.1,
          lines(
            shine,
            1.3,
            path(
              fan(step * 2.5, 5, Math.PI / 2),
              `transform="rotate(135) translate(0 ${n(-step * 1.6)})"`,
            ),
          ),
        ),
      ),
  );
}

export const deco: OrnamentFamily = {
  stage: 'low',
  hero,
  corner(tokens) {
    const shine = gold(tokens);
    return cornerSvg(
      lines(shine, 1.8, path(steps(10, 10, 190, 190, 20), '')) +
        lines(
          tokens.metal ? tokens.colors.accent2 : tokens.colors.accent,
          2,
          path(fan(88, 6, Math.PI / 2), 'transform="translate(30 30) rotate(135)"'),
        ),
    );
  },
  divider(tokens) {
    const shine = gold(tokens);
    return dividerSvg(
      lines(
        shine,
        1.6,
        path('M10 34H140M220 34H350M34 39H140M220 39H326M60 44H140M220 44H300', ''),
      ) +
        at(
          180,
          46,
          path(
            'M-36 0A36 36 0 0 1 36 0Z',
            `fill="${tokens.metal ? tokens.colors.accent2 : tokens.colors.accent}"`,
          ) + lines(shine, 1.4, path(fan(36, 7), '')),
        ),
    );
  },
  footer(tokens) {
    const { colors } = tokens;
    const id = idFor(tokens, 'def');
    const shine = gold(tokens);
    let fans = '';
    for (const row of [0, 1, 2]) {
      for (let x = row % 2 ? 50 : 0; x <= 1000; x += 100) fans += use(`${id}f`, x, 78 + row * 31);
    }
    return footerSvg(
      `<defs><g id="${id}f">${path('M-50 0A50 50 0 0 1 50 0Z', `fill="${tokens.metal ? colors.surface : colors.accent}"`)}${lines(shine, 1.3, path(fan(50, 7), '') + path('M-50 0A50 50 0 0 1 50 0', ''))}</g></defs>` +
        fans,
    );
  },
  backdrop(tokens, { width: w, height: h }) {
    return lines(
      gold(tokens),
      1.2,
      path(steps(16, 14, w / 2, h, 16), '') +
        path(steps(16, 14, w / 2, h, 16), `transform="matrix(-1 0 0 1 ${w} 0)"`),
      'opacity=".6"',
    );
  },
};
