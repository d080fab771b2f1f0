import { limits } from '#app/features/draft/limits.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type CsvTable, isWorkbook, maxCsvBytes } from '../formats/read-csv.ts';

const unreadable = 'This file could not be read. Please choose a CSV file.';
const tooLarge = 'This file is larger than 8 MiB. Please split it and upload the parts.';
const workbook = 'This is a workbook: save it as CSV.';
const empty = 'There is nothing in this file.';

/** Reads a CSV file in a worker, so that the page stays responsive. The error is a sentence. */
export async function readCsvFile(file: File): Promise<Result<CsvTable, string>> {
  if (file.size > maxCsvBytes) return fail(tooLarge);
  if (isWorkbook(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return fail(workbook);
  const worker = new Worker(new URL('../formats/csv.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const bytes = await file.arrayBuffer();
    const table = await new Promise<CsvTable>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CsvTable>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker failed.')));
      worker.postMessage({ bytes, maxRows: limits.invitees }, [bytes]);
    });
    return table.rows.length === 0 ? fail(empty) : succeed(table);
  } catch (error) {
    console.error(error);
    return fail(unreadable);
  } finally {
    worker.terminate();
  }
}
