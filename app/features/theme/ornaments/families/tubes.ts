import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import { at, defineGradient, group, lines, n, rect, starPath, use } from '../svg.ts';

/** Three soft halos, the color, and the light inside. Takes shapes without paint. */
function tube(
  { colors, isDark }: ThemeTokens,
  color: string,
  width: number,
  shapes: string,
): string {
  const layer = (k: number, more: string) =>
    group(`stroke-width="${n(width * k)}"${more && ` ${more}`}`, shapes);
  const halo = [6.5, 4, 2.3].map((k, index) => layer(k, `opacity="${[0.07, 0.1, 0.2][index]}"`));
  const light = layer(0.32, `stroke="${isDark ? colors.glint : colors.surface}" opacity=".85"`);
  return group(
    `fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round"`,
    halo.join('') + layer(1, '') + light,
  );
}
const bend = (d: string) => `<path d="${d}"/>`;

const bolt = 'M8 -34L-16 4H-2L-8 34L18 -6H3Z';
const glass = 'M-26 -30H26L0 0ZM0 0V32M-16 32H16M-14 -30L10 -46';
const palm =
  'M4 36C0 14 0 0 6 -14M6 -14C-4 -30 -22 -26 -28 -12M6 -14C2 -34 -14 -40 -24 -34M6 -14C16 -32 30 -28 34 -12M6 -14C12 -36 26 -38 34 -32';
const lips =
  'M-34 0C-22 -14 -10 -18 0 -9C10 -18 22 -14 34 0C18 20 -18 20 -34 0ZM-34 0C-16 5 16 5 34 0';

function bricks({ width, height }: Size, color: string): string {
  let d = '';
  for (let row = 0; row * 26 < height; row++) {
    d += `M0 ${row * 26}H${n(width)}`;
    for (let x = row % 2 ? 32 : 0; x < width; x += 64) d += `M${x} ${row * 26}v26`;
  }
  return lines(color, 1.2, `<path d="${d}"/>`, 'opacity=".7"');
}

const signs = { b: bolt, g: glass, p: palm, l: lips, s: starPath(5, 22, 10) };
type Sign = readonly [x: number, y: number, kind: keyof typeof signs, scale?: number];
const define = (id: string) =>
  `<defs>${Object.entries(signs)
    .map(([kind, d]) => `<path id="${id}${kind}" d="${d}"/>`)
    .join('')}</defs>`;
/** Each row is defined once, because a tube is five strokes of the same shapes. */
const hangRows = (id: string, rows: readonly (readonly Sign[])[]) =>
  `<defs>${rows
    .map((row, index) => {
      const hung = row.map(([x, y, kind, scale = 1]) => use(id + kind, x, y, { scale }));
      return `<g id="${id}${index}">${hung.join('')}</g>`;
    })
    .join('')}</defs>`;

function arch(width: number, left: number, top: number, r: number, bottom: number): string {
  const turn = `A${n(r)} ${n(r)} 0 0 1`;
  return `M${n(left)} ${n(bottom)}V${n(top + r)}${turn} ${n(left + r)} ${n(top)}H${n(width - left - r)}${turn} ${n(width - left)} ${n(top + r)}V${n(bottom)}`;
}

function hero({ tokens, size, w, h, colors, tall, id, s }: Scene, backdrop: string): string {
  const [gap, margin, top, r] = tall ? [11, 16, 122, 60] : [19, 128, 60, 150];
  const hues = [colors.accent3, colors.accent, colors.accent2] as const;
  const hung: readonly (readonly Sign[])[] = tall
    ? [
        [[52, 64, 'b', 0.8]],
        [[242, 68, 'l', 0.8]],
        [
          [148, 64, 'p', 0.8],
          [336, 64, 'g', 0.8],
        ],
      ]
    : [
        [
          [70, 132, 'b', 1.1],
          [w - 70, 290, 'p', 1.05],
        ],
        [
          [68, 296, 'l'],
          [w - 66, 430, 's'],
        ],
        [
          [w - 68, 134, 'g', 1.1],
          [66, 430, 's'],
        ],
      ];
  const glow = defineGradient(`${id}f`, [0, colors.surface, 0], [1, colors.surface]);
  // The light on the wall as rings. A smooth gradient behind the bricks would make the PNGs three times as large.
  const rings = Array.from({ length: 6 }, (_, ring) => {
    const share = 0.46 - ring * 0.07;
    return `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.56)}" rx="${n(w * share)}" ry="${n(h * share * 1.1)}"/>`;
  }).join('');
  return (
    glow +
    define(id) +
    hangRows(id, hung) +
    rect(0, 0, w, h, `fill="${colors.background}"`) +
    bricks(size, colors.tint2) +
    `<g fill="${colors.tint}" opacity=".9"><g fill-opacity=".2">${rings}</g></g>` +
    backdrop +
    hues
      .map((hue, index) => {
        const rim = arch(w, margin + index * gap, top + index * gap, r - index * gap * 0.6, h);
        return (
          tube(tokens, hue, 5.5 * s, bend(rim)) +
          tube(tokens, hue, 3.4, `<use href="#${id}${index}"/>`)
        );
      })
      .join('') +
    rect(0, h * 0.8, w, h * 0.2, `fill="url(#${id}f)"`)
  );
}

export const tubes: OrnamentFamily = {
  stage: 'middle',
  mark: 'tu',
  calm: { wide: 0.55, tall: 0.55, room: 0.84 },
  hero,
  corner({ tokens, colors }) {
    return (
      tube(tokens, colors.accent, 4.5, bend('M14 190V70A56 56 0 0 1 70 14H190')) +
      tube(tokens, colors.accent2, 4.5, bend('M34 190V78A44 44 0 0 1 78 34H190')) +
      at(92, 92, tube(tokens, colors.accent3, 3.4, bend(bolt)), { scale: 0.9 })
    );
  },
  divider({ tokens, colors }) {
    const wire = 'M18 28H96L108 16L124 40L138 28H148M342 28H264L252 16L236 40L222 28H212';
    return (
      tube(tokens, colors.accent2, 3, bend(wire)) +
      at(180, 28, tube(tokens, colors.accent, 3, bend(starPath(5, 20, 9))))
    );
  },
  footer({ tokens, colors, id }) {
    const rows: readonly (readonly Sign[])[] = [
      [
        [70, 62, 'g', 0.8],
        [420, 62, 'l', 0.8],
        [700, 62, 'p', 0.8],
        [930, 62, 's', 0.9],
      ],
      [
        [180, 62, 'b', 0.8],
        [500, 62, 'g', 0.8],
        [820, 62, 'l', 0.8],
      ],
      [
        [300, 62, 'p', 0.8],
        [590, 62, 'b', 0.8],
      ],
    ];
    const hues = [colors.accent3, colors.accent, colors.accent2];
    return (
      define(id) +
      hangRows(id, rows) +
      tube(tokens, colors.accent, 4.5, bend('M-10 126H1010')) +
      tube(tokens, colors.accent2, 3.5, bend('M-10 112H1010')) +
      rows
        .map((_, index) =>
          tube(tokens, hues[index] ?? colors.accent, 3, `<use href="#${id}${index}"/>`),
        )
        .join('')
    );
  },
  backdrop({ tokens, w: width, h: height }) {
    const rim = arch(width, width * 0.035, height * 0.05, width * 0.05, height);
    return tube(tokens, tokens.colors.accent2, 3.4, bend(rim));
  },
};
