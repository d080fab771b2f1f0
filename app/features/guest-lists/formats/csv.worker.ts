import { readCsv } from './read-csv.ts';

addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; maxRows: number }>) => {
  postMessage(readCsv(new Uint8Array(data.bytes), data.maxRows));
});
