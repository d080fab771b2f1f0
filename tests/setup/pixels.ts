import { inflateSync } from 'node:zlib';

/** A picture as rows of red, green and blue. */
export interface Pixels {
  width: number;
  height: number;
  /** The number of bytes per pixel. */
  step: number;
  data: Uint8Array;
}

/** What a PNG filter predicts for a byte from its left, upper and upper left neighbors (PNG, section 9). */
function predict(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [toLeft, toAbove] = [Math.abs(guess - left), Math.abs(guess - above)];
      const toCorner = Math.abs(guess - corner);
      if (toLeft <= toAbove && toLeft <= toCorner) return left;
      return toAbove <= toCorner ? above : corner;
    }
    default:
      return 0;
  }
}

/** Reads a screenshot: a PNG with 8 bits per channel, in color, not interlaced. */
export function readPng(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const step = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isImage = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isImage) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const row = width * step;
  const data = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < step ? 0 : (data[at - step] ?? 0);
      const above = y === 0 ? 0 : (data[at - row] ?? 0);
      const corner = x < step || y === 0 ? 0 : (data[at - row - step] ?? 0);
      data[at] = (packed[y * (row + 1) + 1 + x] ?? 0) + predict(filter, left, above, corner);
    }
  }
  return { width, height, step, data };
}

const linear = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG 2.2) of three channels from 0 to 255. */
export const measureLuminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
