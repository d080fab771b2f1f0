import * as v from 'valibot';

import { TooLongError, readBoundedText } from '#app/platform/limits/bounded-response.server.ts';

/** Milliseconds, shorter than a visitor's patience. */
const timeLimitMs = 3500;
const longestAnswer = 1_000_000;

/** The provider failed, refused all requests (quota, key), rejected this one, or was not asked (a limit of our own). */
export type FailureKind = 'broken' | 'refused' | 'question' | 'unasked';

/** The reason is safe to log: it contains no address and no key. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly kind: FailureKind;

  constructor(reason: string, kind: FailureKind = 'broken') {
    super(reason);
    this.kind = kind;
  }
}

export interface JsonRequest {
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: unknown;
  /** In milliseconds; `timeLimitMs` by default. */
  timeout?: number;
}

/** Validates the response. Throws a `ProviderFailure` for every error. */
export async function fetchJson<Schema extends v.GenericSchema>(
  url: URL,
  schema: Schema,
  { headers, body, timeout = timeLimitMs }: JsonRequest = {},
): Promise<v.InferOutput<Schema>> {
  const signal = AbortSignal.timeout(timeout);
  const text = await send(url, {
    headers: { Accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const parsed = v.safeParse(schema, parseJson(text));
  if (!parsed.success) throw new ProviderFailure('malformed answer');
  return parsed.output;
}

async function send(url: URL, init: RequestInit): Promise<string> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, init);
    status = response.status;
    text = await readBoundedText(response, longestAnswer);
  } catch (error) {
    throw new ProviderFailure(reasonOf(error));
  }
  if (status < 200 || status > 299) {
    throw new ProviderFailure(`status ${status}`, kindOf(status));
  }
  return text;
}

function kindOf(status: number): FailureKind {
  if ([401, 403, 429].includes(status)) return 'refused';
  return status >= 400 && status < 500 ? 'question' : 'broken';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('malformed answer');
  }
}

/** The kind of a network error. Its text may quote the URL with a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network fault';
  if (error instanceof TooLongError) return error.message;
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : 'network fault';
}
