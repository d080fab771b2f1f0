import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

/** A refusal such as '550 No', or a cut connection. */
export type Refusal = `${number} ${string}` | 'cut' | null;

export interface ReceivedMail {
  to: string;
  messageId: string;
  raw: string;
}

/** Keeps accepted mail and fails where the test says so. */
export interface SmtpSink {
  url: string;
  /** In order. After a cut connection the sender does not know that its mail was accepted. */
  received: ReceivedMail[];
  /** Recipients, accepted or not. */
  asked: string[];
  refusals: number;
  /** Before the greeting. */
  atConnection: () => Refusal;
  atRecipient: (address: string) => Refusal;
  /** Before the message is read, and after it was kept. */
  atData: (address: string) => Refusal | Promise<Refusal>;
  afterData: (address: string) => Refusal | Promise<Refusal>;
  /** Cuts every connection. `start` listens at the same address again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const accept = () => null;

function toError(line: string): Error {
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
}

export async function openSmtpSink(): Promise<SmtpSink> {
  let server: SMTPServer | undefined;
  let port = 0;
  const cutAll = () => {
    // The library cannot drop a connection without a response.
    const open = server?.connections as Set<{ _socket: { destroy(): void } }> | undefined;
    for (const { _socket: socket } of open ?? []) socket.destroy();
  };
  const answer = (refusal: Refusal, callback: (error?: Error | null) => void) => {
    if (refusal !== null) sink.refusals += 1;
    if (refusal === 'cut') cutAll();
    else callback(refusal === null ? null : toError(refusal));
  };
  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onConnect(_, callback) {
        answer(sink.atConnection(), callback);
      },
      onRcptTo({ address }, _, callback) {
        sink.asked.push(address);
        answer(sink.atRecipient(address), callback);
      },
      async onData(stream, { envelope }, callback) {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const before = await sink.atData(to);
        if (before === 'cut') return answer(before, callback);
        // Null when another message's fate has cut this connection.
        const raw = await text(stream).catch(() => null);
        if (raw === null) return;
        if (before !== null) return answer(before, callback);
        const messageId = /^message-id: <([^>]+)>/im.exec(raw)?.[1] ?? '';
        sink.received.push({ to, messageId, raw });
        answer(await sink.afterData(to), callback);
      },
    });
  }
  const sink: SmtpSink = {
    url: '',
    received: [],
    asked: [],
    refusals: 0,
    atConnection: accept,
    atRecipient: accept,
    atData: accept,
    afterData: accept,
    async start() {
      server = create();
      server.on('error', () => {});
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
      sink.url = `smtp://127.0.0.1:${port}`;
    },
    async stop() {
      const closing = server;
      cutAll();
      server = undefined;
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
    },
  };
  await sink.start();
  return sink;
}
