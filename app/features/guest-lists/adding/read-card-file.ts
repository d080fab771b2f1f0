import { limits } from '#app/features/draft/limits.ts';
import { texts } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { maxCardBytes } from '../formats/card-lines.ts';
import type { CardGuests } from '../formats/read-vcards.ts';
import { askWorker } from './ask-worker.ts';

const unreadable = texts('This file could not be read. Please choose a vCard file (.vcf).');
const tooLarge = texts('This file is larger than 16 MiB. Please split it and upload the parts.');
const empty = texts('There is no contact in this file.');

/** Reads a vCard file in a worker, so that the page stays responsive. The error is a sentence. */
export async function readCardFile(file: File): Promise<Result<CardGuests, string>> {
  if (file.size > maxCardBytes) return fail(tooLarge);
  try {
    const worker = new Worker(new URL('../formats/vcard.worker.ts', import.meta.url), {
      type: 'module',
    });
    const question = { bytes: await file.arrayBuffer(), most: limits.invitees };
    const read = await askWorker<CardGuests>(worker, question);
    return read.guests.length === 0 ? fail(empty) : succeed(read);
  } catch (error) {
    console.error(error);
    return fail(unreadable);
  }
}
