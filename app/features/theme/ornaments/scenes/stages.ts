import { type Point, dots, group, n, path, rect, stroke } from '../svg.ts';
import { type Ground, type Scene, polygon } from './scene.ts';

function drawCounter({ colors, w, h, s }: Scene): string {
  const [back, edge] = [h * 0.855, h * 0.955];
  const grain = [0.22, 0.5, 0.76].map((v, row) => {
    const y = back + (edge - back) * v;
    const x = w * (0.12 + row * 0.17);
    return `M0 ${n(y)}H${n(x)}M${n(x + w * 0.05)} ${n(y)}H${n(x + w * 0.4)}M${n(x + w * 0.44)} ${n(y)}H${n(w)}`;
  });
  return (
    rect(0, back, w, h - back, `fill="${colors.accent3}"`) +
    stroke(colors.display, 1.4, grain.join(''), 'opacity=".22"') +
    rect(0, back, w, 4 * s + 1, `fill="${colors.glint}" opacity=".5"`) +
    rect(0, edge, w, h - edge, `fill="${colors.display}" opacity=".28"`) +
    rect(0, edge, w, 5 * s + 1, `fill="${colors.glint}" opacity=".35"`)
  );
}

function drawWorkshop({ colors, w, h, s, tall }: Scene): string {
  const [top, foot] = [h * 0.855, h * 0.965];
  const columns = tall ? 5 : 9;
  const spot = (column: number, v: number): Point => [
    w / 2 + (column / columns - 0.5) * w * (1.1 + v * 0.5),
    top + (foot - top) * v,
  ];
  const seams = Array.from({ length: columns + 1 }, (_, column) => {
    const [[x, y], [x2, y2]] = [spot(column, 0), spot(column, 1)];
    return `M${n(x)} ${n(y)}L${n(x2)} ${n(y2)}`;
  });
  const rivets = Array.from({ length: columns }, (_, column) => [
    spot(column + 0.1, 0.14),
    spot(column + 0.9, 0.14),
    spot(column + 0.1, 0.86),
    spot(column + 0.9, 0.86),
  ]).flat();
  const bar = 16 * s + 5;
  const bars = Array.from({ length: Math.ceil(w / bar / 2) + 1 }, (_, step) => {
    const x = (step * 2 - 1) * bar;
    return polygon([
      [x + bar, foot],
      [x + bar * 2, foot],
      [x + bar, h],
      [x, h],
    ]);
  });
  return (
    rect(0, top, w, h - top, `fill="${colors.tint}"`) +
    rect(0, top, w, foot - top, `fill="${colors.accent}" opacity=".32"`) +
    stroke(colors.accent, 1.8, seams.join('') + `M0 ${n(top)}H${n(w)}`, 'opacity=".7"') +
    stroke(colors.glint, 3.4 * s + 1, dots(rivets)) +
    rect(0, foot, w, h - foot, `fill="${colors.glint}"`) +
    path(bars.join(''), `fill="${colors.accent2}"`) +
    rect(0, foot, w, 2.4, `fill="${colors.display}"`)
  );
}

function drawBeams({ tokens, w, h, tall }: Scene): string {
  const count = tall ? 8 : 11;
  const far = w + h;
  const tip = (turn: number): Point => [
    w / 2 + Math.cos(turn) * far,
    h * 0.9 - Math.sin(turn) * far,
  ];
  const beams = Array.from({ length: count }, (_, step) =>
    polygon([
      [w / 2, h * 0.9],
      tip((Math.PI * (step + 0.25)) / count),
      tip((Math.PI * (step + 0.75)) / count),
    ]),
  );
  return path(beams.join(''), `fill="${tokens.colors.tint2}" opacity=".32"`);
}

function drawRing({ colors, w, h, s, tall }: Scene): string {
  const [top, kerb] = [h * 0.845, h * (tall ? 0.034 : 0.045)];
  const count = tall ? 9 : 17;
  const wide = w / count;
  const blocks = Array.from({ length: Math.ceil(count / 2) }, (_, step) =>
    rectPath(step * 2 * wide, top, wide, kerb),
  );
  const knobs: Point[] = Array.from({ length: count }, (_, step) => [
    (step + 0.5) * wide,
    top + kerb / 2,
  ]);
  return (
    rect(0, top, w, h - top, `fill="${colors.tint2}"`) +
    rect(0, top, w, h - top, `fill="${colors.accent2}" opacity=".55"`) +
    rect(0, top, w, kerb, `fill="${colors.accent3}"`) +
    path(blocks.join(''), `fill="${colors.accent}"`) +
    stroke(colors.accent2, kerb * 0.42, dots(knobs)) +
    rect(0, top + kerb, w, 4 * s + 1, `fill="${colors.shade}" opacity=".18"`) +
    rect(0, top - 3 * s, w, 4 * s + 1, `fill="${colors.glint}"`)
  );
}

