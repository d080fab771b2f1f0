// A mail server that counts what it accepts and, while closed, holds every message unanswered.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import { answerParent } from './answer-parent.ts';

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

/** Returns the port at the start, later how many messages it has accepted. */
answerParent(async (request: 'start' | 'open' | 'close') => {
  if (request === 'start') {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return (server.server.address() as AddressInfo).port;
  }
  if (request === 'open') gate.resolve();
  else gate = Promise.withResolvers<void>();
  return accepted;
});
