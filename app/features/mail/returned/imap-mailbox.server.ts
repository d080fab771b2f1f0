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

class ImapMailbox implements Mailbox {
  readonly #client: ImapFlow;
  #away = '';
  #isLost = false;
  /** Something has arrived since the messages were listed. */
  #hasNews = false;
  #wake: (() => void) | undefined;

  constructor(settings: MailboxSettings) {
    this.#client = createClient(settings);
    const lose = () => {
      this.#isLost = true;
      this.#wake?.();
    };
    this.#client.on('error', lose);
    this.#client.on('close', lose);
    this.#client.on('exists', () => {
      this.#hasNews = true;
      this.#wake?.();
    });
  }

  async connect(folder: string): Promise<void> {
    await this.#client.connect();
    this.#away = await findReadFolder(this.#client, folder);
    await this.#client.mailboxOpen(folder);
  }

  #assertOpen(): void {
    if (this.#isLost) throw new Error('The connection to the mailbox is lost.');
  }

  async list(most: number): ReturnType<Mailbox['list']> {
    this.#assertOpen();
    this.#hasNews = false;
    const found = await this.#client.search({ all: true }, { uid: true });
    const all = Array.isArray(found) ? found.toSorted((one, other) => one - other) : [];
    return { ids: all.slice(0, most), count: all.length };
  }

  async read(id: number, bytes: number): Promise<Uint8Array | null> {
    const query = { source: { start: 0, maxLength: bytes } };
    const message = await this.#client.fetchOne(String(id), query, { uid: true });
    return message ? (message.source ?? null) : null;
  }

  async putAway(ids: readonly number[]): Promise<void> {
    const moved = await this.#client.messageMove(ids.join(','), this.#away, { uid: true });
    if (!moved) throw new Error('The mailbox does not move messages.');
  }

  async wait(ms: number): Promise<void> {
    this.#assertOpen();
    if (this.#hasNews) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
    this.#assertOpen();
  }

  async close(): Promise<void> {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#wake?.();
    this.#client.close();
  }
}

/** Opens the mailbox by IMAP. */
export async function openImapMailbox(settings: MailboxSettings): Promise<Mailbox> {
  const mailbox = new ImapMailbox(settings);
  try {
    await mailbox.connect(settings.folder);
  } catch (error) {
    await mailbox.close();
    throw error;
  }
  return mailbox;
}
