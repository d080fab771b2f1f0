import { inflateSync } from 'node:zlib';

/** Rows of red, green and blue. */
export interface Pixels {
  width: number;
  height: number;
  /** Bytes per pixel. */
  step: number;
  data: Uint8Array;
}

/** The neighbor nearest to left + above - corner (PNG, section 9: filter 4). */
function pickNearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove] = [Math.abs(guess - left), Math.abs(guess - above)];
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Undoes a row's filter (PNG, section 9) in place. `over` is the row above: zeros for the first. */
function unfilter(filter: number, row: Uint8Array, over: Uint8Array, step: number): void {
  if (filter === 0) return;
  for (let x = 0; x < row.length; x++) {
    const left = x < step ? 0 : (row[x - step] ?? 0);
    const above = over[x] ?? 0;
    let predicted = left;
    if (filter === 2) predicted = above;
    else if (filter === 3) predicted = (left + above) >> 1;
    else if (filter === 4)
      predicted = pickNearest(left, above, x < step ? 0 : (over[x - step] ?? 0));
    row[x] = (row[x] ?? 0) + predicted;
  }
}

/** A PNG with 8 bits per channel, in color, not interlaced. */
export function readPng(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const step = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isImage = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isImage) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const length = width * step;
  const data = new Uint8Array(length * height);
  let over = new Uint8Array(length);
  for (let y = 0; y < height; y++) {
    const from = y * (length + 1);
    const row = data.subarray(y * length, (y + 1) * length);
    row.set(packed.subarray(from + 1, from + 1 + length));
    unfilter(packed[from] ?? 0, row, over, step);
    over = row;
  }
  return { width, height, step, data };
}

/** The linear light of a channel's 256 values. */
const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance (WCAG 2.2) of channels from 0 to 255. */
export const measureLuminance = (red: number, green: number, blue: number) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
