import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What one visitor may take up, and for how long; times in milliseconds. */
export interface Patience {
  /** A request that has not arrived by then, its headers or the whole of it, is cut off. */
  headers: number;
  request: number;
  /** Longer than what proxies use (60 s), so that none sends a request into a socket that is closing. */
  keepAlive: number;
  /** A connection on which nothing moves. Streams of events move more often. */
  silence: number;
  /** An answer that is never taken whole, however steadily a little of it is. */
  reading: number;
  /** How often that is looked at. */
  interval: number;
}

const usual: Patience = {
  headers: 15_000,
  request: 60_000,
  keepAlive: 65_000,
  silence: 120_000,
  reading: 300_000,
  interval: 5_000,
};

/** How long a stop waits for requests under way before it cuts them off. */
const graceMs = 5_000;

/** A server that takes at most `maxConnections`, none of them for longer than patience lasts. */
export function createHttpServer(
  listener: RequestListener,
  maxConnections: number,
  patience: Patience = usual,
): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.interval,
    },
    listener,
  );
  server.timeout = patience.silence;
  server.maxConnections = maxConnections;
  // Who only keeps a connection for later makes room for who comes now.
  server.on('drop', () => server.closeIdleConnections());
  cutSlowReaders(server, patience);
  return server;
}

/** Ends connections on which bytes have been waiting to be read for too long on end. */
function cutSlowReaders(server: Server, { reading, interval }: Patience): void {
  const waitingSince = new Map<Socket, number | null>();
  server.on('connection', (socket: Socket) => {
    waitingSince.set(socket, null);
    socket.once('close', () => waitingSince.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of waitingSince) {
      if (socket.writableLength === 0) waitingSince.set(socket, null);
      else if (since === null) waitingSince.set(socket, now);
      else if (now - since >= reading) socket.destroy();
    }
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Opens the port and returns its number, which the system chose if `PORT` is 0. */
export function listen(server: Server, { PORT, HOST }: { PORT: number; HOST: string }) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops accepting and lets requests finish. A connection that is only kept alive holds nothing up. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
