import { lines, n, path, rect, stroke } from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawPitch({ colors, w, h, s }: Scene): string {
  const top = h * 0.83;
  const rows = 8;
  const side = (u: number, spread: number) => w / 2 + (u - rows / 2) * (w / rows) * spread;
  const stripes = Array.from({ length: rows }, (_, row) =>
    polygon([
      [side(row, 1.1), top],
      [side(row + 0.5, 1.1), top],
      [side(row + 0.5, 1.7), h],
      [side(row, 1.7), h],
    ]),
  );
  const arc = `<ellipse cx="${n(w / 2)}" cy="${n(top)}" rx="${n(w * 0.16)}" ry="${n(h * 0.055)}"/>`;
  return (
    rect(0, top, w, h - top, `fill="${colors.leaf}"`) +
    path(stripes.join(''), `fill="${colors.leafDeep}" opacity=".5"`) +
    lines(colors.glint, 3 * s + 0.8, `${path(`M0 ${n(top)}H${n(w)}`)}${arc}`) +
    rect(0, top - h * 0.06, w, h * 0.06 - 1, `fill="${colors.tint2}"`)
  );
}

function drawCourt({ colors, w, h, s }: Scene): string {
  const top = h * 0.83;
  const planks = Array.from({ length: 13 }, (_, step) => {
    const u = step / 12 - 0.5;
    return `M${n(w / 2 + u * w * 1.1)} ${n(top)}L${n(w / 2 + u * w * 1.9)} ${n(h)}`;
  });
  const key = `<ellipse cx="${n(w / 2)}" cy="${n(top)}" rx="${n(w * 0.2)}" ry="${n(h * 0.075)}"`;
  return (
    rect(0, top, w, h - top, `fill="${colors.accent}" opacity=".45"`) +
    stroke(colors.accent, 1.6, planks.join(''), 'opacity=".6"') +
    `${key} fill="${colors.accent2}" opacity=".55"/>` +
    rect(0, h * 0.7, w, top - h * 0.7, `fill="${colors.surface}"`) +
    stroke(colors.glint, 3 * s + 0.8, `M0 ${n(top)}H${n(w)}`)
  );
}

function drawTrack({ colors, w, h, s }: Scene): string {
  const bow = (y: number) => `M0 ${n(h * y)}Q${n(w / 2)} ${n(h * (y - 0.035))} ${n(w)} ${n(h * y)}`;
  const lanes = [0.845, 0.87, 0.9, 0.935];
  return (
    path(`${bow(0.83)}V${n(h)}H0Z`, `fill="${colors.leaf}" opacity=".7"`) +
    path(`${bow(0.845)}V${n(h)}H0Z`, `fill="${colors.accent2}"`) +
    stroke(colors.glint, 2.6 * s + 0.6, lanes.map(bow).join(''))
  );
}

export const arenas = {
  court: { land: drawCourt },
  pitch: { land: drawPitch },
  track: { land: drawTrack },
} as const satisfies Record<string, Ground>;
