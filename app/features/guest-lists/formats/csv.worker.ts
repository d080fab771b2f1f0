import { readCsv } from './read-csv.ts';

/** Reads CSV files outside the page's main thread. */
addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; maxRows: number }>) => {
  postMessage(readCsv(new Uint8Array(data.bytes), data.maxRows));
});
