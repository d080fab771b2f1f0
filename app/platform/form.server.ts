import { setImmediate } from 'node:timers/promises';

import { type ReceivedBody, describeTooLarge, maxBodyBytes } from './body-limit.ts';
import { isReasonable, mostContainers } from './json-shape.ts';
import { texts } from './language/texts.ts';
import { type Result, fail, succeed } from './result.ts';

export const unreadable = texts(
  'This form could not be read. Please reload the page and try again.',
);

/** The largest form of the site: eight people who are asked twenty questions each, and check ten choices of every one. */
const maxFields = 2000;

const ampersand = '&'.charCodeAt(0);

export interface BodyError {
  status: 400 | 413 | 422;
  message: string;
}

async function read<Value>(
  { bodyTooLarge, bodyLimit }: ReceivedBody,
  parse: () => Promise<Value>,
): Promise<Result<Value, BodyError>> {
  if (bodyTooLarge) return fail({ status: 413, message: describeTooLarge(bodyLimit) });
  try {
    return succeed(await parse());
  } catch {
    return fail({ status: 400, message: unreadable });
  }
}

const readFormData = (received: ReceivedBody) =>
  read(received, () => {
    const headers = { 'Content-Type': received.contentType };
    return new Response(received.body, { headers }).formData();
  });

/** A form with too many fields is refused before it is parsed (behaviour 22.10). */
export async function readForm(received: ReceivedBody): Promise<Result<FormData, BodyError>> {
  if (count(received.body, ampersand) >= maxFields) {
    return fail({ status: 400, message: unreadable });
  }
  return readFormData(received);
}

/** A form with one file has a few fields besides. */
const maxParts = 12;

/** A form of many parts is refused before it is parsed (behaviour 40.3). */
export async function readUpload(received: ReceivedBody): Promise<Result<FormData, BodyError>> {
  const [, quoted, plain] =
    /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;]+))/i.exec(received.contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || countText(received.body, `--${boundary}`) > maxParts) {
    return fail({ status: 400, message: unreadable });
  }
  return readFormData(received);
}

/** Stops counting at one more than `maxParts`. */
function countText(bytes: Uint8Array<ArrayBuffer>, text: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let found = 0;
  for (
    let at = buffer.indexOf(text);
    at !== -1 && found <= maxParts;
    at = buffer.indexOf(text, at + 1)
  ) {
    found += 1;
  }
  return found;
}

/** Not validated. JSON that is too deep or has too many containers is refused before it is parsed (behaviour 22.11). */
export async function readJson(received: ReceivedBody): Promise<Result<unknown, BodyError>> {
  const containers = mostContainers * Math.max(1, received.bodyLimit / maxBodyBytes);
  if (!isReasonable(received.body, containers)) return fail({ status: 422, message: unreadable });
  return read(received, async () => {
    // What follows takes as long again, and has no shorter steps.
    if (received.body.length > maxBodyBytes) await setImmediate();
    return JSON.parse(new TextDecoder().decode(received.body)) as unknown;
  });
}

function count(bytes: Uint8Array, wanted: number): number {
  let found = 0;
  for (const byte of bytes) if (byte === wanted) found += 1;
  return found;
}

export function readTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
