import { expect, test } from 'vitest';

import { tooLarge } from './body-limit.ts';
import { readForm, readJson, textField, unreadable } from './form.server.ts';

const visit = { bodyTooLarge: false };

function post(body: BodyInit, type?: string): Request {
  const headers = type ? { 'content-type': type } : {};
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

test('a form is read field by field, a missing one and a file being empty text', async () => {
  const sent = new FormData();
  sent.set('name', 'Ana');
  sent.set('picture', new File(['x'], 'x.png'));
  const form = await readForm(post(sent), visit);
  expect(form.ok && textField(form.value, 'name')).toBe('Ana');
  expect(form.ok && textField(form.value, 'picture')).toBe('');
  expect(form.ok && textField(form.value, 'nothing')).toBe('');
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

test('a body that was too long is refused with 413, whatever arrived of it', async () => {
  const refused = { ok: false, error: { status: 413, message: tooLarge } };
  expect(await readForm(post('a=1'), { bodyTooLarge: true })).toEqual(refused);
  expect(await readJson(post('{}'), { bodyTooLarge: true })).toEqual(refused);
});
