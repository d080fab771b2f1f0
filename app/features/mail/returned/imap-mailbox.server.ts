import { ImapFlow } from 'imapflow';

import type { MailboxSettings } from '#app/platform/settings/mail-settings.server.ts';

import type { Mailbox } from './mailbox-port.ts';

const seconds = 1000;
/** Beside the folder that is read, or in it where the server has folders only there. */
const readFolder = 'Festoon-read';

function createClient({ host, port, isSecure, user, password }: MailboxSettings): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: 30 * seconds,
    greetingTimeout: 30 * seconds,
    socketTimeout: 5 * 60 * seconds,
    maxIdleTime: 4 * 60 * seconds,
    autoIdleDelay: 1 * seconds,
    maxLiteralSize: 2 ** 20,
  });
}

async function findReadFolder(client: ImapFlow, folder: string): Promise<string> {
  const { path } = await client
    .mailboxCreate([...folder.split('/').slice(0, -1), readFolder])
    .catch(() => client.mailboxCreate([folder, readFolder]));
  return path;
}

/** Opens the mailbox by IMAP. */
export async function openImapMailbox(settings: MailboxSettings): Promise<Mailbox> {
  const client = createClient(settings);
  let isLost = false;
  /** Something has arrived since the messages were listed. */
  let hasNews = false;
  let wake = () => {};
  const lose = () => {
    isLost = true;
    wake();
  };
  client.on('error', lose);
  client.on('close', lose);
  client.on('exists', () => {
    hasNews = true;
    wake();
  });
  await client.connect();
  const away = await findReadFolder(client, settings.folder);
  await client.mailboxOpen(settings.folder);
  const assertOpen = () => {
    if (isLost) throw new Error('The connection to the mailbox is lost.');
  };
  return {
    async list(most) {
      assertOpen();
      hasNews = false;
      const found = await client.search({ all: true }, { uid: true });
      return Array.isArray(found) ? found.toSorted((one, other) => one - other).slice(0, most) : [];
    },
    async read(id, bytes) {
      const query = { source: { start: 0, maxLength: bytes } };
      const message = await client.fetchOne(String(id), query, { uid: true });
      return message ? (message.source ?? null) : null;
    },
    async putAway(ids) {
      const moved = await client.messageMove(ids.join(','), away, { uid: true });
      if (!moved) throw new Error('The mailbox does not move messages.');
    },
    async wait(ms) {
      assertOpen();
      if (hasNews) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, ms);
      await promise;
      clearTimeout(timer);
      wake = () => {};
      assertOpen();
    },
    async close() {
      if (isLost) return;
      isLost = true;
      wake();
      client.close();
    },
  };
}
