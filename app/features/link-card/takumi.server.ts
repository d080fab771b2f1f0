import { LRUCache } from 'lru-cache';

import type { FaceFile, Painter, TextSize } from './layers.ts';
import { type TakumiNode, toTextNode, toRoot } from './takumi-tree.ts';

interface Run {
  x: number;
  y: number;
  width: number;
}
interface Measured {
  height: number;
  children: Measured[];
  runs: Run[];
}
interface Font {
  name: string;
  data: Uint8Array;
  unicodeRange?: [number, number][];
}
type Format = 'png' | 'jpeg' | 'raw';

/** The quality of a JPEG. */
const quality = 86;
interface Renderer {
  registerFont(font: Font): Promise<unknown>;
  measure(node: TakumiNode, options: { width: number }): Promise<Measured>;
  render(
    node: TakumiNode,
    options: { width: number; height: number; format: Format; quality: number },
  ): Promise<Uint8Array>;
}
type Backend = { Renderer: new (options: { cacheMaxBytes: number }) => Renderer };

const native: string = 'takumi-js/node';
const portable: string = 'takumi-js/wasm';

/** Turns the renderer's own image cache off: finished cards are cached as bytes. */
const cacheMaxBytes = 0;

/** More faces than the site has. */
const mostFaces = 2000;

const loadModule = (name: string) => import(/* @vite-ignore */ name) as Promise<Backend>;

/** The native renderer works off the event loop. On machines without a native build, the portable one is used. */
async function loadRenderer(): Promise<Renderer> {
  const { Renderer: Loaded } = await loadModule(native).catch(() => loadModule(portable));
  return new Loaded({ cacheMaxBytes });
}

function toFont({ family, ranges }: FaceFile, data: Uint8Array): Font {
  const unicodeRange = ranges?.map(([first, last]): [number, number] => [first, last]);
  return { name: family, data, ...(unicodeRange ? { unicodeRange } : {}) };
}

/** Runs of one line in different fonts begin at slightly different heights. */
function countLines(runs: readonly Run[], height: number): number {
  const tops = runs.map(({ y }) => y).toSorted((a, b) => a - b);
  return tops.filter((y, at) => at === 0 || y - (tops[at - 1] ?? 0) > height / 2).length;
}

/** No browser, no network. Takumi is loaded for the first picture. */
export function createTakumiPainter(): Painter {
  let loading: Promise<Renderer> | undefined;
  const load = () => (loading ??= loadRenderer());
  /** The faces that the renderer has. A file that could not be read is tried again next time. */
  const known = new LRUCache<string, FaceFile, FaceFile>({
    max: mostFaces,
    fetchMethod: async (_key, _stale, { context: face }) => {
      const renderer = await load();
      await renderer.registerFont(toFont(face, await face.read()));
      return face;
    },
  });

  return {
    async learn(faces) {
      await Promise.all(faces.map((face) => known.fetch(face.key, { context: face })));
    },
    async measure(layer): Promise<TextSize> {
      const renderer = await load();
      const { width } = layer.box;
      // Laid out without a line limit, to count the lines that would be cut.
      const whole = toTextNode({ ...layer, lines: 99 });
      const root: TakumiNode = {
        type: 'container',
        style: { display: 'flex', flexDirection: 'column', width },
        children: [whole],
      };
      const measured = await renderer.measure(root, { width });
      const [block] = measured.children;
      const runs = block?.runs ?? [];
      const { size, leading } = layer.style;
      const left = Math.min(...runs.map(({ x }) => x));
      const right = Math.max(...runs.map(({ x, width: wide }) => x + wide));
      return {
        width: right - left,
        height: block?.height ?? 0,
        lines: countLines(runs, size * leading),
      };
    },
    async paint(picture, format = 'png') {
      const renderer = await load();
      const { width, height } = picture;
      return new Uint8Array(
        await renderer.render(toRoot(picture), { width, height, format, quality }),
      );
    },
  };
}
