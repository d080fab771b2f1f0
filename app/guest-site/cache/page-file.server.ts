import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createId } from '#app/platform/ids.server.ts';

const nowhere = -1;

/**
 * Pages in a file without a name, which ends with the process. The oldest pages are overwritten first. A place is
 * counted from the first byte that was ever written.
 */
export class PageFile {
  readonly size: number;
  #file: number;
  #end = 0;
  /** The page that was read last. */
  #buffer = new Uint8Array();
  #held = nowhere;

  constructor(size: number, folder = tmpdir()) {
    const file = path.join(folder, `festoon-${createId()}`);
    this.size = size;
    this.#file = openSync(file, 'wx+', 0o600);
    unlinkSync(file);
  }

  /** Returns the place. Throws when the disk is full, when the page is longer than the file, or after `close`. */
  write(page: Uint8Array): number {
    if (page.length > this.size) throw new Error('no room for a page');
    const rest = this.size - (this.#end % this.size);
    const place = page.length > rest ? this.#end + rest : this.#end;
    // Before the write, which may fail halfway over older pages.
    this.#end = place + page.length;
    const written = writeSync(this.#file, page, 0, page.length, place % this.size);
    if (written < page.length) throw new Error('no room for a page');
    return place;
  }

  keeps(place: number): boolean {
    return place >= this.#end - this.size;
  }

  /** The bytes change with the next call, unless `leave` is called before. */
  read(place: number, length: number): Uint8Array {
    if (this.#held !== place) {
      if (this.#buffer.length < length) this.#buffer = new Uint8Array(length);
      this.#held = nowhere;
      const read = readSync(this.#file, this.#buffer, 0, length, place % this.size);
      if (read < length) throw new Error('a page is cut off');
      this.#held = place;
    }
    return this.#buffer.subarray(0, length);
  }

  /** Leaves the bytes that were read last unchanged for whoever still sends them. */
  leave(): void {
    this.#buffer = new Uint8Array();
    this.#held = nowhere;
  }

  close(): void {
    closeSync(this.#file);
    // The system gives the number to the next file that is opened.
    this.#file = nowhere;
  }
}
