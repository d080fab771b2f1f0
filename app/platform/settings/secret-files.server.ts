import { readFileSync, statSync } from 'node:fs';

const mostBytes = 16_384;

/** The setting that names a file with the value of a secret setting, as containers hand them over. */
export const getFileSetting = (name: string) => `${name}_FILE`;

type Read = { text: string | undefined } | { problem: string };

/**
 * The value of a secret setting: its own, or the content of the file that `NAME_FILE` names, without the line break at
 * its end. A problem names the file and shows nothing of its content (behaviour 23.28).
 */
export function readSecret(name: string, env: Record<string, string | undefined>): Read {
  const [own, file] = [env[name]?.trim(), env[getFileSetting(name)]?.trim()];
  if (!file) return { text: own };
  const found = own ? { fault: `cannot be set together with ${name}` } : readOneLine(file);
  return 'fault' in found ? { problem: `${getFileSetting(name)} ${found.fault}` } : found;
}

function readOneLine(file: string): { text: string } | { fault: string } {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return { fault: `names ${file}, which is no file` };
    if (stats.size > mostBytes) return { fault: `names ${file}, which is larger than 16 kB` };
    const text = readFileSync(file, 'utf8').trim();
    if (text === '') return { fault: `names ${file}, which is empty` };
    return /[\p{Cc}\uFFFD]/u.test(text)
      ? { fault: `names ${file}, which must hold one line of text` }
      : { text };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? { fault: `names ${file}, which does not exist` }
      : { fault: `names ${file}, which cannot be read: ${code}` };
  }
}
