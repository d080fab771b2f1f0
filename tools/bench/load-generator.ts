import { HelperProcess } from './helper-process.ts';
import { loadCores } from './pin.ts';

export interface Job {
  url: string;
  connections?: number;
  seconds?: number;
  /** Instead of `seconds`: exactly this many requests. */
  amount?: number;
  /** At most this many requests a second. */
  rate?: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** `{n}` in it is replaced by a different text in every request. */
  body?: string;
  /** The parts that differ between requests. Entries are used in turn, then again from the first. */
  each?: { path?: string; cookie?: string }[];
  /** Sends requests from ten thousand addresses, as behind a trusted proxy, so that no limit per address applies. */
  fromEverywhere?: boolean;
  /** The statuses that count. Any other ends the run, except those that may be shed. */
  expect?: number[];
  mayShed?: number[];
}

export type Turn = {
  perSecond: number;
  /** The number of responses with an expected status. */
  done: number;
  shed: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
};

export class LoadGenerator extends HelperProcess {
  constructor() {
    super('load-process.ts', loadCores);
  }

  run(job: Job): Promise<Turn> {
    return this.ask(job);
  }
}
