import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A TCP relay to PostgreSQL that a test may cut or silence. */
export interface Relay {
  url: string;
  /** Closes every connection, and refuses new ones until `mend`. */
  cut(): Promise<void>;
  /** Holds back responses without closing anything, at once or after a query that contains `after`. */
  silence(after?: string): void;
  /** Accepts connections again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openRelay(target: string, state: 'cut' | 'whole' = 'whole'): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let silent = false;
  let lastWords: string | null = null;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (lastWords !== null && bytes.includes(lastWords)) silent = true;
        if (from === incoming || !silent) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await listen(server, 0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;

  const relay: Relay = {
    url: url.href,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence(after) {
      if (after === undefined) silent = true;
      else lastWords = after;
    },
    async mend() {
      silent = false;
      lastWords = null;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await listen(server, own);
    },
    async close() {
      if (server.listening) await relay.cut();
    },
  };
  if (state === 'cut') await relay.cut();
  return relay;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
