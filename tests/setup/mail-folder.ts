import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import PostalMime, { type Email } from 'postal-mime';
import { afterAll } from 'vitest';

export const mailFrom = 'Festoon <party@festoon.example>';

/** A folder to which a server writes its mail. */
export interface MailFolder {
  /** The settings of such a server. */
  env: { SMTP_URL: string; MAIL_FROM: string };
  folder: string;
  /** The names of its mails. */
  list(): string[];
  /** The mails, or those with these names. */
  read(names?: readonly string[]): Promise<Email[]>;
  /** Removes every mail. */
  empty(): void;
}

/** A folder for the tests of a file, which is removed after the last. */
export function useMailFolder(): MailFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'festoon-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const list = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const locate = (name: string) => path.join(folder, name);
  return {
    env: { SMTP_URL: `file:${folder}`, MAIL_FROM: mailFrom },
    folder,
    list,
    read: (names = list()) =>
      Promise.all(names.map((name) => PostalMime.parse(readFileSync(locate(name))))),
    empty() {
      for (const name of readdirSync(folder)) rmSync(locate(name), { recursive: true });
    },
  };
}
