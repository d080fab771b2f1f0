import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface Pooler {
  url: string;
  /** Names of the statements that clients have prepared. */
  prepared: string[];
  close(): Promise<void>;
}

const letters = { key: 0x4b, notification: 0x41, parse: 0x50 };

/**
 * What a process sees of a pooler in transaction mode: its connections have numbers of the pooler's own, and
 * notifications do not arrive. `npm run check:pooler` uses a real one.
 */
export async function openPooler(target: string): Promise<Pooler> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const prepared: string[] = [];
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      // A message in several writes would wait for what confirms the first.
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    const fromClient = splitMessages((message) => {
      if (message[0] === letters.parse) {
        const name = message.toString('utf8', 5, message.indexOf(0, 5));
        if (name !== '') prepared.push(name);
      }
      database.write(message);
    }, true);
    const fromDatabase = splitMessages((message) => {
      if (message[0] === letters.notification) return;
      if (message[0] === letters.key) message.writeInt32BE(message.readInt32BE(5) ^ 1, 5);
      client.write(message);
    });
    client.on('data', fromClient);
    database.on('data', fromDatabase);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    prepared,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls `take` with each whole message. The first one of a client has no letter before its length. */
function splitMessages(take: (message: Buffer) => void, isClient = false) {
  let waiting = Buffer.alloc(0);
  let letter = isClient ? 0 : 1;
  return (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= letter + 4) {
      const length = letter + waiting.readInt32BE(letter);
      if (waiting.length < length) return;
      take(Buffer.from(waiting.subarray(0, length)));
      waiting = waiting.subarray(length);
      letter = 1;
    }
  };
}
