import { encode } from 'uqr';

/** One path on a grid of `size` by `size` modules, quiet zone included. */
export interface QrCode {
  size: number;
  path: string;
}

/** Every mask is readable. Finding the best one takes longer than rendering the rest of the page. */
const maskPattern = 3;

/** Each run of dark modules in a row is one rectangle. */
export function drawQr(link: string): QrCode {
  const { size, data } = encode(link, { ecc: 'M', border: 2, maskPattern });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      found.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
    return found;
  });
  return { size, path: runs.join('') };
}
