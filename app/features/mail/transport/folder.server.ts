import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createTransport } from 'nodemailer';

import type { SendOutcome, OutgoingMail, Transport } from './port.ts';

/** Writes messages as files that mail programs open. A repeated message overwrites its file. */
export function createFolder(folder: string, options: object): Transport {
  const compiler = createTransport({
    ...options,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  async function write(mail: OutgoingMail): Promise<string> {
    const { message } = await compiler.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const name = `${mail.messageId.replace(/@.*$/, '').replace(/[^\w-]/g, '')}.eml`;
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
    return file;
  }
  return {
    atOnce: 1,
    async send(mail): Promise<SendOutcome> {
      try {
        return { ok: true, answer: `Written to ${await write(mail)}` };
      } catch (error) {
        const answer = error instanceof Error ? error.message : String(error);
        return { ok: false, refusal: { code: 0, answer, stage: 'connection' } };
      }
    },
    close: () => compiler.close(),
  };
}
