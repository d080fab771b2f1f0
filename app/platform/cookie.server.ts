import { parse, serialize } from 'cookie-es';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

interface CookieOptions<Value> {
  /**
   * Stands before the name over https and keeps pages of plain http from setting the cookie. `__Host-` keeps those of
   * other subdomains from it as well, and rules out a path.
   */
  prefix: '__Host-' | '__Secure-';
  seconds: number;
  schema: v.GenericSchema<unknown, Value>;
}

/** A cookie of this site, HttpOnly and SameSite=Lax, by its name over http or, with a prefix and Secure, over https. */
export interface Cookie<Value> {
  /** Reads a Cookie header: the first cookie of this name; null when there is none or its value is not valid. */
  read(origin: string, header: string | null | undefined): Value | null;
  /** The Set-Cookie value that stores `value` for requests below `path`. */
  write(origin: string, value: Value, path?: string): string;
  /** The Set-Cookie value that removes the cookie. */
  clear(origin: string, path?: string): string;
}

/** Guests have a path for each event. */
const mostLines = 100;

const isSecure = (origin: string) => origin.startsWith('https:');

/** Defines a cookie. Its value is JSON in base64, as React Router's `createCookie` writes it, without a signature. */
export function defineCookie<Value>(
  plainName: string,
  { prefix, seconds, schema }: CookieOptions<Value>,
): Cookie<Value> {
  const attributes = { httpOnly: true, sameSite: 'lax' } as const;
  const nameAt = (origin: string) => (isSecure(origin) ? prefix + plainName : plainName);
  const writeLine = (origin: string, value: string, maxAge: number, path: string) =>
    serialize(nameAt(origin), value, { ...attributes, secure: isSecure(origin), maxAge, path });
  /** Without a value, by origin and path. */
  const lines = new LRUCache<string, string>({ max: mostLines });
  const writeValue = (origin: string, value: string, path: string) => {
    const key = `${origin} ${path}`;
    let line = lines.get(key);
    if (line === undefined) {
      line = writeLine(origin, '', seconds, path);
      lines.set(key, line);
    }
    const start = nameAt(origin).length + 1;
    return line.slice(0, start) + encodeURIComponent(value) + line.slice(start);
  };

  return {
    read(origin, header) {
      if (!header) return null;
      const name = nameAt(origin);
      const text = parse(header, { filter: (key) => key === name })[name];
      const parsed = v.safeParse(schema, decodeValue(text ?? ''));
      return parsed.success ? parsed.output : null;
    },
    write: (origin, value, path = '/') =>
      writeValue(origin, Buffer.from(JSON.stringify(value)).toString('base64'), path),
    clear: (origin, path = '/') => writeLine(origin, '', 0, path),
  };
}

function decodeValue(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
