import { HelperProcess } from './helper-process.ts';
import { loadCores } from './pin.ts';

export interface Job {
  url: string;
  connections?: number;
  seconds?: number;
  /** Replaces `seconds`: exactly this many requests. */
  amount?: number;
  /** At most this many requests a second. */
  rate?: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** `{n}` becomes a different text in every request. */
  body?: string;
  /** The parts that differ between requests, used in rotation. */
  each?: { path?: string; cookie?: string }[];
  /** One page, by a client that takes less time than the server. */
  lean?: boolean;
  /** Uses ten thousand addresses, as behind a trusted proxy, so that no limit per address applies. */
  fromEverywhere?: boolean;
  /** Any other status ends the run, except those that may be shed. */
  expect?: number[];
  mayShed?: number[];
}

export type Turn = {
  perSecond: number;
  /** Responses with an expected status. */
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
