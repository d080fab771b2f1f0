import http, { type IncomingHttpHeaders } from 'node:http';

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  /** Still compressed. */
  body: Buffer;
  /** Milliseconds to the first byte of the body. */
  firstByte: number;
}

const agent = new http.Agent({ keepAlive: true });

export const compressed = { 'accept-encoding': 'gzip, deflate, br' };
export const identity = { 'accept-encoding': 'identity' };

export function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.get(toNumericAddress(url), { headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      let firstByte = 0;
      response.on('data', (chunk: Buffer) => {
        firstByte ||= performance.now() - start;
        chunks.push(chunk);
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          firstByte,
        }),
      );
    });
    request.on('error', reject);
  });
}

/** Looking up localhost finds ::1 first, where nobody listens. */
export function toNumericAddress(url: string): string {
  return url.replace('//localhost', '//127.0.0.1');
}

const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

export function replay({ headers, body }: Got) {
  const kept = Object.entries(headers).filter(([name]) => !perConnection.has(name));
  const written = kept.map(([name, value]) => [name, String(value)]);
  return {
    kind: 'bytes' as const,
    headers: {
      ...(Object.fromEntries(written) as Record<string, string>),
      'content-length': String(body.length),
    },
    body: body.toString('base64'),
  };
}
