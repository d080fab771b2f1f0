import { type ReceivedBody, describeTooLarge, maxBodyBytes } from './body-limit.ts';
import { isReasonable, mostContainers } from './json-shape.ts';
import { type Result, fail, succeed } from './result.ts';

export const unreadable = 'This form could not be read. Please reload the page and try again.';

/** The largest form of the site: eight people who are asked twenty questions each, and check ten choices of every one. */
const maxFields = 2000;

const ampersand = '&'.charCodeAt(0);

export interface BodyError {
  status: 400 | 413 | 422;
  message: string;
}

async function read<Body>(
  { bodyTooLarge, bodyLimit }: ReceivedBody,
  parse: () => Promise<Body>,
): Promise<Result<Body, BodyError>> {
  if (bodyTooLarge) {
    return fail({ status: 413, message: describeTooLarge(bodyLimit) });
  }
  try {
    return succeed(await parse());
  } catch {
    return fail({ status: 400, message: unreadable });
  }
}

/** A form with too many fields is refused before it is parsed (behaviour 22.10). */
export async function readForm(
  source: Pick<Body, 'formData'>,
  received: ReceivedBody,
): Promise<Result<FormData, BodyError>> {
  if (count(received.body, ampersand) >= maxFields) {
    return fail({ status: 400, message: unreadable });
  }
  return read(received, () => source.formData());
}

/** A form with one file has a few fields besides. */
const maxParts = 12;

/** A form of many parts is refused before it is parsed (behaviour 40.3). */
export async function readUpload(
  contentType: string | null,
  received: ReceivedBody,
): Promise<Result<FormData, BodyError>> {
  const [, quoted, plain] =
    /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (contentType === null || !boundary || countText(received.body, `--${boundary}`) > maxParts) {
    return fail({ status: 400, message: unreadable });
  }
  const form = new Response(received.body, { headers: { 'Content-Type': contentType } });
  return read(received, () => form.formData());
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
export async function readJson(
  source: Pick<Body, 'json'>,
  received: ReceivedBody,
): Promise<Result<unknown, BodyError>> {
  const containers = mostContainers * Math.max(1, received.bodyLimit / maxBodyBytes);
  if (!isReasonable(received.body, containers)) return fail({ status: 422, message: unreadable });
  return read(received, () => source.json());
}

function count(bytes: Uint8Array, wanted: number): number {
  let found = 0;
  for (const byte of bytes) if (byte === wanted) found += 1;
  return found;
}

/** Returns '' when the field is missing or a file. */
export function readTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
