import { expect, test } from 'vitest';

import {
  type ReceivedBody,
  describeTooLarge,
  maxBodyBytes,
  maxFormBytes,
  tooLarge,
} from './body-limit.ts';
import { readForm, readJson, readTextField, unreadable } from './form.server.ts';

const visit: ReceivedBody = {
  body: new Uint8Array(),
  bodyTooLarge: false,
  bodyLimit: maxBodyBytes,
};

function post(body: BodyInit, type?: string): Request {
  const headers = type ? { 'content-type': type } : {};
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

test('a form is read field by field, a missing one and a file being empty text', async () => {
  const sent = new FormData();
  sent.set('name', 'Ana');
  sent.set('picture', new File(['x'], 'x.png'));
  const form = await readForm(post(sent), visit);
  expect(form.ok && readTextField(form.value, 'name')).toBe('Ana');
  expect(form.ok && readTextField(form.value, 'picture')).toBe('');
  expect(form.ok && readTextField(form.value, 'nothing')).toBe('');
});

test('JSON is handed on unchecked', async () => {
  expect(await readJson(post('{"a":[1]}'), visit)).toEqual({ ok: true, value: { a: [1] } });
});

test('a body that is neither is refused with 400', async () => {
  const refused = { ok: false, error: { status: 400, message: unreadable } };
  expect(await readForm(post('{"a":1}', 'application/json'), visit)).toEqual(refused);
  expect(await readJson(post('a=1'), visit)).toEqual(refused);
  expect(await readJson(post(''), visit)).toEqual(refused);
});

const refusedAs = (message: string) => ({ ok: false, error: { status: 413, message } });

test('a body that was too long is refused with 413, whatever arrived of it', async () => {
  const long = { ...visit, bodyTooLarge: true };
  const small = { ...long, bodyLimit: maxFormBytes };
  expect(await readForm(post('a=1'), small)).toEqual(refusedAs(describeTooLarge(maxFormBytes)));
  expect(await readJson(post('{}'), long)).toEqual(refusedAs(tooLarge));
});

const never = { formData: () => Promise.reject(new Error('was parsed')) };
const received = (text: string) => ({ ...visit, body: new TextEncoder().encode(text) });

test('a form of more than two thousand fields is refused before it is parsed (behaviour 22.10)', async () => {
  const refused = { ok: false, error: { status: 400, message: unreadable } };
  expect(await readForm(never, received('a&'.repeat(2000)))).toEqual(refused);
  const most = new URLSearchParams(Array.from({ length: 2000 }, () => ['a', 'b'])).toString();
  const type = 'application/x-www-form-urlencoded';
  expect((await readForm(post(most, type), received(most))).ok).toBe(true);
});

test('JSON that is too deep or has too many items is refused before it is parsed (behaviour 22.11)', async () => {
  const refused = { ok: false, error: { status: 422, message: unreadable } };
  for (const text of ['['.repeat(400_000), `[${'{},'.repeat(340_000)}{}]`]) {
    // The request's own text can be parsed, so the refusal comes from what was received.
    expect(await readJson(post('{}'), received(text))).toEqual(refused);
  }
});
