import { createBudget } from '#app/platform/limits/budget.ts';

import type { Bus } from './bus.server.ts';
import type { Cursor } from './cursor.ts';

const heartbeatMs = 25_000;
/** The shortest time between two events of one stream. */
const pauseMs = 1_000;
/** After a gap in the bus, which concerns every stream, their queries are spread over this time. */
const spreadMs = 3_000;
/** A reader that misses this many heartbeats is disconnected. */
const mostMissed = 4;
const retryMs = 2_000;

/** Streams at a time: of all, of one host, and of one network address, of which no few may take them all. */
const most = { total: 5_000, ofHost: 12, ofAddress: 200 };

export interface StreamReader {
  inviteId: string;
  hostUid: string;
  /** The network address. */
  address: string;
  signal: AbortSignal;
  /** Queries whether the reader's session and ownership are still valid. */
  mayFollow(): Promise<boolean>;
}

export interface Streams {
  /** Null if this host, this address or this server has too many streams open. */
  open(follower: StreamReader): Response | null;
}

interface StreamsOptions {
  live: Pick<Bus, 'subscribe' | 'cursor'>;
  stopping: AbortSignal;
}

/** An event says that something changed, up to which cursor, but not what. The first says where the stream begins. */
export function createStreams({ live, stopping }: StreamsOptions): Streams {
  const byHost = createBudget({ total: most.total, perKey: most.ofHost });
  const byAddress = createBudget({ total: most.total, perKey: most.ofAddress });

  function take(hostUid: string, address: string): boolean {
    if (!byHost.take(hostUid, 1)) return false;
    if (byAddress.take(address, 1)) return true;
    byHost.release(hostUid, 1);
    return false;
  }

  return {
    open(follower) {
      const { hostUid, address, inviteId, signal } = follower;
      if (stopping.aborted || signal.aborted || !take(hostUid, address)) return null;
      const stream = new EventStream(() => follower.mayFollow(), live.cursor(inviteId));
      const leave = [
        live.subscribe(inviteId, (sure) => stream.change(live.cursor(inviteId), sure)),
        live.subscribe(hostUid, () => stream.check()),
      ];
      const end = () => stream.end();
      for (const one of [signal, stopping]) one.addEventListener('abort', end);
      stream.onEnd = () => {
        for (const one of [signal, stopping]) one.removeEventListener('abort', end);
        for (const unsubscribe of leave) unsubscribe();
        byHost.release(hostUid, 1);
        byAddress.release(address, 1);
      };
      return new Response(stream.body, { headers });
    },
  };
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

const encoder = new TextEncoder();

const formatChange = (cursor: Cursor) => `event: changed\ndata: ${cursor}\n\n`;

/**
 * Nothing is queued for a slow reader: all changes since the last event become one. Each event checks the permission.
 */
class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  onEnd: () => void = () => {};
  readonly #mayFollow: () => Promise<boolean>;
  readonly #heartbeat = setInterval(() => void this.#beat(), heartbeatMs);
  #out: ReadableStreamDefaultController<Uint8Array> | null = null;
  #changed: Cursor | null = null;
  #timer: NodeJS.Timeout | null = null;
  #toldAt = -Infinity;
  #missed = 0;

  constructor(mayFollow: () => Promise<boolean>, begins: Cursor) {
    this.#mayFollow = mayFollow;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (out) => {
          this.#out = out;
          this.#send(`retry: ${retryMs}\n\n${formatChange(begins)}`);
        },
        pull: () => this.#schedule(0),
        cancel: () => this.end(),
      },
      { highWaterMark: 1 },
    );
  }

  /** `sure` is false if a change is only possible. */
  change(cursor: Cursor, sure: boolean): void {
    this.#changed = cursor;
    this.#schedule(sure ? 0 : Math.random() * spreadMs);
  }

  async check(): Promise<boolean> {
    try {
      if (await this.#mayFollow()) return this.#out !== null;
      if (this.#out) this.#send('event: gone\ndata: -\n\n');
      this.end();
    } catch {
      // The database cannot be reached: the reader reconnects later.
      this.end();
    }
    return false;
  }

  end(): void {
    if (!this.#out) return;
    const out = this.#out;
    this.#out = null;
    clearInterval(this.#heartbeat);
    if (this.#timer) clearTimeout(this.#timer);
    this.onEnd();
    try {
      out.close();
    } catch {
      // The reader closed the stream first.
    }
  }

  #schedule(delay: number): void {
    if (!this.#out || this.#changed === null || this.#timer) return;
    const due = Math.max(delay, this.#toldAt + pauseMs - performance.now(), 0);
    this.#timer = setTimeout(() => void this.#tell(), due);
  }

  async #tell(): Promise<void> {
    this.#timer = null;
    // `pull` schedules again once a slow reader has taken the last event.
    if (!this.#isWaiting()) return;
    const cursor = this.#changed;
    if (cursor === null) return;
    this.#changed = null;
    this.#toldAt = performance.now();
    if (!(await this.check())) return;
    if (this.#isWaiting()) this.#send(formatChange(cursor));
    else this.#changed ??= cursor;
  }

  async #beat(): Promise<void> {
    if (!(await this.check())) return;
    if (this.#isWaiting()) {
      this.#missed = 0;
      this.#send(': here\n\n');
      return;
    }
    this.#missed += 1;
    if (this.#missed >= mostMissed) this.end();
  }

  /** The reader has taken everything that was sent. */
  #isWaiting(): boolean {
    return (this.#out?.desiredSize ?? 0) > 0;
  }

  #send(text: string): void {
    this.#out?.enqueue(encoder.encode(text));
  }
}
