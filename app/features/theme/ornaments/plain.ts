import { type OrnamentFamily, isTall } from './family.ts';
import { circle, cornerSvg, dividerSvg, footerSvg, heroSvg, lines, n, path, rect } from './svg.ts';

/** One circle, one line, a ball at rest and one that hangs: the least that is still a picture. */
export const plain: OrnamentFamily = {
  stage: 'middle',
  hero({ colors, seed }, size, backdrop = '') {
    const { width: w, height: h } = size;
    const tall = isTall(size);
    const right = seed % 2 === 0 || tall;
    const x = w * (right ? 0.71 : 0.29);
    const r = tall ? w * 0.36 : h * 0.46;
    const y = tall ? h * 0.3 : h * 0.46;
    const ground = h * 0.88;
    const [bar, thick] = [w * (tall ? 0.2 : 0.13), h * 0.02];
    const ball = h * (tall ? 0.045 : 0.06);
    const rest = right ? w * (tall ? 0.16 : 0.09) : w * 0.91;
    const edge = right ? x - r * 1.32 : x + r * 1.32;
    return heroSvg(
      size,
      rect(0, 0, w, h, `fill="${colors.surface}"`) +
        circle(x, y, r, `fill="${colors.tint}"`) +
        backdrop +
        rect(right ? 0 : w - bar, ground - thick, bar, thick, `fill="${colors.accent}"`) +
        circle(rest, ground - thick - ball, ball, `fill="${colors.accent2}"`) +
        lines(
          colors.border,
          1,
          path(`M0 ${n(ground)}H${w}M${n(edge)} 0V${n(h * (tall ? 0.2 : 0.17))}`, ''),
        ) +
        circle(edge, h * (tall ? 0.2 : 0.17), tall ? 6 : 9, `fill="${colors.accent}"`),
    );
  },
  corner: ({ colors }) =>
    cornerSvg(
      circle(0, 0, 118, `fill="${colors.tint2}"`) +
        lines(colors.border, 1.2, path('M118 0V150', '')) +
        circle(118, 150, 7, `fill="${colors.accent}"`),
    ),
  divider: ({ colors }) =>
    dividerSvg(
      lines(colors.border, 1, path('M40 28H320', '')) +
        circle(180, 28, 5, `fill="${colors.accent}"`),
    ),
  footer: ({ colors }) =>
    footerSvg(
      lines(colors.border, 1, path('M0 92H1000', '')) +
        `<path d="M420 92A80 80 0 0 1 580 92Z" fill="${colors.tint}"/>` +
        circle(606, 82, 9, `fill="${colors.accent}"`),
    ),
};
