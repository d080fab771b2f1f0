import sharp from 'sharp';

import { lentFamily } from './lent-faces.ts';
import type { Stage } from './stage.ts';

export interface Picture {
  name: string;
  /** A PNG, or the text of an `<svg>`. */
  image: Buffer | string;
}

export interface SheetShape {
  columns: number;
  /** Pixels of each picture on the sheet. */
  width: number;
  /** Cuts off pictures below this height. */
  height?: number;
  ground?: string;
}

const gap = 16;
const margin = 20;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawPicture({ name, image }: Picture): string {
  const drawn =
    typeof image === 'string'
      ? image
      : `<img alt="" src="data:image/png;base64,${image.toString('base64')}">`;
  return `<figure><div>${drawn}</div><figcaption>${escape(name)}</figcaption></figure>`;
}

/** A WebP with many pictures, each above its name. */
export async function printSheet(
  stage: Stage,
  pictures: readonly Picture[],
  { columns, width, height, ground = '#e9e6e1' }: SheetShape,
): Promise<Buffer> {
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: ${margin}px; background: ${ground}; font: 12px/1.4 ${lentFamily}, system-ui, sans-serif; color: #777 }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; align-items: start }
    figure { margin: 0 }
    figure > div { overflow: hidden; border-radius: 4px; ${height ? `max-height: ${height}px` : ''} }
    img, svg { display: block; width: 100%; height: auto }
    figcaption { padding-top: 4px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  </style><main>${pictures.map(drawPicture).join('')}</main>`;
  const all = columns * width + (columns - 1) * gap + margin * 2;
  return sharp(await stage.print(html, all))
    .webp({ quality: 82, effort: 5 })
    .toBuffer();
}
