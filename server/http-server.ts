import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Times in milliseconds. */
export interface ConnectionLimits {
  headers: number;
  request: number;
  /** Longer than the keep-alive time of proxies (60 s), so that no proxy sends a request into a closing socket. */
  keepAlive: number;
  /** The longest time without traffic. Event streams send something more often. */
  silence: number;
  /** The longest time for a client to read a response that waits for it, however steadily it reads. */
  reading: number;
  interval: number;
}

const usual: ConnectionLimits = {
  headers: 15_000,
  request: 60_000,
  keepAlive: 65_000,
  silence: 120_000,
  reading: 300_000,
  interval: 5_000,
};

/** How long a stop waits for running requests before it ends them. */
const graceMs = 5_000;

export function createHttpServer(
  listener: RequestListener,
  maxConnections: number,
  limits: ConnectionLimits = usual,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.interval,
    },
    listener,
  );
  server.timeout = limits.silence;
  server.maxConnections = maxConnections;
  // Idle kept-alive connections make room for new ones.
  server.on('drop', () => server.closeIdleConnections());
  cutSlowReaders(server, limits);
  return server;
}

function cutSlowReaders(server: Server, { reading, interval }: ConnectionLimits): void {
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

/** The system chooses a port when `PORT` is 0. */
export async function listen(server: Server, { PORT, HOST }: { PORT: number; HOST: string }) {
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Idle connections are closed at once, requests may finish. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
