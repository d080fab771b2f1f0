import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

import { expect, test } from 'vitest';

import { openChannel } from './channel.server.ts';

test('a line that is still being opened, to a server that says nothing, can be closed', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.resume()));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const opened: string[] = [];
  const channel = openChannel(`postgres://festoon@127.0.0.1:${port}/festoon`, 'changes', {
    heard: () => {},
    opened: () => opened.push('opened'),
  });
  await once(silent, 'connection');
  await channel.close();
  await expect(channel.send(['word'])).rejects.toThrow('the line is down');
  expect(opened).toEqual([]);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
