import { readCsv } from './read-csv.ts';

/** Reads CSV files away from the thread that draws the page. */
addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; maxRows: number }>) => {
  postMessage(readCsv(new Uint8Array(data.bytes), data.maxRows));
});
