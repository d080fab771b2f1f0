import type { IncomingMessage } from 'node:http';

/** A request's headers by their names in lower case, as `Headers` and Node's own requests have them. */
export interface NamedHeaders {
  get(name: string): string | null;
}

/** The headers of a request that is still Node's own. */
export function headersOf({ headers }: IncomingMessage): NamedHeaders {
  return {
    get(name) {
      const value = headers[name];
      return (Array.isArray(value) ? value.join(', ') : value) ?? null;
    },
  };
}
