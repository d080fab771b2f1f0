import { tooLarge } from './body-limit.ts';
import { type Result, fail, ok } from './result.ts';

export const unreadable = 'This form could not be read. Please reload the page and try again.';

export interface BodyError {
  status: 400 | 413;
  message: string;
}

async function read<Body>(
  bodyTooLarge: boolean,
  parse: () => Promise<Body>,
): Promise<Result<Body, BodyError>> {
  if (bodyTooLarge) return fail({ status: 413, message: tooLarge });
  try {
    return ok(await parse());
  } catch {
    return fail({ status: 400, message: unreadable });
  }
}

/** The request's form fields, or why they cannot be had and the status that says so. */
export function readForm(
  request: Request,
  visit: { bodyTooLarge: boolean },
): Promise<Result<FormData, BodyError>> {
  return read(visit.bodyTooLarge, () => request.formData());
}

/** The request's JSON, unchecked, or why it cannot be had and the status that says so. */
export function readJson(
  request: Request,
  visit: { bodyTooLarge: boolean },
): Promise<Result<unknown, BodyError>> {
  return read(visit.bodyTooLarge, () => request.json());
}

/** A form field as text; a missing one and a file are the empty text. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
