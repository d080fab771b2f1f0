import { drawLaurel } from '../scenery.ts';
import { at, circle, lines, mirror, n, rect, stroke, use } from '../svg.ts';
import type { Scene } from './scene.ts';
import { defineThings, findLift, listShown, orders } from './thing-parts.ts';

interface Round {
  thing: number;
  x: number;
  radius: number;
}

/** The radius at which a thing has its own size. */
const usual = 60;

/** Round frames side by side, the largest in the middle. */
function listRounds({ tokens, w, tall }: Scene): Round[] {
  const shown = listShown(tokens);
  const largest = tall ? 68 : 90;
  const middle = (shown.length - 1) / 2;
  const step = Math.min((w - largest * 1.2) / Math.max(1, shown.length), largest * 2.05);
  return (orders[shown.length] ?? []).map((thing, place) => {
    const isOuter = Math.abs(place - middle) >= 1;
    const share = shown.length === 1 ? 1 : shown.length > 3 ? 0.62 : isOuter ? 0.7 : 0.92;
    return {
      thing: shown[thing] ?? 0,
      x: w / 2 + (place - middle) * step,
      radius: Math.min(step / 2.1, largest) * share,
    };
  });
}

/** Two sprigs that meet at the foot. */
function drawFoot({ colors, w, h, id, tall }: Scene): string {
  const y = h * (tall ? 0.905 : 0.925);
  const sprigs = drawLaurel(`${id}f`, colors.leaf, tall ? 92 : 140);
  return (
    mirror(`${id}g`, w / 2, at(w / 2 + 14, y, sprigs)) +
    stroke(colors.accent2, 9, `M${n(w / 2)} ${n(y)}h0`)
  );
}

const shortestSprig = 40;

/** A sheet with a double line, the things in round frames above the title, and leaves at both sides of them. */
export function drawFramed(scene: Scene, backdrop: string): string {
  const { tokens, w, h, colors, tall, id } = scene;
  const rounds = listRounds(scene);
  const y = h * (tall ? 0.195 : 0.22);
  const inset = tall ? 12 : 20;
  const [first] = rounds;
  const edge = first ? w / 2 - first.x + first.radius : 0;
  const length = Math.min(tall ? 84 : 150, w / 2 - edge - inset - 24);
  const sprig = () => at(w / 2 + edge + 10, y + 10, drawLaurel(`${id}l`, colors.leaf, length));
  const sheet = (by: number) => rect(by, by, w - by * 2, h - by * 2);
  return (
    defineThings(tokens, id) +
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
    rect(inset, inset, w - inset * 2, h - inset * 2, `fill="${colors.tint}" opacity=".55"`) +
    backdrop +
    lines(colors.accent, 1.4, sheet(inset)) +
    lines(colors.hair, 1.2, sheet(inset + 6)) +
    (length > shortestSprig ? mirror(`${id}m`, w / 2, sprig()) : '') +
    rounds
      .map(({ thing, x, radius }) => {
        const scale = radius / usual;
        return (
          circle(x, y, radius + 7, `fill="${colors.surface}"`) +
          lines(colors.accent, 1.4, circle(x, y, radius + 7)) +
          circle(x, y, radius, `fill="${colors.tint2}"`) +
          use(`${id}${thing}`, x, y - findLift(tokens, thing) * scale, { scale })
        );
      })
      .join('') +
    drawFoot(scene)
  );
}
