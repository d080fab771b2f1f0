import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

export const site = 'https://party.example.org';

export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** A client with a cookie jar that requests the example's host name from the proxy on this machine. */
export class Browser {
  readonly #ports: { http: number; https: number };
  readonly #ca: string;
  readonly #cookies = new Map<string, string>();

  constructor(ports: { http: number; https: number }, ca: string) {
    this.#ports = ports;
    this.#ca = ca;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(path, { headers });
  }

  /** Posts a form as a page of the site does. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const form = {
      origin: site,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    };
    return this.send(path, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams(fields).toString(),
    });
  }

  async send(path: string, sent: Sent = {}): Promise<Reply> {
    const response = await this.#open(path, sent);
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }

  /** Opens an event stream; `next` resolves with the next data. */
  async follow(path: string): Promise<{ next(): Promise<string>; close(): void }> {
    const response = await this.#open(path, { headers: { accept: 'text/event-stream' } });
    if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}.`);
    const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
    return {
      next: async () => String((await chunks.next()).value),
      close: () => response.destroy(),
    };
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    this.#cookies.set(name, value);
  }

  #writeCookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Requests a path over plain HTTP. */
  plain(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { host: 'party.example.org' };
      http
        .get({ host: '127.0.0.1', port: this.#ports.http, path, headers, agent: false }, resolve)
        .on('error', reject);
    });
  }

  #open(path: string, { method = 'GET', headers = {}, body = '' }: Sent): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
      const request = https.request(
        {
          host: '127.0.0.1',
          port: this.#ports.https,
          servername: 'party.example.org',
          ca: this.#ca,
          path,
          method,
          headers: {
            host: 'party.example.org',
            ...(this.#cookies.size > 0 ? { cookie: this.#writeCookies() } : {}),
            ...length,
            ...headers,
          },
        },
        resolve,
      );
      request.on('error', reject).end(body);
    });
  }
}
