import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { getNetwork } from './address.ts';

/** A further connection replaces an idle one of its address, or is closed when none is idle (behaviour 22.12). */
export function limitConnections(server: Server, most: number): void {
  const byAddress = new Map<string, Set<Socket>>();
  const idle = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    const address = getNetwork(socket.remoteAddress);
    if (address === null) return;
    const own = byAddress.get(address) ?? new Set();
    if (own.size >= most) {
      const spare = own.values().find((one) => idle.has(one));
      (spare ?? socket).destroy();
      if (!spare) return;
      own.delete(spare);
    }
    own.add(socket);
    byAddress.set(address, own);
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address);
    });
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => idle.add(socket));
  });
}
