import { type Screen, prepareScreens } from './screen-list.ts';
import { type Picture, printSheet } from './sheet.ts';
import type { Scheme, Stage } from './stage.ts';

const wide = { width: 1200, height: 1000, windowOnly: true };
const narrow = { width: 390, height: 844, windowOnly: true };

let prepared: Promise<Screen[]> | undefined;

const show = (image: Buffer, width: number) =>
  `<img alt="" style="width:${width}px;border-radius:4px" src="data:image/png;base64,${image.toString('base64')}">`;

async function takePair(stage: Stage, { name, path, view }: Screen, scheme: Scheme) {
  const [desktop, phone] = [
    await stage.photograph(path, { ...wide, ...view, scheme }),
    await stage.photograph(path, { ...narrow, ...view, scheme }),
  ];
  const image = `<div style="display:flex;gap:6px">${show(desktop, 300)}${show(phone, 115)}</div>`;
  return { name, image } satisfies Picture;
}

async function printScreens(stage: Stage, scheme: Scheme): Promise<Buffer> {
  const screens = await (prepared ??= prepareScreens(stage.site));
  const pictures: Picture[] = [];
  for (const screen of screens) pictures.push(await takePair(stage, screen, scheme));
  const ground = scheme === 'dark' ? '#1b1a1d' : '#e9e6e1';
  return printSheet(stage, pictures, { columns: 4, width: 421, ground });
}

export const screenSheets = {
  'screens-light': (stage: Stage) => printScreens(stage, 'light'),
  'screens-dark': (stage: Stage) => printScreens(stage, 'dark'),
};
