import { limits } from '#app/features/draft/limits.ts';
import { texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type CsvTable, isWorkbook, maxCsvBytes } from '../formats/read-csv.ts';
import { askWorker } from './ask-worker.ts';

const unreadable = texts('This file could not be read. Please choose a CSV file.');
const tooLarge = texts('This file is larger than 8 MiB. Please split it and upload the parts.');
const workbook = texts('This is a workbook: save it as CSV.');
const empty = texts('There is nothing in this file.');

/** Reads a CSV file in a worker, so that the page stays responsive. The error is a sentence. */
export async function readCsvFile(file: File): Promise<Result<CsvTable, string>> {
  if (file.size > maxCsvBytes) return fail(tooLarge);
  if (isWorkbook(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return fail(workbook);
  try {
    const worker = new Worker(new URL('../formats/csv.worker.ts', import.meta.url), {
      type: 'module',
    });
    const question = { bytes: await file.arrayBuffer(), maxRows: limits.invitees };
    const table = await askWorker<CsvTable>(worker, question);
    return table.rows.length === 0 ? fail(empty) : succeed(table);
  } catch (error) {
    console.error(error);
    return fail(unreadable);
  }
}
