import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that has not arrived whole by then is cut off: slow senders hold no socket for ever. */
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 60_000;
/** Longer than what proxies use (60 s), so that none sends a request into a socket that is closing. */
const keepAliveTimeoutMs = 65_000;

/** How long a stop waits for requests under way before it cuts them off. */
const graceMs = 5_000;

export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 5_000,
    },
    listener,
  );
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
