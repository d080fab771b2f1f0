// A mail server that counts what it accepts and, while it is closed, holds every message unanswered.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

let gate = Promise.withResolvers<void>();
let accepted = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  async onData(stream, _, callback) {
    // Null when the client was killed in the middle.
    const message = await text(stream).catch(() => null);
    await gate.promise;
    if (message === null) return;
    accepted += 1;
    callback();
  },
});
// Killed clients disconnect without a message.
server.on('error', () => {});

// A failed benchmark must leave no process running, because the reader of its output would wait for it.
process.once('disconnect', () => process.exit());
process.on('message', (request: 'open' | 'close') => {
  if (request === 'open') gate.resolve();
  else gate = Promise.withResolvers<void>();
  process.send?.(accepted);
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
process.send?.((server.server.address() as AddressInfo).port);
