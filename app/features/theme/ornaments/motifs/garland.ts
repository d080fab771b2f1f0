import type { ThemeTokens } from '../../tokens.ts';
import { type Size, getScale, isTall } from '../family.ts';
import { lines, n, path, use } from '../svg.ts';

/** A sheet of cut paper of 60 × 46 that hangs from the origin: holes as petals and drops, a scalloped hem. */
const sheet = `M-30 0H30V38${'a5 6 0 0 1-10 0'.repeat(6)}Z`;
const holes =
  'M0 8C4 12 4 16 0 20C-4 16-4 12 0 8ZM0 22C4 26 4 30 0 34C-4 30-4 26 0 22ZM-3 21C-7 25-11 25-15 21C-11 17-7 17-3 21ZM3 21C7 25 11 25 15 21C11 17 7 17 3 21ZM-24 7h6v6h-6ZM18 7h6v6h-6ZM-24 28h6v6h-6ZM18 28h6v6h-6Z';

/** Two strings of cut paper along the upper edge. */
export function drawPaperGarland({ colors }: ThemeTokens, size: Size, id: string): string {
  const { width: w } = size;
  const tall = isTall(size);
  const scale = getScale(size) * (tall ? 1.05 : 1);
  const fills = [colors.accent, colors.accent2, colors.accent3, colors.display];
  const string = (y: number, sag: number, count: number, first: number) => {
    const sheets = Array.from({ length: count }, (_, at) => {
      const u = (at + 0.5) / count;
      const drop = y + 4 * u * (1 - u) * sag;
      const turn = (Math.atan((4 * sag * (1 - 2 * u)) / w) * 180) / Math.PI;
      const fill = fills[(at + first) % fills.length] ?? colors.accent;
      return use(id, w * u, drop, { turn, scale }, `fill="${fill}"`);
    });
    const rope = `M-4 ${n(y)}Q${n(w / 2)} ${n(y + sag * 2)} ${n(w + 4)} ${n(y)}`;
    return sheets.join('') + lines(colors.muted, 1.6, path(rope, ''));
  };
  const count = Math.round(w / (66 * scale));
  return (
    `<defs><path id="${id}" d="${sheet}${holes}" fill-rule="evenodd"/></defs>` +
    string(tall ? 30 : 46, tall ? 16 : 26, count, 2) +
    string(0, tall ? 10 : 16, count + 1, 0)
  );
}
