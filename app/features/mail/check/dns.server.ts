import { Resolver } from 'node:dns/promises';

/** Records of a name; empty where it has none. Rejects when the servers cannot be asked. */
export interface Dns {
  listMx: (name: string) => Promise<string[]>;
  listTxt: (name: string) => Promise<string[]>;
}

const none = new Set(['ENODATA', 'ENOTFOUND']);

async function orNone<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    if (none.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Asks the system's name servers, for at most a few seconds. */
export function createDns(): Dns {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return {
    async listMx(name) {
      const found = await orNone(resolver.resolveMx(name));
      return found
        .toSorted((one, other) => one.priority - other.priority)
        .map(({ exchange }) => exchange);
    },
    async listTxt(name) {
      const found = await orNone(resolver.resolveTxt(name));
      return found.map((parts) => parts.join(''));
    },
  };
}