const rectPath = (x: number, y: number, wide: number, high: number) =>
  `M${n(x)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}Z`;

const drawHoop = (r: number, wide: number, color: string) =>
  `<circle r="${r}" fill="none" stroke="${color}" stroke-width="${wide}"/>`;

function drawRangoli({ colors, w, h, id, tall }: Scene): string {
  const petals = (count: number, from: number, to: number, wide: number, fill: string) => {
    const mid = (from + to) / 2;
    const one = `${id}${from}`;
    const turned = Array.from(
      { length: count - 1 },
      (_, step) =>
        `<use href="#${one}" transform="rotate(${Math.round(((step + 1) * 360) / count)})"/>`,
    );
    return (
      `<path id="${one}" d="M0 ${-from}Q${wide} ${-mid} 0 ${-to}Q${-wide} ${-mid} 0 ${-from}Z" fill="${fill}"/>` +
      turned.join('')
    );
  };
  const mandala =
    `<circle r="100" fill="${colors.surface}"/>` +
    drawHoop(97, 6, colors.accent) +
    petals(20, 66, 92, 13, colors.accent2) +
    drawHoop(63, 4, colors.accent3) +
    petals(12, 30, 60, 18, colors.accent) +
    petals(12, 36, 54, 8, colors.accent2) +
    drawHoop(28, 5, colors.accent3) +
    petals(8, 4, 26, 14, colors.accent2) +
    `<circle r="9" fill="${colors.accent}"/>`;
  const [rx, ry] = tall ? [0.62, 0.25] : [1.9, 0.3];
  return (
    rect(0, h * 0.86, w, h * 0.14, `fill="${colors.tint2}"`) +
    group(
      `transform="translate(${n(w / 2)} ${n(h * (tall ? 0.925 : 0.91))})scale(${rx} ${ry})"`,
      mandala,
    )
  );
}

function drawRoom({ colors, w, h, s, tall }: Scene): string {
  const top = h * 0.85;
  const boards = Array.from({ length: 15 }, (_, step) => {
    const u = step / 14 - 0.5;
    return `M${n(w / 2 + u * w * 1.1)} ${n(top)}L${n(w / 2 + u * w * 1.9)} ${n(h)}`;
  });
  const rug = (share: number, fill: string) =>
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.915)}" rx="${n(w * (tall ? 0.24 : 0.26) * share)}" ry="${n(h * 0.042 * share)}" fill="${fill}"/>`;
  return (
    rect(0, top, w, h - top, `fill="${colors.accent}" opacity=".3"`) +
    stroke(colors.accent, 1.4, boards.join(''), 'opacity=".55"') +
    rect(0, top - 12 * s - 2, w, 12 * s + 2, `fill="${colors.glint}"`) +
    rect(0, top, w, 2, `fill="${colors.accent}" opacity=".6"`) +
    rug(1, colors.accent2) +
    rug(0.88, colors.glint) +
    rug(0.78, colors.accent2) +
    rug(0.46, colors.accent3)
  );
}

/** A stage with a pool of light in its middle. */
function drawBoards({ colors, w, h, tall }: Scene): string {
  const [top, edge] = [h * 0.85, h * 0.965];
  const seams = Array.from({ length: tall ? 9 : 15 }, (_, step) => {
    const u = (step + 0.5) / (tall ? 9 : 15) - 0.5;
    return `M${n(w * (0.5 + u))} ${n(top)}L${n(w * (0.5 + u * 1.6))} ${n(edge)}`;
  });
  const light = (share: number, opacity: number) =>
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.93)}" rx="${n(w * (tall ? 0.3 : 0.2) * share)}" ry="${n(h * 0.045 * share)}" fill="${colors.glint}" opacity="${opacity}"/>`;
  return (
    rect(0, top, w, h - top, `fill="${colors.accent3}"`) +
    stroke(colors.shade, 1.6, seams.join(''), 'opacity=".35"') +
    light(1.25, 0.3) +
    light(1, 0.5) +
    rect(0, edge, w, h - edge, `fill="${colors.shade}" opacity=".7"`)
  );
}

export const stages = {
  boards: { sky: drawBeams, land: drawBoards, hemmed: true },
  counter: { land: drawCounter, hemmed: true },
  workshop: { land: drawWorkshop, hemmed: true },
  ring: { sky: drawBeams, land: drawRing },
  rangoli: { land: drawRangoli },
  room: { land: drawRoom },
} as const satisfies Record<string, Ground>;
