import { readVcards } from './read-vcards.ts';

addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; most: number }>) => {
  postMessage(readVcards(new Uint8Array(data.bytes), data.most));
});
