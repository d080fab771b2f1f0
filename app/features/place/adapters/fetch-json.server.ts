import * as v from 'valibot';

/** The time limit for a provider in milliseconds, shorter than a visitor's patience. */
const timeLimitMs = 3500;
/** The most characters of a response that are read. */
const longestAnswer = 1_000_000;

/**
 * The kind of a failure: the provider did not work, it rejects requests for now (a quota, a key), it rejected this
 * one request, or it was not asked (a full queue, a limit of our own).
 */
export type FailureKind = 'broken' | 'refused' | 'question' | 'unasked';

/** A failed request to a provider. The reason is safe to log: it holds no address and no key. */
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
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  /** Milliseconds; `timeLimitMs` when left out. */
  timeout?: number;
}

/** The validated response of a provider. Throws a `ProviderFailure` for anything else. */
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
    text = await readText(response);
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure(reasonOf(error));
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

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new ProviderFailure('answer too long');
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('malformed answer');
  }
}

/** The kind of a network error without its text, which may quote the URL with a key in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network fault';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : 'network fault';
}
